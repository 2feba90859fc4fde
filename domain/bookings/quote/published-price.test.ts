import { describe, expect } from 'vitest'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { partOf } from '#domain/catalogue/revision.ts'
import { readEdited, wholeStood } from '#domain/catalogue/revisions.server.ts'
import { keepPart } from '#domain/catalogue/writing/drafts.server.ts'
import { publishRevision, withdrawPackage } from '#domain/catalogue/writing/publishing.server.ts'
import { systemClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { quotes } from '#domain/bookings/tables.ts'

const EDITOR = { id: 'somebody-who-edits', role: 'editor' } as const
const { id } = teaHills
/** A date of their own, priced by the grid. */
const OWN_DATE = { departure: undefined, startsOn: STARTS_ON }
const DONE = { ok: true, value: undefined }

async function publishDearer(db: Db) {
  const { content } = (await readEdited(db, id))!
  const prices = partOf(content, 'prices')
  const grid = { ...prices.grid, twin: 20_000_00 }
  const seasons = [{ name: 'All year', from: '01-01', to: '12-31', percent: 10 }]
  const given = { ...prices, grid, rates: { ...prices.rates, seasons }, cancellationPlanId: 'trek' }
  expect(await keepPart.prices({ db, clock }, EDITOR, { ...given, id, stood: stoodOf(prices) })).toEqual(DONE)
  const stood = wholeStood((await readEdited(db, id))!)
  expect(await publishRevision({ db, clock }, EDITOR, { id, stood, why: 'Dearer hotels' })).toEqual(DONE)
}

describe('a price that is published', () => {
  test('leaves every quote and booking as it was made, and counts from the next quote on', async ({ db }) => {
    const { book, quote, hold, services } = await bookingBench(db)
    const sold = await book(OWN_DATE, { travellers: FAMILY })
    await sold.pay('success', 1)
    const promised = (await quote(OWN_DATE)).body.data!
    const [before, kept] = [await sold.look(), await db.select().from(quotes)]
    await publishDearer(db)
    expect(await sold.look()).toEqual(before)
    expect((await db.select().from(quotes)).slice(0, kept.length)).toEqual(kept)
    expect((await sold.at('GET', '/cancellation')).status).toBe(200)
    const now = (await quote(OWN_DATE)).body.data!
    expect([promised['totalPaise'], now['totalPaise']]).toEqual([2 * 19_425_00, 2 * 23_100_00])
    // Whoever takes the old one up at another price is asked first, and loses nothing.
    expect((await hold(String(promised['token']))).body.reason).toBe('price-changed')
    await services.printer.close()
  })

  test('stands for who has booked after the package is withdrawn', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const sold = await book({}, { travellers: FAMILY })
    await sold.pay('success', 1)
    const before = await sold.look()
    const stood = wholeStood((await readEdited(db, id))!)
    expect(await withdrawPackage({ db, clock }, EDITOR, { id, stood, why: '' })).toEqual(DONE)
    expect(await sold.look()).toEqual(before)
    expect((await sold.at('GET', '/cancellation')).status).toBe(200)
    await sold.pay('success', 2)
    expect((await sold.look())['state']).toBe('confirmed')
    await services.printer.close()
  })
})
