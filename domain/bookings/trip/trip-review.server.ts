import { and, eq, gte, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { countInTurn } from '#platform/each-in-turn.ts'
import { tellReview } from './journey-messages.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { bookingEvents, bookings, hasRun } from '#domain/bookings/tables.ts'

const MOST_AT_ONCE = 100
/** Whoever was not asked within a week is not asked any more. */
const ASKED_WITHIN_DAYS = 7

/** Asks who booked a package how it was, from the day after the journey, each once, whoever else does so at the same time; a hired car has no page for reviews. Gives how many were asked. */
export async function askForReviews(needs: TellNeeds & { db: Db }): Promise<number> {
  const askOnce = ({ id }: { id: string }) => needs.db.transaction((db) => ask({ ...needs, db }, id))
  return countInTurn(await listUnasked(needs.db), askOnce)
}

async function listUnasked(db: Db): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        isNotNull(bookings.departureId),
        lt(bookings.endsOn, todayInIndia),
        gte(bookings.endsOn, sql`${todayInIndia} - ${ASKED_WITHIN_DAYS}::int`),
        notExists(askedEvents(db)),
        hasRun,
      ),
    )
    .limit(MOST_AT_ONCE)
}

function askedEvents(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookings.id), eq(bookingEvents.kind, 'review-asked')))
}

async function ask(needs: TellNeeds & { db: Db }, bookingId: string): Promise<boolean> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  if (booking?.shown !== 'completed') return false
  const known = await db.$count(
    bookingEvents,
    and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, 'review-asked')),
  )
  if (known > 0) return false
  await db.insert(bookingEvents).values({ bookingId, kind: 'review-asked' })
  await tellReview(needs, booking)
  return true
}
