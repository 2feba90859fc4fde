import { inArray } from 'drizzle-orm'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { listOwn } from '#domain/bookings/find-booking.server.ts'
import type { KnownBookings, OpenedBooking, VisitedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { listWholeParty } from '#domain/bookings/trip/travellers.server.ts'
import { isSameParty } from '#domain/party/party.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import { nameParty } from './name-party.server.ts'

type CarriedBooking = VisitedBooking & { known: KnownBookings }

/**
 * Writes into a booking that was held just now who books and who travels, as whoever asks had typed it into their newest one of the same party whose hold
 * ended: nobody types a name twice for another date. What does not fit is asked for.
 */
export async function carryNames(
  { db, keys }: { db: Db; keys: KeyRing },
  { booking, access, known }: CarriedBooking,
): Promise<void> {
  if (!admit(access, 'party.name').ok) return
  const ended = await listOwn(db, keys, known, inArray(bookings.state, ['held', 'expired']))
  const before = ended.find((one) => isOfThem(one, booking))
  if (before) await nameAs(db, access, before)
}

function isOfThem({ shown, contactEmail, journey }: OpenedBooking, { journey: now }: OpenedBooking): boolean {
  const isAlike = journey.package.kind === now.package.kind && isSameParty(journey.party, now.party)
  return shown === 'expired' && contactEmail !== null && isAlike
}

async function nameAs(db: Db, access: BookingAccess, before: OpenedBooking): Promise<void> {
  const { contactName: name, contactMobile: mobile, contactEmail: email, pickup } = before
  const travellers = (await listWholeParty(db, before)).map((one) => ({ name: one.name, age: one.age }))
  await nameParty({ db }, access, { contact: { name, mobile, email }, travellers, pickup })
}
