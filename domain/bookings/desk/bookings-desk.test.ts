import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { payments } from '#domain/payments/tables.ts'
import { bookingBench, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { extendForSomebody, noteBooking, sendBookingLink } from './booking-deeds.server.ts'
import { findBookingDesk } from './booking-desk.server.ts'
import type { BookingsAsked } from './bookings-asked.ts'
import { countViews, listBookingsDesk, readBookingsDesk } from './bookings-desk.server.ts'
import { bookingNotes } from '#domain/bookings/tables.ts'

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
    expect(await countViews(db, SALES)).toEqual({ ok: true, value: { due: 1, refunds: 0 } })
    const read: string[] = []
    for await (const rows of readBookingsDesk(db, SALES, LATEST)) read.push(...rows.map((row) => row.reference))
    expect(read.toSorted()).toEqual(both)
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
