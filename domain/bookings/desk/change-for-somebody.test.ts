import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { listInstalments } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { listOutbox } from '#domain/messaging/outbox.server.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, FAMILY, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { write } from '#tests/write.ts'
import { findBookingDesk } from './booking/desk.server.ts'
import { changeForSomebody, quoteForSomebody } from './change-for-somebody.server.ts'

const SALES = { id: 'somebody-in-sales', role: 'sales', provenAt: new Date() } as const
const THREE = [...FAMILY, { name: 'Tara Kulkarni', age: 30 }]
const SINGLES = { single: 2, twin: 0, triple: 0, quad: 0 }
const LATER = 'another-departure'
type Booked = Awaited<ReturnType<Awaited<ReturnType<typeof bookingBench>>['book']>>

async function openBench(db: Db) {
  const bench = await bookingBench(db, { capacity: 20 })
  const later = { ...DEPARTURE, id: LATER, startsOn: addDays(STARTS_ON, 14), twinPaise: 23_000_00, capacity: 20 }
  await write(db, scheduleDepartures, [later])
  const quote = (reference: string, change: object, actor: typeof SALES = SALES) =>
    quoteForSomebody(bench.services, actor, { reference, change })
  const read = async (reference: string, change: object) => {
    const quoted = await quote(reference, change)
    if (!quoted.ok) throw new Error(quoted.reason)
    return quoted.value
  }
  const change = (reference: string, token: string, more: object = {}, actor: typeof SALES = SALES) =>
    changeForSomebody(bench.services, actor, { reference, token, ...more })
  const rowOf = async (reference: string) =>
    (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0]!
  /** All that is owed, kept and goes back of a booking, and who travels in it. */
  const stands = async (reference: string) => {
    const { id, totalPaise, chargesPaise, seats, startsOn } = await rowOf(reference)
    const parts = (await listInstalments(db, id)).map(({ amountPaise, dueOn, paidAt }) => [
      amountPaise,
      dueOn,
      paidAt !== null,
    ])
    const names = (await listTravellers(db, id)).map(({ name, age, room }) => [name, age, room])
    return { totalPaise, chargesPaise, seats, startsOn, parts, names, balances: await findBalances(db, id) }
  }
  return { ...bench, quote, read, change, rowOf, stands }
}

const CHANGES: [string, { change: object; travellers?: typeof FAMILY; pays: number | 'all' }][] = [
  ['one more', { change: { adults: 3 }, travellers: THREE, pays: 1 }],
  ['one less, of which money goes back', { change: { adults: 1 }, travellers: FAMILY.slice(0, 1), pays: 'all' }],
  ['another date', { change: { departure: LATER }, pays: 'all' }],
  ['a room each on another date', { change: { departure: LATER, rooms: SINGLES }, pays: 1 }],
]

async function ownChange(booking: Booked, change: object, travellers: typeof FAMILY | undefined) {
  const quoted = await booking.at('POST', '/amendments', change)
  const { quote } = quoted.body.data as unknown as { quote: { token: string } }
  return booking.at('POST', '/amendments', { quote: quote.token, ...(travellers ? { travellers } : {}) })
}

