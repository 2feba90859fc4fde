import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { USUAL_OWN_DATES } from '#domain/catalogue/package.ts'
import type { OwnDates } from '#domain/catalogue/package.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { systemClock } from '#platform/clock.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { askApi } from '#tests/ask-api.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'

const TODAY = istDate(new Date())

async function bench(db: Db, own: Partial<OwnDates>) {
  const calls = await bookingBench(db)
  const set = (ownDates: Partial<OwnDates>) =>
    db
      .update(packages)
      .set({ ownDates: { ...USUAL_OWN_DATES, ...ownDates } })
      .where(eq(packages.id, teaHills.id))
  await set(own)
  const on = (days: number, more: object = {}) => ({ departure: undefined, startsOn: addDays(TODAY, days), ...more })
  const reason = async (asked: object) => (await calls.quote(asked)).body.reason
  return { ...calls, set, on, reason }
}

describe('dates of a party’s own', () => {
  test('are sold as far ahead and to as many as their package says (caught: five days for all, and the group’s number)', async ({
    db,
  }) => {
    const { on, reason, services } = await bench(db, { leadDays: 12, mostPeople: 3 })
    expect([await reason(on(11)), await reason(on(12))]).toEqual(['too-late', undefined])
    expect([await reason(on(30, { adults: 3 })), await reason(on(30, { adults: 4 }))]).toEqual([
      undefined,
      'group-too-large',
    ])
    // A departure takes them all the same.
    expect(await reason({ adults: 4 })).toBeUndefined()
    await services.printer.close()
  })

  test('are refused by the call that only says a price as by the one that promises it (caught: priced tomorrow, in two years and where none is sold, for more people than there may be)', async ({
    db,
  }) => {
    const { on, reason, set, services } = await bench(db, { leadDays: 12, mostPeople: 3 })
    const price = async (days: number, adults = 2) => {
      const query = new URLSearchParams({ package: teaHills.url, adults: `${adults}`, date: addDays(TODAY, days) })
      return (await askApi(db, `/api/quotes?${query}`, { clock: systemClock })).body['reason']
    }
    const both = async (days: number, adults = 2) => [await price(days, adults), await reason(on(days, { adults }))]
    const twice = (reason?: string) => [reason, reason]
    expect(await both(11)).toEqual(twice('too-late'))
    expect(await both(12)).toEqual(twice())
    expect(await both(365)).toEqual(twice())
    expect(await both(366)).toEqual(twice('too-early'))
    expect(await both(-1)).toEqual(twice('date-passed'))
    expect(await both(30, 4)).toEqual(twice('group-too-large'))
    await set({ areSold: false })
    expect(await both(30)).toEqual(twice('no-own-dates'))
    await services.printer.close()
  })

  test('are not sold where the package has none, and a price promised before is not (caught: held by the old quote)', async ({
    db,
  }) => {
    const { on, quote, hold, reason, set, services } = await bench(db, {})
    const [promised, fixed] = [(await quote(on(30))).body.data!, (await quote()).body.data!]
    await set({ areSold: false })
    expect(await reason(on(30))).toBe('no-own-dates')
    expect((await hold(String(promised['token']))).body.reason).toBe('no-own-dates')
    expect((await hold(String(fixed['token']))).status).toBe(201)
    await services.printer.close()
  })

  test('close as long before they leave as the package said when they were sold (caught: a day before, for all)', async ({
    db,
  }) => {
    const { on, book, quote, set, services } = await bench(db, { leadDays: 9, cutoffDays: 8 })
    const sold = await book(on(9), { travellers: FAMILY })
    await sold.pay('success', 'all')
    const [row] = await db.select().from(departures).where(eq(departures.isPrivate, true))
    expect(row!.cutoffDays).toBe(8)
    const change = async () => (await sold.at('POST', '/amendments', { adults: 3 })).status
    expect(await change()).toBe(201)
    // What is changed later counts for what is sold later.
    await set({ leadDays: 40, cutoffDays: 30 })
    expect(await change()).toBe(201)
    await db.update(bookings).set({ startsOn: addDays(TODAY, 7) })
    expect((await sold.at('POST', '/amendments', { adults: 3 })).body.reason).toBe('too-late')
    const { token } = (await quote(on(41))).body.data as unknown as { token: string }
    const [promised] = await db.select().from(quotes).where(eq(quotes.token, token))
    expect(promised!.priced.basis!.ownCutoffDays).toBe(30)
    await services.printer.close()
  })

  test('a quote of one runs out with the last day it may be booked (caught: the evening before it leaves)', async ({
    db,
  }) => {
    const { on, quote, services } = await bench(db, { leadDays: 2, cutoffDays: 2 })
    const { expiresAt } = (await quote(on(2))).body.data as unknown as { expiresAt: string }
    expect(istDate(new Date(Date.parse(expiresAt) - 1))).toBe(TODAY)
    await services.printer.close()
  })
})
