import { and, eq, gte, inArray, min, or, sql } from 'drizzle-orm'
import { bookings, quotes } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'

/**
 * Of a select from the bookings: it was taken from this quote, whatever it was changed to since. A version somebody asked for anew is no such change. By its day too,
 * of which the bookings have an index.
 */
export function takenFrom(token: string) {
  return sql`(${bookings.quoteToken}, ${bookings.startsOn}) in (select token, starts_on from ${changesOf([token])})`
}

/** Quotes by their own tokens (`root`) with all that a booking of one was changed to, and the day each leaves on. */
function changesOf(tokens: readonly string[]) {
  return sql`(with recursive taken as (
      select token as root, token, held_terms ->> 'startsOn' as day from ${quotes} where token = any(${sql.param([...tokens])})
      union select taken.root, later.token, later.held_terms ->> 'startsOn' from taken join ${quotes} later on later.previous_token = taken.token
      where later.priced -> 'amendment' is not null
    ) select root, token, day::date as starts_on from taken) changes`
}

/** Whether somebody has booked this quote, or holds its seats just now, and nothing of who: the quote's address goes from hand to hand. */
export async function findStanding(db: Db, token: string): Promise<Standing | undefined> {
  return (await findStandings(db, [token])).get(token)
}

type Standing = 'held' | 'booked'

/**
 * How each of these quotes stands, by its token, once whoever else asks so before they take one of them is through: nobody does until the caller's transaction has ended.
 * Those that are free are absent.
 */
export async function lockStandings(db: Db, tokens: readonly string[]): Promise<Map<string, Standing>> {
  if (tokens.length === 0) return new Map()
  // In one order, so that nobody waits for each other; whoever only names a quote, a booking without a question say, does not wait. What it stands like is read by a later statement, which sees what was waited for.
  await db
    .select({ token: quotes.token })
    .from(quotes)
    .where(inArray(quotes.token, [...tokens]))
    .orderBy(quotes.token)
    .for('no key update')
  return findStandings(db, tokens)
}

async function findStandings(db: Db, tokens: readonly string[]): Promise<Map<string, Standing>> {
  const isBooked = sql`${bookings.state} = 'confirmed'`
  const isHeld = sql`${bookings.state} = 'held' and ${bookings.holdExpiresAt} > now()`
  const rows = await db
    .select({ token: sql<string>`changes.root`, isBooked: sql<boolean>`bool_or(${isBooked})` })
    .from(changesOf(tokens))
    .innerJoin(bookings, sql`(${bookings.quoteToken}, ${bookings.startsOn}) = (changes.token, changes.starts_on)`)
    .where(or(isBooked, isHeld))
    .groupBy(sql`changes.root`)
  return new Map(rows.map(({ token, isBooked }) => [token, isBooked ? 'booked' : 'held']))
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
