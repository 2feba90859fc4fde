import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { payments } from '#domain/payments/tables.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import type { Db } from '#platform/db.server.ts'
import { onBoth as test } from '#tests/database.ts'
import { extendForSomebody, noteBooking, sendBookingLink } from './booking/deeds.server.ts'
import { findBookingDesk } from './booking/desk.server.ts'
import type { BookingsAsked } from './bookings-asked.ts'
import { countViews, listBookingsDesk, readBookingsDesk } from './bookings-desk.server.ts'
import { bookingNotes } from './tables.ts'

const [SALES, EDITOR] = [
  { id: 'somebody-in-sales', role: 'sales' },
  { id: 'somebody-who-edits', role: 'editor' },
] as const
const LATEST: BookingsAsked = { view: 'all', sort: 'booked', isDown: true }

describe('the bookings of the office', () => {
  test('are found by anything, by who works on bookings alone (caught: no policy asked, a traveller not looked for)', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    const [paid] = [await book({}, { travellers: FAMILY }), await book({}, { contact: OTHER })]
    const started = await paid.pay('success', 1)
    const [payment] = await db.select().from(payments)
    await db.update(payments).set({ providerPaymentId: '612345678901' }).where(eq(payments.id, payment!.id))
    const order = String(started.body.data!['orderId'])
    const words = [paid.reference.toLowerCase(), '98123 45678', 'MEERA@example.org', 'arjun kul', order, '612345678901']
    for (const one of words) {
      const found = await listBookingsDesk(db, SALES, { ...LATEST, words: one }, 1)
      expect([one, found.ok && found.value.rows.map((row) => row.reference)]).toEqual([one, [paid.reference]])
    }
    expect(await listBookingsDesk(db, EDITOR, LATEST, 1)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await findBookingDesk(db, EDITOR, paid.reference)).toEqual({ ok: false, reason: 'forbidden' })
    for await (const rows of readBookingsDesk(db, EDITOR, LATEST)) expect(rows).toEqual([])
    await services.printer.close()
  })

  test('are narrowed by how they stand, when they leave and what is owed', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const [paid, held] = [await book(), await book()]
    await paid.pay('success', 1)
    const ask = async (more: Partial<BookingsAsked>) => {
      const found = await listBookingsDesk(db, SALES, { ...LATEST, ...more }, 1)
      return found.ok ? found.value.rows.map(({ reference }) => reference).toSorted() : []
    }
    const both = [paid.reference, held.reference].toSorted()
    expect(await ask({})).toEqual(both)
    expect(await ask({ view: 'due' })).toEqual([paid.reference])
    expect(await ask({ state: 'held' })).toEqual([held.reference])
    expect(await ask({ tour: 'TEA' })).toEqual(both)
    expect(await ask({ tour: 'nothing' })).toEqual([])
    expect(await ask({ until: '2020-01-01' })).toEqual([])
    expect([await ask({ view: 'cars' }), await ask({ view: 'refunds' })]).toEqual([[], []])
    expect(await countViews(db, SALES)).toEqual({ ok: true, value: { due: 1, refunds: 0, invoice: 0 } })
    const read: string[] = []
    for await (const rows of readBookingsDesk(db, SALES, LATEST)) read.push(...rows.map((row) => row.reference))
    expect(read.toSorted()).toEqual(both)
    await services.printer.close()
  })

  test('are counted once however many of their travellers bear a name, and a common one no further than pages go (caught: each name counted, a narrowed list that claims its most)', async ({
    db,
  }) => {
    const { book, services } = await bookingBench(db)
    await book({}, { travellers: FAMILY })
    const other = await book({}, { contact: OTHER })
    await copyBooking(db, 'Meera', 800)
    const ask = async (more: Partial<BookingsAsked>) => {
      const found = await listBookingsDesk(db, SALES, { ...LATEST, ...more }, 1)
      return found.ok ? [found.value.rows.length, found.value.total, found.value.most] : []
    }
    expect(await ask({ words: 'Kulkarni' })).toEqual([50, 801, 10_000])
    await copyBooking(db, 'Meera', 2000)
    expect(await ask({ words: 'Kulkarni' })).toEqual([50, 1000, 1000])
    expect(await ask({ words: 'Kulkarni', state: 'held' })).toEqual([50, 500, 500])
    expect(await ask({ words: 'Kulkarni', state: 'cancelled' })).toEqual([0, 0, 500])
    expect(await ask({ words: 'Farida' })).toEqual([1, 1, 10_000])
    await copyDeparture(db, 2001)
    expect(await ask({ tour: 'tea' })).toEqual([50, 500, 500])
    expect(await ask({ tour: 'tea', words: 'Farida' })).toEqual([1, 1, 500])
    expect(await ask({ tour: 'nothing', words: other.reference })).toEqual([0, 0, 10_000])
    await services.printer.close()
  })

  test('tell all that happened, in order, and who did it; a note keeps its words out of the audit', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const { reference, pay } = await book()
    expect(await extendForSomebody(services, SALES, { reference })).toMatchObject({ ok: true })
    expect(await extendForSomebody(services, SALES, { reference })).toMatchObject({ reason: 'not-allowed' })
    await pay('success', 1)
    await noteBooking(services, SALES, { reference, words: 'Her mother is diabetic.' })
    expect(await sendBookingLink(services, EDITOR, { reference })).toEqual({ ok: false, reason: 'forbidden' })
    expect(await sendBookingLink(services, SALES, { reference })).toMatchObject({ ok: true })
    const found = await findBookingDesk(db, SALES, reference)
    const told = found.ok ? found.value.timeline.map((one) => (one.what === 'event' ? one.kind : one.what)) : []
    expect(told.toSorted()).toEqual(
      ['confirmed', 'deed', 'document', 'extended', 'held', 'message', 'message', 'message', 'note', 'paid'].toSorted(),
    )
    const extended = found.ok
      ? found.value.timeline.find((one) => one.what === 'event' && one.kind === 'extended')
      : null
    expect(extended?.by).toBe(SALES.id)
    expect(await db.select({ words: bookingNotes.words }).from(bookingNotes)).toEqual([
      { words: 'Her mother is diabetic.' },
    ])
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('diabetic')
    await services.printer.close()
  })

  test('say who does not travel any more and what was kept of their money (caught: only the sums)', async ({ db }) => {
    const { book, services } = await bookingBench(db)
    const named = [...FAMILY, { name: 'Tara Kulkarni', age: 30 }]
    const booking = await book({ adults: 3 }, { travellers: named })
    await booking.pay('success', 'all')
    const quoted = await booking.at('POST', '/amendments', { adults: 2 })
    const { quote } = quoted.body.data as unknown as { quote: { token: string } }
    await booking.at('POST', '/amendments', { quote: quote.token, travellers: FAMILY })
    const found = await findBookingDesk(db, SALES, booking.reference)
    const timeline = found.ok ? found.value.timeline : []
    expect(timeline).toContainEqual(
      expect.objectContaining({ what: 'note', about: 'left', words: 'Tara Kulkarni', by: undefined }),
    )
    expect(timeline.find((one) => one.what === 'event' && one.kind === 'amended')).toMatchObject({
      facts: { wasSeats: 3, isSeats: 2, chargePaise: found.ok ? found.value.booking.chargesPaise : 0 },
    })
    await services.printer.close()
  })

  test('open their papers to staff and to nobody else', async ({ db }) => {
    const { app, book, services } = await bookingBench(db)
    const { reference, pay } = await book()
    await pay('success', 1)
    const answer = await app.request(`/admin/bookings/${reference}/documents/journey.ics`)
    expect(answer.status).toBe(403)
    await services.printer.close()
  })
})

const OTHER = { name: 'Farida Mistry', mobile: '9822222222', email: 'farida@example.org' }

/** The same booking so many times more, with its travellers. */
async function copyBooking(db: Db, name: string, times: number): Promise<void> {
  const batch = `${times}-`
  await db.execute(sql`insert into bookings select copy.* from bookings b, generate_series(1, ${times}::int) n,
    jsonb_populate_record(b, jsonb_build_object('id', ${batch}::text || n, 'reference', ${batch}::text || n)) copy
    where b.contact_name like ${`${name}%`} and b.id not like '%-%'`)
  await db.execute(sql`insert into travellers (booking_id, position, name, age) select ${batch}::text || n, position, t.name, age
    from travellers t join bookings b on b.id = booking_id, generate_series(1, ${times}::int) n where b.id not like '%-%'`)
}

async function copyDeparture(db: Db, times: number): Promise<void> {
  await db.execute(sql`insert into departures select copy.* from departures d, generate_series(1, ${times}::int) n,
    jsonb_populate_record(d, jsonb_build_object('id', 'copy' || n, 'starts_on', d.starts_on + n)) copy`)
}