describe('a change that staff make for whoever calls', () => {
  test.for(CHANGES)(
    'of %s comes to what their own does, to the paisa (caught: a charge forgotten, a part with another date)',
    async ([, { change: asked, travellers, pays }], { db }) => {
      const { book, services, read, change, stands } = await openBench(db)
      const [own, theirs] = [await book({}, { travellers: FAMILY }), await book({}, { travellers: FAMILY })]
      for (const one of [own, theirs]) await one.pay('success', pays)
      const before = (await listOutbox(db, 100)).length
      expect((await ownChange(own, asked, travellers)).status).toBe(200)
      const ofOwn = (await listOutbox(db, 100)).length - before
      const { quote } = await read(theirs.reference, asked)
      const named = travellers ? { named: travellers } : {}
      expect(await change(theirs.reference, quote.token, named)).toEqual({ ok: true, value: undefined })
      expect(await stands(theirs.reference)).toEqual(await stands(own.reference))
      expect((await listOutbox(db, 100)).length - before).toBe(2 * ofOwn)
      await services.printer.close()
    },
  )

  test('is for who works on bookings, and asks who is there where money goes back (caught: an editor, a screen left open)', async ({
    db,
  }) => {
    const { book, services, quote, read, change, stands } = await openBench(db)
    const { reference, pay } = await book({}, { travellers: FAMILY })
    await pay('success', 'all')
    const asked = { adults: 1 }
    const { quote: made, refundPaise } = await read(reference, asked)
    expect(refundPaise).toBeGreaterThan(0)
    const before = await stands(reference)
    const named = { named: FAMILY.slice(0, 1) }
    for (const role of ['editor', 'traveller']) {
      const other = { ...SALES, role } as unknown as typeof SALES
      expect(await quote(reference, asked, other)).toMatchObject({ reason: 'forbidden' })
      expect(await change(reference, made.token, named, other)).toMatchObject({ reason: 'forbidden' })
    }
    const stale = { ...SALES, provenAt: new Date(Date.now() - 6 * MINUTE) }
    expect(await change(reference, made.token, named, stale)).toEqual({ ok: false, reason: 'prove-again' })
    expect(await stands(reference)).toEqual(before)
    expect(await change(reference, made.token, named)).toMatchObject({ ok: true })
    expect((await stands(reference)).balances['refund-due']).toBe(refundPaise)
    const written = await db.$count(auditEntries)
    // Pressed twice: nothing goes back twice, and it is no second deed.
    expect(await change(reference, made.token, named)).toEqual({ ok: true, value: undefined })
    expect((await stands(reference)).balances['refund-due']).toBe(refundPaise)
    expect(await db.$count(auditEntries)).toBe(written)
    await services.printer.close()
  })

  test('is refused as their own is: another booking’s quote, one that was taken meanwhile, a hold, a name that does not fit', async ({
    db,
  }) => {
    const { book, services, quote, read, change } = await openBench(db)
    const [paid, other, held] = [await book({}, { travellers: FAMILY }), await book(), await book()]
    for (const one of [paid, other]) await one.pay('success', 1)
    expect(await quote(held.reference, { adults: 3 })).toMatchObject({ reason: 'not-allowed' })
    expect(await quote('2A3B4C5D', { adults: 3 })).toMatchObject({ reason: 'unknown-booking' })
    expect(await quote(paid.reference, { adults: 30 })).toMatchObject({ ok: false })
    const more = await read(paid.reference, { adults: 3 })
    expect(await change(other.reference, more.quote.token)).toMatchObject({ reason: 'price-changed' })
    const child = { named: [...FAMILY, { name: 'Tara', age: 7 }] }
    expect(await change(paid.reference, more.quote.token, child)).toMatchObject({
      reason: 'invalid-travellers',
      faults: [{ path: 'travellers.2.age' }],
    })
    const single = await read(paid.reference, { rooms: SINGLES })
    expect(await change(paid.reference, more.quote.token, { named: THREE })).toMatchObject({ ok: true })
    expect(await change(paid.reference, single.quote.token)).toMatchObject({ reason: 'price-changed' })
    await services.printer.close()
  })

  test('by two at once is made by one of them', async ({ database: { db } }) => {
    const { book, services, read, change, stands } = await openBench(db)
    const { reference, pay } = await book({}, { travellers: FAMILY })
    await pay('success', 1)
    const [more, rooms] = [await read(reference, { adults: 3 }), await read(reference, { rooms: SINGLES })]
    const both = await Promise.all([
      change(reference, more.quote.token, { named: THREE }),
      change(reference, rooms.quote.token, {}, { ...SALES, id: 'another' } as unknown as typeof SALES),
    ])
    expect(both.map((one) => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['ok', 'price-changed'])
    const { totalPaise } = await stands(reference)
    expect([more, rooms].map(({ isPaise }) => isPaise)).toContain(totalPaise)
    await services.printer.close()
  })

  test('is told to who booked, and stands in what happened with who did it; who left is noted by the colleague', async ({
    db,
  }) => {
    const { book, services, read, change } = await openBench(db)
    const { reference, pay } = await book({ adults: 3 }, { travellers: THREE })
    await pay('success', 1)
    const { quote } = await read(reference, { adults: 2 })
    await change(reference, quote.token, { named: FAMILY })
    const found = await findBookingDesk(db, SALES, reference)
    const timeline = found.ok ? found.value.timeline : []
    expect(timeline.find((one) => one.what === 'event' && one.kind === 'amended')).toMatchObject({ by: SALES.id })
    expect(timeline.find((one) => one.what === 'note')).toMatchObject({ about: 'left', words: 'Tara Kulkarni' })
    const mails = (await listOutbox(db, 50)).filter(({ subject }) => subject?.startsWith('Changed'))
    expect(mails).toHaveLength(1)
    const audit = JSON.stringify(await db.select().from(auditEntries))
    expect(audit).toContain('chargePaise')
    expect(audit).not.toContain('Tara')
    await services.printer.close()
  })
})
