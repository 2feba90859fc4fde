import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#domain/accounts/tables.ts'
import { accountBench } from '#tests/benches/account-bench.ts'
import { bookingBench, CONTACT, FAMILY } from '#tests/benches/booking-bench.ts'
import { onBoth as test } from '#tests/database.ts'
import { systemClock } from '#platform/clock.ts'
import { collectBookings } from '#domain/bookings/desk/booking/export.server.ts'
import { forgetBookingsOfDeleted } from './forget-bookings.server.ts'
import { istDate } from '#platform/dates.ts'
import { invoiceEndedJourneys } from '#domain/bookings/papers/invoice-round.server.ts'
import { bookings } from './tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'

test('the bookings of a deleted account name nobody once their journeys are over, and stay', async ({ db }) => {
  const bench = await bookingBench(db)
  const [gone, stays] = [await accountBench(db).person({ email: 'a@b.example' }), await accountBench(db).person()]
  const [over, ahead, others] = [await bench.book({}, { travellers: FAMILY }), await bench.book(), await bench.book()]
  for (const booking of [over, ahead, others]) await booking.pay('success')
  const owned = async ({ reference }: typeof over, userId: string) =>
    db.update(bookings).set({ userId }).where(eq(bookings.reference, reference))
  await owned(over, gone)
  await owned(ahead, gone)
  await owned(others, stays)
  // Whoever leaves can take along first what is kept of them, and nobody else's.
  await db.update(bookings).set({ pickup: '12 MG Road, Kochi' }).where(eq(bookings.reference, over.reference))
  const taken = await collectBookings(db, gone)
  expect(taken.map(({ reference }) => reference).toSorted()).toEqual([over.reference, ahead.reference].toSorted())
  expect(taken.find(({ reference }) => reference === over.reference)).toMatchObject({
    pickup: '12 MG Road, Kochi',
    contact: { email: CONTACT.email },
    travellers: FAMILY,
    details: { travellers: [], emergency: null },
    parts: [
      { part: 1, amountPaise: expect.any(Number), paidAt: expect.any(Date) },
      { part: 2, paidAt: null },
      { part: 3, paidAt: null },
    ],
    refunds: [],
    extras: [],
    papers: [{ kind: 'receipt-voucher' }],
  })
  const past = { startsOn: sql`current_date - 9`, endsOn: sql`current_date - 5` }
  await db
    .update(bookings)
    .set(past)
    .where(sql`${bookings.reference} in (${over.reference}, ${others.reference})`)
  expect(await forgetBookingsOfDeleted(db, systemClock)).toBe(0)
  await db
    .update(users)
    .set({ erasedAt: sql`now()` })
    .where(eq(users.id, gone))

  // What waits for its tax invoice keeps its names until it is made.
  expect(await forgetBookingsOfDeleted(db, systemClock)).toBe(0)
  await invoiceEndedJourneys(db, istDate(systemClock.now()))
  expect(await forgetBookingsOfDeleted(db, systemClock)).toBe(1)
  expect(await forgetBookingsOfDeleted(db, systemClock)).toBe(0)
  const emailOf = async ({ reference }: typeof over) =>
    (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0]
  expect(await emailOf(over)).toMatchObject({ state: 'confirmed', contactMobile: null, contactName: 'Deleted account' })
  expect(await db.select().from(travellers)).toHaveLength(0)
  // Somebody who is about to travel is still written to.
  expect((await emailOf(ahead))?.contactEmail).toBe(CONTACT.email)
  expect((await emailOf(others))?.contactEmail).toBe(CONTACT.email)
})
