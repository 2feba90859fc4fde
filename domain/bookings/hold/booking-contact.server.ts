import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** Who made a booking, by its reference. Refuses `forbidden`, and 'unknown' also where nobody may know them any more. */
export async function findBookingContact(db: Db, actor: Actor, reference: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { contactName: name, contactMobile: mobile, contactEmail: email } = bookings
  const [found] = await db.select({ name, mobile, email }).from(bookings).where(eq(bookings.reference, reference))
  return found && !isForgotten({ contactEmail: found.email }) ? done(found) : refused('unknown')
}
