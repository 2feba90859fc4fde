import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEntries } from '#domain/audit/tables.ts'
import { checkBooks } from '#domain/bookings/pay/books.server.ts'
import { vehicleHires } from '#domain/cars/tables.ts'
import { outbox } from '#domain/messaging/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { bookingBench, CONTACT, DEPARTURE, TOTAL } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { carBench, PICKUP, V5 } from '#tests/car-fixture.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { bookForSomebody } from './book-for-somebody.server.ts'
import { findBookingDesk } from '#domain/bookings/desk/booking/desk.server.ts'
import { bookingToken } from '#domain/bookings/booking-link.ts'
import { findBooking } from '#domain/bookings/find-booking.server.ts'
import { nameParty } from '#domain/bookings/change/name-party.server.ts'
import { verifyByLink } from './verify-contact.server.ts'
import { bookings } from '#domain/bookings/tables.ts'

const [LEELA, EDITOR] = [
  { id: 'leela-in-sales', role: 'sales' },
  { id: 'somebody-who-edits', role: 'editor' },
] as const
const ASKED = {
  ...CONTACT,
  ask: String(new URLSearchParams({ package: teaHills.url, departure: DEPARTURE.id, adults: '2' })),
  shownPaise: TOTAL,
  hours: 4,
}
const HOUR = 3_600_000

type Booking = Parameters<typeof bookForSomebody>

/** By a form of its own. */
function bookAnew(needs: Booking[0], actor: Booking[1], asked: Omit<Booking[2], 'key'>) {
  return bookForSomebody(needs, actor, { key: newId(), ...asked })
}

async function findOne(db: Db, reference: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  return row!
}

