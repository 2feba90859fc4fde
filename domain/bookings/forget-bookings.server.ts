import { and, inArray, lt, not, or, sql } from 'drizzle-orm'
import { users } from '#domain/accounts/tables.ts'
import { istDate } from '#platform/dates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingNotes } from '#domain/bookings/desk/tables.ts'
import { bookings } from './tables.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'

/** Who booked, where the law keeps the booking and nobody may know them any more: an address no mail reaches (RFC 2606). */
const NOBODY = {
  contactName: 'Deleted account',
  contactMobile: null,
  contactEmail: 'nobody@deleted.invalid',
  pickup: null,
  invoiceAddress: null,
}

const isNamed = sql`${bookings.contactEmail} is distinct from ${NOBODY.contactEmail}`
const isDeleted = sql`exists (select 1 from ${users} where ${users.id} = ${bookings.userId} and ${users.erasedAt} is not null)`
/** Bookings that tell who booked to whoever looks for people: not those of a deleted account, whose journey may still be to come. */
export const isOfSomebody = and(isNamed, not(isDeleted))

/**
 * Empties the bookings of accounts that were deleted of whom they name, once nobody travels on them any more: contact, travellers, place of pick-up, friends' links, what staff noted. Sums and
 * numbered papers stay, which the law asks for (CGST Act s. 36). Gives how many were emptied.
 */
export async function forgetBookingsOfDeleted(db: Db, clock: Clock): Promise<number> {
  const isOver = or(inArray(bookings.state, ['expired', 'cancelled']), lt(bookings.endsOn, istDate(clock.now())))
  return db.transaction(async (db) => {
    const emptied = await db
      .update(bookings)
      .set(NOBODY)
      .where(and(isDeleted, isOver, isNamed))
      .returning({ id: bookings.id })
    const ids = emptied.map(({ id }) => id)
    for (const table of [travellers, groupShares, bookingNotes])
      if (ids.length > 0) await db.delete(table).where(inArray(table.bookingId, ids))
    return ids.length
  })
}
