import { and, eq, gte, isNull, max, sql } from 'drizzle-orm'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { instalments, paymentReminders } from '#domain/bookings/tables.ts'

/**
 * Puts these parts in place of what is not paid of a booking, in the caller's transaction. They bear numbers nobody was ever asked to pay, so that money on its way
 * for an old part pays none of them and goes back, and are reminded of on days of their own.
 */
export async function replaceUnpaid(
  db: Db,
  bookingId: string,
  parts: readonly (Pick<Instalment, 'amountPaise' | 'dueOn'> & Partial<Pick<Instalment, 'share' | 'percent'>>)[],
): Promise<void> {
  await db.delete(instalments).where(and(eq(instalments.bookingId, bookingId), isNull(instalments.paidAt)))
  const first = await nextPart(db, bookingId)
  const isNew = and(eq(paymentReminders.bookingId, bookingId), gte(paymentReminders.part, first))
  await db.delete(paymentReminders).where(isNew)
  if (parts.length === 0) return
  await db
    .insert(instalments)
    .values(parts.map((part, at) => ({ bookingId, part: first + at, percent: null, ...part })))
}

/** The number of a part to add: after what is there, and after what a payment was ever begun for. */
export async function nextPart(db: Db, bookingId: string): Promise<number> {
  const [kept] = await db
    .select({ part: max(instalments.part) })
    .from(instalments)
    .where(eq(instalments.bookingId, bookingId))
  const [asked] = await db
    .select({ part: sql<number>`coalesce(max(asked.part), 0)`.mapWith(Number) })
    .from(sql`${paymentOrders}, unnest(${paymentOrders.parts}) as asked (part)`)
    .where(eq(paymentOrders.bookingId, bookingId))
  return Math.max(kept?.part ?? 0, asked?.part ?? 0) + 1
}
