import { and, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { todayInIndia } from '#platform/database-time.server.ts'
import { askEachOnce } from '#domain/bookings/asked-once.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { tellReview } from './journey-messages.server.ts'

/** Whoever was not asked within a week is not asked any more. */
const ASKED_WITHIN_DAYS = 7

/** Asks who booked a package how it was, from the day after the journey, each once, whoever else does so at the same time; a hired car has no page for reviews. Gives how many were asked. */
export function askForReviews(needs: MessageNeeds): Promise<number> {
  const areDue = and(
    isNotNull(bookings.departureId),
    lt(bookings.endsOn, todayInIndia),
    gte(bookings.endsOn, sql`${todayInIndia} - ${ASKED_WITHIN_DAYS}::int`),
  )
  return askEachOnce(needs, {
    kind: 'review-asked',
    areDue,
    isDue: ({ shown }) => shown === 'completed',
    ask: tellReview,
  })
}
