import { and, between, eq, ne, not, sql } from 'drizzle-orm'
import { departures } from '#domain/departures/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import type { BookYear } from './book-year.ts'
import { NO_SEATS } from './nothing.ts'
import { everyMonth, reading, sumOf } from './reading.server.ts'

/** Seats sold of those there are, and how many of them past this site, by the month departures anybody may join leave in; what was called off is left out. Refuses `forbidden`. */
export function reportOccupancy(db: Db, actor: Actor, year: BookYear) {
  const month = sql<string>`to_char(${departures.startsOn}, 'YYYY-MM')`
  const counted = sql<number>`count(*)`.mapWith(Number)
  return reading(actor, async () => {
    const found = await db
      .select({
        month,
        departures: counted,
        capacity: sumOf(departures.capacity),
        sold: sumOf(departures.sold),
        soldElsewhere: sumOf(departures.soldElsewhere),
      })
      .from(departures)
      .where(
        and(
          between(departures.startsOn, year.from, year.until),
          ne(departures.status, 'cancelled'),
          not(eq(departures.isPrivate, true)),
        ),
      )
      .groupBy(month)
    return everyMonth(year, found, NO_SEATS)
  })
}
