import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { SignedIn } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { BOOKED_STATES } from '#domain/bookings/booking.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'
import { isProvenGuests } from './verify-contact.server.ts'

/** The addresses of somebody's that are proven; one that is not is null. */
export type VerifiedContacts = { email: string | null; mobile: string | null }

/**
 * Makes a guest's bookings the account's that has proven the e-mail or the mobile each was proven by; whose an account's is stays so, and where nobody proved the contact anybody may have
 * typed it: those are claimed with their link. So is no hold that nobody has paid for. That it was claimed stands in what happened to it, for where the address proves to be a wrong one. Gives how many were claimed. Refuses 'forbidden'.
 */
export async function claimBookings(
  db: Db,
  actor: SignedIn,
  { email, mobile }: VerifiedContacts,
): Promise<Result<number, 'forbidden'>> {
  const allowed = demand(actor, 'bookings.own')
  if (!allowed.ok) return allowed
  if (email === null && mobile === null) return done(0)
  return done(await claim(db, actor.id, isProvenGuests({ email: email?.toLowerCase() ?? null, mobile })))
}

/** Puts a guest's booking among the trips of an account that holds its link. Refuses 'forbidden', and 'not-allowed' what is an account's, or is neither booked nor cancelled. */
export async function claimByLink(
  db: Db,
  access: BookingAccess,
  userId: string,
): Promise<Result<void, 'forbidden' | 'not-allowed'>> {
  const allowed = admit(access, 'claim')
  if (!allowed.ok) return allowed
  return (await claim(db, userId, eq(bookings.id, access.bookingId))) === 1 ? done(undefined) : refused('not-allowed')
}

async function claim(db: Db, userId: string, which: SQL): Promise<number> {
  return db.transaction(async (db) => {
    const claimed = await db
      .update(bookings)
      .set({ userId })
      .where(and(isNull(bookings.userId), inArray(bookings.state, [...BOOKED_STATES]), which))
      .returning({ bookingId: bookings.id })
    if (claimed.length > 0)
      await db.insert(bookingEvents).values(claimed.map((one) => ({ ...one, kind: 'claimed' as const })))
    return claimed.length
  })
}
