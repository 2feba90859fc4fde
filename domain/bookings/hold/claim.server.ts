import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** Somebody with an account, and the addresses of theirs that are proven; one that is not is null. */
export type Proven = { userId: string; email: string | null; mobile: string | null }

/**
 * Makes a guest's bookings the account's that has proven the same e-mail or mobile; whose an account's is stays so. A hold that nobody has paid for is
 * left out: anybody may have typed that address. Gives how many were claimed.
 */
export async function claimBookings(db: Db, { userId, email, mobile }: Proven): Promise<number> {
  const same = or(
    email === null ? undefined : eq(bookings.contactEmail, email.toLowerCase()),
    mobile === null ? undefined : eq(bookings.contactMobile, mobile),
  )
  if (same === undefined) return 0
  const claimed = await db
    .update(bookings)
    .set({ userId, contactProvenAt: sql`coalesce(${bookings.contactProvenAt}, now())` })
    .where(and(isNull(bookings.userId), inArray(bookings.state, ['confirmed', 'cancelled']), same))
    .returning({ id: bookings.id })
  return claimed.length
}
