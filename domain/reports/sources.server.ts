import { and, gte, lt, sql } from 'drizzle-orm'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import { forgottenAnswers, leadEvents } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import type { BookYear } from './book-year.ts'
import { instantsOf, reading, sumOf } from './reading.server.ts'

/** Where a booking came from: a quote in answer to an enquiry, somebody of the staff on the telephone, an account on the site, or a guest there. */
const BOOKING_SOURCES = ['quote', 'telephone', 'account', 'guest'] as const
export type BookingSource = (typeof BOOKING_SOURCES)[number]

/** Every quote that was sent in answer to an enquiry, also of one that is forgotten, and all that was made of one since: another version, or what a booking of it was changed to. */
const ANSWERS = sql`(with recursive made as (
    select ${leadEvents.quoteToken} as token from ${leadEvents} where ${leadEvents.quoteToken} is not null
    union select ${forgottenAnswers.quoteToken} from ${forgottenAnswers}
    union select later.token from made join ${quotes} later on later.previous_token = made.token
  ) select token from made)`

/** Bookings confirmed in a year of the books by where they came from, at what those that stand cost today. Refuses `forbidden`. */
export function reportSources(db: Db, actor: Actor, year: BookYear) {
  const { start, end } = instantsOf(year)
  const { confirmedAt, quoteToken, bookedBy, userId, seats, totalPaise, state } = bookings
  const source = sql<BookingSource>`case when ${quoteToken} in ${ANSWERS} then 'quote' when ${bookedBy} is not null then 'telephone'
    when ${userId} is not null then 'account' else 'guest' end`
  return reading(actor, async () => {
    const found = await db
      .select({
        source,
        bookings: sql<number>`count(*)`.mapWith(Number),
        cancelled: sql<number>`count(*) filter (where ${state} = 'cancelled')`.mapWith(Number),
        seats: sumOf(seats),
        soldPaise: sumOf(totalPaise, sql`${state} <> 'cancelled'`),
      })
      .from(bookings)
      .where(and(gte(confirmedAt, start), lt(confirmedAt, end)))
      .groupBy(sql`1`)
    const none = { bookings: 0, cancelled: 0, seats: 0, soldPaise: 0 }
    return BOOKING_SOURCES.map((source) => found.find((row) => row.source === source) ?? { source, ...none })
  })
}
