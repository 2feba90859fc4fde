import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isStillPriced } from '#domain/bookings/quote/price-version.server.ts'
import { bookingEvents, quotes } from '#domain/bookings/tables.ts'

/** How often seats are held again for one booking: whoever held them for longer would keep them from others and never pay. */
export const HELD_AGAIN_MOST = 3

export type NotAgain = 'held-enough' | 'quote-expired' | 'price-changed'

/** Why a hold that ended is not held again at its price; undefined while its quote lives, its price stands (or `stands` by `asPromised`), and it was not held too often. */
export async function refuseAgain(
  db: Db,
  { id, quoteToken }: Pick<OpenedBooking, 'id' | 'quoteToken'>,
  stands = false,
): Promise<NotAgain | undefined> {
  const before = db
    .select({ times: count() })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.kind, 'held-again')))
  const [found] = await db
    .select({
      isPriced: isStillPriced(),
      isOver: sql<boolean>`${quotes.expiresAt} <= now()`,
      times: sql`(${before})`.mapWith(Number),
    })
    .from(quotes)
    .where(eq(quotes.token, quoteToken))
  if (!found || found.isOver) return 'quote-expired'
  if (!found.isPriced && !stands) return 'price-changed'
  return found.times >= HELD_AGAIN_MOST ? 'held-enough' : undefined
}