describe('a booking for somebody on the telephone', () => {
  test('holds the seats at the price that was read out and sends them the link, marked as by staff (caught: another price held, an editor books)', async ({
    db,
  }) => {
    const { services, departure } = await bookingBench(db)
    expect(await bookAnew(services, EDITOR, ASKED)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await bookAnew(services, LEELA, { ...ASKED, shownPaise: TOTAL - 100 })).toMatchObject({
      reason: 'price-changed',
    })
    expect(await bookAnew(services, LEELA, { ...ASKED, mobile: '12' })).toMatchObject({
      reason: 'invalid',
      faults: [{ path: 'mobile' }],
    })
    expect([await departure(), await db.$count(outbox)]).toMatchObject([{ held: 0 }, 0])
    const booked = await bookAnew(services, LEELA, ASKED)
    if (!booked.ok) throw new Error(booked.reason)
    const row = await findOne(db, booked.value.reference)
    expect(row).toMatchObject({ state: 'held', bookedBy: LEELA.id, userId: null, contactProvenAt: null })
    expect(Math.round((row.holdExpiresAt.getTime() - row.createdAt.getTime()) / HOUR)).toBe(4)
    expect(await departure()).toMatchObject({ held: 2 })
    const [mail] = await db.select().from(outbox).where(eq(outbox.channel, 'email'))
    expect([mail!.recipient, mail!.body.includes(`/booking/${row.reference}?key=`)]).toEqual([CONTACT.email, true])
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `booking:${row.reference}`))
    expect(entry).toMatchObject({ actor: LEELA.id, after: { bookedForSomebody: true, totalPaise: TOTAL } })
    const found = await findBookingDesk(db, LEELA, row.reference)
    expect(found.ok && found.value.timeline.find((one) => one.what === 'event')?.by).toBe(LEELA.id)
    await services.printer.close()
  })

  test('holds a car of the class and its driver, and says where it comes (caught: held without a pick-up)', async ({
    db,
  }) => {
    const { services, call } = await carBench(db, 1)
    const quoted = await call('POST', '/api/quotes', V5)
    const params = Object.entries({ trip: 'round-trip', ...V5 }).map(([name, typed]) => [name, String(typed)])
    const shownPaise = Number(quoted.body.data?.['totalPaise'])
    const asked = { ...CONTACT, ask: String(new URLSearchParams(params)), shownPaise, hours: 24 }
    expect(await bookAnew(services, EDITOR, { ...asked, pickup: PICKUP })).toMatchObject({ reason: 'forbidden' })
    for (const pickup of [undefined, '', 'here'])
      expect(await bookAnew(services, LEELA, { ...asked, pickup })).toMatchObject({
        faults: [{ path: 'pickup' }],
      })
    expect(await bookAnew(services, LEELA, { ...asked, pickup: PICKUP, shownPaise: 1 })).toMatchObject({
      reason: 'price-changed',
    })
    expect(await db.$count(vehicleHires)).toBe(0)
    const booked = await bookAnew(services, LEELA, { ...asked, pickup: PICKUP })
    if (!booked.ok) throw new Error(booked.reason)
    expect(await findOne(db, booked.value.reference)).toMatchObject({
      state: 'held',
      bookedBy: LEELA.id,
      pickup: PICKUP,
    })
    expect(await db.$count(vehicleHires)).toBe(1)
    expect(await bookAnew(services, LEELA, { ...asked, pickup: PICKUP })).toMatchObject({ reason: 'sold-out' })
    expect(await checkBooks(db)).toMatchObject({ findings: [] })
    await services.printer.close()
  })

  test('pressed twice holds once and sends one link (caught: two holds, two links)', async ({ db }) => {
    const { services, departure } = await bookingBench(db)
    const asked = { ...ASKED, key: newId() }
    const pressed = [await bookForSomebody(services, LEELA, asked), await bookForSomebody(services, LEELA, asked)]
    expect(pressed[0]).toMatchObject({ ok: true })
    expect(pressed[1]).toEqual(pressed[0])
    const mails = await db.$count(outbox, eq(outbox.channel, 'email'))
    const entries = await db.$count(auditEntries, eq(auditEntries.actor, LEELA.id))
    expect([await departure(), mails, entries]).toMatchObject([{ held: 2 }, 1, 1])
    const other = { ...asked, name: 'Arjun Kulkarni' }
    expect(await bookForSomebody(services, LEELA, other)).toEqual({ ok: false, reason: 'key-reused' })
    await services.printer.close()
  })

  test('never oversells', async ({ db }) => {
    const { services, departure } = await bookingBench(db, { capacity: 3, minToRun: 2 })
    expect(await bookAnew(services, LEELA, ASKED)).toMatchObject({ ok: true })
    expect(await bookAnew(services, LEELA, ASKED)).toMatchObject({ reason: 'sold-out' })
    expect([await departure(), await db.$count(bookings)]).toMatchObject([{ held: 2 }, 1])
    await services.printer.close()
  })

  test('is proven by its link, and by no link that another address was typed under or that was given at once (caught: any link proves, any contact is proven)', async ({
    db,
  }) => {
    const { services, book } = await bookingBench(db)
    const { keys } = services
    const open = async (reference: string) => {
      const row = await findOne(db, reference)
      await verifyByLink({ db, keys }, reference, bookingToken(keys, row))
      return (await findOne(db, reference)).contactProvenAt !== null
    }
    const booked = [await bookAnew(services, LEELA, ASKED), await bookAnew(services, LEELA, ASKED)]
    const [first, second] = booked.map((one) => (one.ok ? one.value.reference : ''))
    await verifyByLink({ db, keys }, first!, 'x'.repeat(43))
    expect((await findOne(db, first!)).contactProvenAt).toBeNull()
    expect(await open(first!)).toBe(true)
    const contact = { ...CONTACT, email: 'somebody.else@example.org' }
    const travellers = [
      { name: 'Meera Kulkarni', age: 38 },
      { name: 'Arjun Kulkarni', age: 41 },
    ]
    const token = bookingToken(keys, await findOne(db, second!))
    const { access } = (await findBooking(db, keys, second!, { token }))!
    expect(await nameParty({ db }, access, { contact, travellers })).toMatchObject({ ok: true })
    expect(await open(second!)).toBe(false)
    expect(await open((await book()).reference)).toBe(false)
    await services.printer.close()
  })
})
