import { and, eq, isNotNull, not, sql } from 'drizzle-orm'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookingEvents, bookings, instalments } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { Cover } from './desk-money.ts'
import { KEPT_HOURS } from './desk-money.ts'
import { nextPart } from './unpaid-parts.server.ts'

/**
 * Takes some of a part off it, in the caller's transaction: a part of its own for what came, while the rest keeps number, date and reminders. Money on its way for all of the old part pays the rest, and what is
 * more goes back. Gives the new part's number.
 */
export async function partOff(db: Db, bookingId: string, { of, paise }: NonNullable<Cover['some']>): Promise<number> {
  const part = await nextPart(db, bookingId)
  await db
    .update(instalments)
    .set({ amountPaise: sql`${instalments.amountPaise} - ${paise}`, percent: null })
    .where(isPart(bookingId, of.part))
  const { dueOn, share } = of
  await db
    .insert(instalments)
    .values({ bookingId, part, percent: null, amountPaise: paise, dueOn, share, ofPart: of.part })
  return part
}

/** Has what a payment paid of a booking be due again, some of a part with the rest of it where that is open; in the caller's transaction. Gives how much that is. */
export async function unpay(db: Db, bookingId: string, paymentId: string): Promise<Paise> {
  const isIts = and(eq(instalments.bookingId, bookingId), eq(instalments.paymentId, paymentId))
  const freed = await db.update(instalments).set({ paymentId: null, paidAt: null }).where(isIts).returning()
  for (const one of freed) await putBack(db, one)
  const paise = freed.reduce((sum, one) => sum + one.amountPaise, 0)
  if (paise > 0) await db.insert(bookingEvents).values({ bookingId, kind: 'unpaid', facts: { paise } })
  return paise
}

async function putBack(
  db: Db,
  { bookingId, part, ofPart, amountPaise }: typeof instalments.$inferSelect,
): Promise<void> {
  if (ofPart === null) return
  const isRest = and(isPart(bookingId, ofPart), sql`${instalments.paidAt} is null`)
  const joined = await db
    .update(instalments)
    .set({ amountPaise: sql`${instalments.amountPaise} + ${amountPaise}` })
    .where(isRest)
    .returning({ part: instalments.part })
  if (joined.length > 0) await db.delete(instalments).where(isPart(bookingId, part))
}

/** Has the seats of a hold wait at least a day for the rest of what was paid in part. */
export async function keepForRest(db: Db, bookingId: string): Promise<void> {
  const longer = sql`greatest(${bookings.holdExpiresAt}, now() + ${`${KEPT_HOURS} hours`}::interval)`
  await db.update(bookings).set({ holdExpiresAt: longer }).where(eq(bookings.id, bookingId))
}

/** A booking of which a payment was taken back, as it stands then: held for a day, where nothing it has paid confirms it any more. */
export async function standAsPaid(db: Db, booking: OpenedBooking): Promise<OpenedBooking> {
  const { id, state } = booking
  const isLeft = sql`exists (select from instalments rest where rest.booking_id = ${id} and rest.part = ${instalments.ofPart} and rest.paid_at is null)`
  const confirms = and(eq(instalments.bookingId, id), isNotNull(instalments.paidAt), not(isLeft))
  if (booking.confirmedAt === null || (await db.$count(instalments, confirms)) > 0) return booking
  const held = state === 'confirmed' ? { state: 'held' as const } : {}
  await db
    .update(bookings)
    .set({ ...held, confirmedAt: null })
    .where(eq(bookings.id, id))
  if (state === 'confirmed') await keepForRest(db, id)
  return (await lockBooking(db, id))!
}

function isPart(bookingId: string, part: number) {
  return and(eq(instalments.bookingId, bookingId), eq(instalments.part, part))
}
