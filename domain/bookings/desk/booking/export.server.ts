import { eq } from 'drizzle-orm'
import { pickupText } from '#domain/catalogue/pickups.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listRefunds } from '#domain/payments/refunds.server.ts'
import type { Db } from '#platform/db.server.ts'
import { listBookingsOf, listBookingsWhere, listInstalments } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { isProvenGuests, isUnprovenGuests } from '#domain/bookings/hold/verify-contact.server.ts'
import { findDetails } from '#domain/bookings/trip/later-details.server.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'

/** Everything that is kept of the bookings of an account, for whoever it is of: of a travel document its last digits, money in paise. */
export async function collectBookings(db: Db, userId: string) {
  return Promise.all((await listBookingsOf(db, userId)).map((booking) => collectBooking(db, booking)))
}

/** The same of bookings somebody made without an account, under an address they have proven for it. */
export async function collectGuestBookings(db: Db, address: { email: string | null; mobile: string | null }) {
  return Promise.all(
    (await listBookingsWhere(db, isProvenGuests(address))).map((booking) => collectBooking(db, booking)),
  )
}

/** The references of bookings that name an address nobody has proven for them: it may have been mistyped, so that they are another's. */
export async function listUnproven(db: Db, address: { email: string | null; mobile: string | null }) {
  const rows = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(isUnprovenGuests(address))
    .orderBy(bookings.reference)
  return rows.map(({ reference }) => reference)
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
  const [travellers, details, papers, notes, parts, refunds] = await Promise.all([
    listTravellers(db, id),
    findDetails(db, id),
    listDocuments(db, id),
    db.select({ at, words }).from(bookingNotes).where(eq(bookingNotes.bookingId, id)).orderBy(at),
    listInstalments(db, id),
    listRefunds(db, id),
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
    // Of a car where it comes, as they said it; of a package where they get in.
    pickup: pickup ?? (journey.pickup ? pickupText(journey.pickup) : null),
    extras: extrasOf(journey),
    parts: parts.map(({ part, amountPaise, dueOn, paidAt }) => ({ part, amountPaise, dueOn, paidAt })),
    refunds: refunds.map(({ amountPaise, reason, state, doneAt }) => ({ amountPaise, reason, state, doneAt })),
    invoiceAddress,
    buyer,
    travellers: travellers.map(({ name, age }) => ({ name, age })),
    details,
    notes,
    papers: papers.map(({ kind, number, issuedOn }) => ({ kind, number, issuedOn })),
  }
}

/** What was bought besides, by the names it was sold under. */
function extrasOf({ lines }: PricedJourney) {
  const bought = lines.filter(({ kind, pickupId }) => kind === 'extra' && pickupId === undefined)
  return bought.map(({ name, count, paise }) => ({ name, count, paise }))
}
