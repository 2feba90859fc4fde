import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { SignedIn } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

/** The addresses of somebody's that are proven; one that is not is null. */
export type VerifiedContacts = { email: string | null; mobile: string | null }

/**
 * Makes a guest's bookings the account's that has proven the same e-mail or mobile; whose an account's is stays so. A hold that nobody has paid for is
 * left out: anybody may have typed that address. That it was claimed stands in what happened to it, for where the address proves to be a wrong one. Gives how many were claimed. Refuses 'forbidden'.
 */
export async function claimBookings(
  db: Db,
  actor: SignedIn,
  { email, mobile }: VerifiedContacts,
): Promise<Result<number, 'forbidden'>> {
  const allowed = demand(actor, 'bookings.own')
  if (!allowed.ok) return allowed
  const same = or(
    email === null ? undefined : eq(bookings.contactEmail, email.toLowerCase()),
    mobile === null ? undefined : eq(bookings.contactMobile, mobile),
  )
  if (same === undefined) return done(0)
  return done(await db.transaction((db) => claim(db, actor.id, same)))
}

async function claim(db: Db, userId: string, same: SQL): Promise<number> {
  const claimed = await db
    .update(bookings)
    .set({ userId, contactProvenAt: sql`coalesce(${bookings.contactProvenAt}, now())` })
    .where(and(isNull(bookings.userId), inArray(bookings.state, ['confirmed', 'cancelled']), same))
    .returning({ bookingId: bookings.id })
  if (claimed.length === 0) return 0
  await db.insert(bookingEvents).values(claimed.map((one) => ({ ...one, kind: 'claimed' as const })))
  return claimed.length
}
