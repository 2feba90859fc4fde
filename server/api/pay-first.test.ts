import { describe, expect } from 'vitest'
import { cancelChangeText } from '#app/routes/booking/cancel/cancel-words.ts'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

const TODAY = istDate(new Date())
const inDays = (days: number) => ({ ...DEPARTURE, id: `in-${days}-days`, startsOn: addDays(TODAY, days) })
const GUIDE = { id: 'guide', name: 'A local guide for a day', pricePaise: 2_000_00, per: 'booking' as const }

async function bench(db: Db, days: readonly number[]) {
  const calls = await bookingBench(db)
  await write(db, publishPackages, [{ ...teaHills, rates: { ...USUAL_RATES, extras: [GUIDE] } }])
  await write(db, scheduleDepartures, days.map(inDays))
  return calls
}

describe('a change so near to the day that it would hold seats nobody pays for', () => {
  test('is refused for a date whose price is due at once, until what was sold is paid (caught: 25 % held seats over their leaving)', async ({
    db,
  }) => {
    const calls = await bench(db, [2, 10])
    const booking = await calls.book({}, { travellers: FAMILY })
    await booking.pay('success')
    const to = async (days: number) => booking.at('POST', '/amendments', { departure: `in-${days}-days` })
    for (const days of [2, 10]) expect((await to(days)).body).toMatchObject({ reason: 'pay-first' })
    await booking.pay('success', 'all')
    const { body } = await to(10)
    const { quote } = body.data as unknown as { quote: { token: string } }
    expect((await booking.at('POST', '/amendments', { quote: quote.token })).status).toBe(200)
    expect(await booking.look()).toMatchObject({ duePaise: 0 })
  })

  test('is refused for more people or extras in the last days, not for fewer (caught: one ticket that emptied a departure)', async ({
    db,
  }) => {
    const calls = await bench(db, [3, 12])
    const booked = async (days: number) => {
      const one = await calls.book({ departure: `in-${days}-days` }, { travellers: FAMILY })
      await one.pay('success', 'all')
      return one
    }
    const [near, later] = [await booked(3), await booked(12)]
    for (const more of [{ adults: 4 }, { extras: [{ id: 'guide', count: 1 }] }])
      expect((await near.at('POST', '/amendments', more)).body).toMatchObject({ reason: 'pay-first' })
    expect((await near.at('POST', '/amendments', { adults: 1 })).status).toBe(201)
    const { body } = await later.at('POST', '/amendments', { adults: 3 })
    const [part] = (body.data as unknown as { payments: { dueOn: string }[] }).payments
    // Its grace of three days is over while the seats can still be sold.
    expect(part!.dueOn).toBe(addDays(TODAY, 7))
  })
})

describe('a date that is nearer', () => {
  test('is said to be dearer to cancel before it is chosen, and in the mail (caught: said nowhere)', async ({ db }) => {
    const calls = await bench(db, [10])
    const booking = await calls.book({}, { travellers: FAMILY })
    await booking.pay('success', 'all')
    const { quote } = (await booking.at('POST', '/amendments', { departure: 'in-10-days' })).body.data as unknown as {
      quote: { token: string }
    }
    const is = (await findQuote(db, quote.token))!
    const was = (await findQuote(db, is.previousToken!))!
    expect(cancelChangeText(was.priced, is.priced, TODAY).replaceAll('\u00a0', ' ')).toMatch(
      /^Cancelling the trip costs 10 % today, and (50|75) % once it is changed\.$/,
    )
    await booking.at('POST', '/amendments', { quote: quote.token })
    const [mail] = (await listOutbox(db, 20)).filter(({ kind }) => kind === 'changed')
    expect(mail!.body).toMatch(/Cancelling now costs: (50|75)\s%/)
  })
})

describe('an extra sold by the head', () => {
  test('goes with the person who leaves (caught: refused as more than there are people)', async ({ db }) => {
    const calls = await bookingBench(db)
    const porter = { id: 'porter', name: 'A porter for your bag', pricePaise: 450_00, per: 'person-day' as const }
    await write(db, publishPackages, [{ ...teaHills, rates: { ...USUAL_RATES, extras: [porter] } }])
    const booking = await calls.book({ extras: [{ id: 'porter', count: 2 }] }, { travellers: FAMILY })
    await booking.pay('success', 'all')
    const { status, body } = await booking.at('POST', '/amendments', { adults: 1 })
    expect(status).toBe(201)
    const { quote } = body.data as unknown as { quote: { token: string } }
    expect((await findQuote(db, quote.token))!.priced.extras).toEqual([{ id: 'porter', count: 1 }])
    // More than there are people is refused as before.
    const three = { extras: [{ id: 'porter', count: 3 }] }
    expect((await booking.at('POST', '/amendments', three)).body.reason).toBe('not-an-extra')
  })
})
