import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { instalments } from '#domain/bookings/tables.ts'
import { isDeskWay } from '#domain/payments/payment.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import { payments } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'

export type NotPayable = 'paid already' | 'parts changed'
/** Parts of a booking, by their numbers. */
export type OrderedParts = { of: string; parts: number[] }

/**
 * What the money of an order pays of its parts, in paise, with the parts locked: all of it, or what is left of them where staff took some of them by hand meanwhile. Or why it pays none of them: one is paid
 * otherwise or nothing is left ('paid already'); what is left was divided anew by a change or among friends, or is more than came ('parts changed').
 */
export async function findLeft(
  db: Db,
  { of, parts }: OrderedParts,
  wantedPaise: Paise,
): Promise<{ paise: Paise } | NotPayable> {
  const { amountPaise, paidAt, bookingId, part, paymentId } = instalments
  const by = sql<ProviderName | null>`(select ${payments.provider} from ${payments} where ${payments.id} = ${paymentId})`
  const found = await db
    .select({ amountPaise, paidAt, by })
    .from(instalments)
    .where(and(eq(bookingId, of), inArray(part, parts)))
    .for('update')
  const unpaid = found.filter((one) => one.paidAt === null)
  const isByHand = found.every((one) => one.paidAt === null || (one.by !== null && isDeskWay(one.by)))
  if (found.length > 0 && (unpaid.length === 0 || !isByHand)) return 'paid already'
  const paise = unpaid.reduce((sum, one) => sum + one.amountPaise, 0)
  return found.length === parts.length && paise <= wantedPaise ? { paise } : 'parts changed'
}

/** Whether a part is paid with it to its end: what staff took may be only some of one. */
export async function coversFirst(db: Db, { of, parts }: OrderedParts): Promise<boolean> {
  const { bookingId, part, ofPart } = instalments
  const isLeft = sql`exists (select from instalments rest where rest.booking_id = ${bookingId} and rest.part = ${ofPart} and rest.paid_at is null)`
  return (await db.$count(instalments, and(eq(bookingId, of), inArray(part, parts), not(isLeft)))) > 0
}

/** Which of them nobody has paid. */
export function isUnpaid({ of, parts }: OrderedParts) {
  return and(eq(instalments.bookingId, of), inArray(instalments.part, parts), isNull(instalments.paidAt))
}
