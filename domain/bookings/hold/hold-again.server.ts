import { and, count, eq, max, sql } from 'drizzle-orm'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { bookingStandsAsPromised } from '#domain/bookings/quote/as-promised.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { bookingEvents, quotes } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'

/** How often seats are held again for one booking: whoever held them for longer would keep them from others and never pay. */
export const HELD_AGAIN_MOST = 3

export type NotAgain = 'held-enough' | 'quote-expired' | 'price-changed'

/** When a booking's seats were last held again; undefined where its first hold is the one it has. */
export async function heldAgainAt(db: Db, bookingId: string): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, 'held-again')))
  return last?.at ?? undefined
}

/** Why a hold that ended is not held again at its price; undefined while its quote lives, what it promised is still what it costs, and it was not held too often. */
export async function refuseAgain(needs: QuoteNeeds, booking: OpenedBooking): Promise<NotAgain | undefined> {
  const { db } = needs
  const { id, quoteToken } = booking
  const before = db
    .select({ times: count() })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.kind, 'held-again')))
  const [found] = await db
    .select({
      isOver: sql<boolean>`${quotes.expiresAt} <= now()`,
      times: sql`(${before})`.mapWith(Number),
    })
    .from(quotes)
    .where(eq(quotes.token, quoteToken))
  if (!found || found.isOver) return 'quote-expired'
  if (!(await bookingStandsAsPromised(needs, booking))) return 'price-changed'
  return found.times >= HELD_AGAIN_MOST ? 'held-enough' : undefined
}
