import { and, desc, eq, gte, inArray, min, or, sql } from 'drizzle-orm'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'

/**
 * Of a select from the bookings: it was taken from this quote, whatever it was changed to since. A version somebody asked for anew is no such change. By its day too,
 * of which the bookings have an index.
 */
export function takenFrom(token: string) {
  return sql`(${bookings.quoteToken}, ${bookings.startsOn}) in (with recursive taken as (
      select token, held_terms ->> 'startsOn' as starts_on from ${quotes} where token = ${token}
      union select later.token, later.held_terms ->> 'startsOn' from taken join ${quotes} later on later.previous_token = taken.token
      where later.priced -> 'amendment' is not null
    ) select token, starts_on::date from taken)`
}

/** Whether somebody has booked this quote, or holds its seats just now, and nothing of who: the quote's address goes from hand to hand. */
export async function findStanding(db: Db, token: string): Promise<'held' | 'booked' | undefined> {
  const isBooked = sql`${bookings.state} = 'confirmed'`
  const isHeld = sql`${bookings.state} = 'held' and ${bookings.holdExpiresAt} > now()`
  const [found] = await db
    .select({ isBooked: sql<boolean>`${isBooked}` })
    .from(bookings)
    .where(and(takenFrom(token), or(isBooked, isHeld)))
    .orderBy(desc(isBooked))
    .limit(1)
  return found && (found.isBooked ? 'booked' : 'held')
}

/** The booking that was confirmed of each of these quotes, or of a version made of it since, by the quote's token; those nobody has booked are absent. */
export async function findBookedOf(db: Db, tokens: readonly string[]): Promise<Map<string, { reference: string }>> {
  const these = inArray(quotes.token, [...tokens])
  const [oldest] = await db
    .select({ madeAt: min(quotes.createdAt) })
    .from(quotes)
    .where(these)
  if (!oldest?.madeAt) return new Map()
  const rows = await db
    .select({ token: sql<string>`made.root`, reference: bookings.reference })
    .from(
      sql`(with recursive made as (
        select token as root, token from ${quotes} where ${these}
        union select made.root, later.token from made join ${quotes} later on later.previous_token = made.token
      ) select root, token from made) made`,
    )
    .innerJoin(bookings, eq(bookings.quoteToken, sql`made.token`))
    // Of the time of a booking there is an index, of its quote none.
    .where(and(eq(bookings.state, 'confirmed'), gte(bookings.confirmedAt, oldest.madeAt)))
  return new Map(rows.map(({ token, reference }) => [token, { reference }]))
}
