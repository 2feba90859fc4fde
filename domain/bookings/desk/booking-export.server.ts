import { eq } from 'drizzle-orm'
import { listDocuments } from '#domain/documents/issue.server.ts'
import type { Db } from '#platform/db.server.ts'
import { isGuests } from '#domain/bookings/forget-bookings.server.ts'
import { listBookingsOf, listBookingsWhere } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { findDetails } from '#domain/bookings/trip/later-details.server.ts'
import { bookingNotes } from './tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'

/** Everything that is kept of the bookings of an account, for whoever it is of: of a travel document its last digits, money in paise. */
export async function collectBookings(db: Db, userId: string) {
  return Promise.all((await listBookingsOf(db, userId)).map((booking) => collectBooking(db, booking)))
}

/** The same of bookings somebody made without an account, under an address that surely is theirs. */
export async function collectGuestBookings(db: Db, address: { email: string | null; mobile: string | null }) {
  return Promise.all((await listBookingsWhere(db, isGuests(address))).map((booking) => collectBooking(db, booking)))
}

/** What is kept of somebody on bookings of others: the places where they gave this e-mail as a friend of a group. */
export async function collectPlaces(db: Db, email: string) {
  const { bookingId, share, filledAt } = groupShares
  return db
    .select({
      booking: bookings.reference,
      startsOn: bookings.startsOn,
      place: share,
      email: groupShares.email,
      filledAt,
    })
    .from(groupShares)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(eq(groupShares.email, email))
    .orderBy(bookings.startsOn)
}

async function collectBooking(db: Db, booking: OpenedBooking) {
  const { id, reference, shown, journey, startsOn, endsOn, totalPaise, createdAt } = booking
  const { contactName, contactMobile, contactEmail, pickup, invoiceAddress, buyer } = booking
  const { words, at } = bookingNotes
  const [travellers, details, papers, notes] = await Promise.all([
    listTravellers(db, id),
    findDetails(db, id),
    listDocuments(db, id),
    db.select({ at, words }).from(bookingNotes).where(eq(bookingNotes.bookingId, id)).orderBy(at),
  ])
  return {
    reference,
    state: shown,
    journey: journey.package.name,
    startsOn,
    endsOn,
    totalPaise,
    createdAt,
    contact: { name: contactName, mobile: contactMobile, email: contactEmail },
    pickup,
    invoiceAddress,
    buyer,
    travellers: travellers.map(({ name, age }) => ({ name, age })),
    details,
    notes,
    papers: papers.map(({ kind, number, issuedOn }) => ({ kind, number, issuedOn })),
  }
}
