import { and, gte, inArray, lt, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import { istDate } from '#platform/dates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { forgetMessagesAbout } from '#domain/messaging/outbox.server.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { FORGOTTEN_EMAIL } from './booking.ts'
import { invoiceFirst, lacksInvoice, listUninvoiced } from '#domain/bookings/papers/invoice-round.server.ts'
import { isProvenGuests } from '#domain/bookings/hold/verify-contact.server.ts'
import { bookings } from './tables.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'

/** Who booked, where the law keeps the booking and nobody may know them any more. */
const NOBODY = {
  // Whoever never had an account deleted none.
  contactName: sql`case when ${bookings.userId} is null then 'Erased at their request' else 'Deleted account' end`,
  contactMobile: null,
  contactEmail: FORGOTTEN_EMAIL,
  newContact: null,
  pickup: null,
  invoiceAddress: null,
  buyer: null,
}

const isNamed = sql`${bookings.contactEmail} is distinct from ${NOBODY.contactEmail}`
const isDeleted = sql`exists (select 1 from ${users} where ${users.id} = ${bookings.userId} and ${users.erasedAt} is not null)`
/** Asked of one booking after the other: joined, the planner expects that almost none is left and reads all of them. */
const isOfDeleted = sql`(select true from ${users} where ${users.id} = ${bookings.userId} and ${users.erasedAt} is not null)`
/** Bookings that tell who booked to whoever looks for people: not those of a deleted account, whose journey may still be to come. */
export const isOfSomebody = and(isNamed, sql`${isOfDeleted} is not true`)

/**
 * Empties the bookings of accounts that were deleted of whom they name, once nobody travels on them any more: contact, travellers, place of pick-up, friends' links, what staff noted. Sums stay, and
 * numbered papers with whom they were made out to, which the law asks for (CGST Act s. 36); no link of the booking opens those any more. What still waits for its tax invoice waits with its names. Gives how many were emptied.
 */
export async function forgetBookingsOfDeleted(db: Db, clock: Clock): Promise<number> {
  const isOver = or(inArray(bookings.state, ['expired', 'cancelled']), lt(bookings.endsOn, istDate(clock.now())))
  return db.transaction(async (db) => {
    const waits = lacksInvoice(db, istDate(clock.now()))
    const known = await lockNamed(db, and(isDeleted, isOver, waits && not(waits)))
    return emptyBookings(db, known)
  })
}

/**
 * The same of the bookings a guest made under an address they have proven for each, in the caller's transaction, whoever travels on them. A tax invoice one of
 * them waits for is made first, while it is known to whom: 'invoice-fails' where it cannot be.
 */
export async function forgetGuestBookings(db: Db, address: Address): Promise<Result<number, 'invoice-fails'>> {
  const known = await lockNamed(db, isProvenGuests(address))
  const areInvoiced = await invoiceFirst(
    db,
    known.map(({ id }) => id),
  )
  return areInvoiced ? done(await emptyBookings(db, known)) : refused('invoice-fails')
}

/** The references of a guest's bookings whose journey waits for its tax invoice. */
export async function listGuestsUninvoiced(db: Db, address: Address): Promise<string[]> {
  return listUninvoiced(db, isProvenGuests(address))
}

/** How many journeys are ahead of a guest: those keep their names, or nobody could board. */
export async function countGuestJourneysAhead(db: Db, address: Address): Promise<number> {
  const isAhead = and(inArray(bookings.state, ['held', 'confirmed']), gte(bookings.endsOn, todayInIndia))
  return db.$count(bookings, and(isProvenGuests(address), isAhead))
}

type Address = { email: string | null; mobile: string | null }

type Named = Pick<typeof bookings.$inferSelect, 'id' | 'reference' | 'contactEmail' | 'contactMobile'>

async function lockNamed(db: Db, which: SQL | undefined): Promise<Named[]> {
  const { id, reference, contactEmail, contactMobile } = bookings
  return db
    .select({ id, reference, contactEmail, contactMobile })
    .from(bookings)
    .where(and(which, isNamed))
    .for('update')
}

async function emptyBookings(db: Db, known: readonly Named[]): Promise<number> {
  // Who asked may have proven one of the two addresses a booking has.
  for (const one of known) await forgetMessagesAbout(db, [one.contactEmail, one.contactMobile], one.reference)
  const ids = known.map((one) => one.id)
  if (ids.length > 0) await db.update(bookings).set(NOBODY).where(inArray(bookings.id, ids))
  for (const table of [travellers, groupShares, bookingNotes])
    if (ids.length > 0) await db.delete(table).where(inArray(table.bookingId, ids))
  return ids.length
}
