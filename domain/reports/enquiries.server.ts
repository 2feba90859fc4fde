import { and, gte, lt, ne, sql } from 'drizzle-orm'
import { SOURCE_KINDS } from '#domain/leads/source.ts'
import { leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import type { BookYear } from './book-year.ts'
import { instantsOf, reading } from './reading.server.ts'

/** What became of the enquiries of a year of the books, by the kind of page they came from; spam is left out, and so is what was forgotten before. Refuses `forbidden`. */
export function reportEnquiries(db: Db, actor: Actor, year: BookYear) {
  const { start, end } = instantsOf(year)
  const counted = sql<number>`count(*)`.mapWith(Number)
  const inState = (state: 'won' | 'lost') =>
    sql<number>`count(*) filter (where ${leads.state} = ${state})`.mapWith(Number)
  return reading(actor, async () => {
    const found = await db
      .select({ source: leads.sourceKind, asked: counted, won: inState('won'), lost: inState('lost') })
      .from(leads)
      .where(and(gte(leads.createdAt, start), lt(leads.createdAt, end), ne(leads.state, 'spam')))
      .groupBy(leads.sourceKind)
    return SOURCE_KINDS.map(
      (source) => found.find((row) => row.source === source) ?? { source, asked: 0, won: 0, lost: 0 },
    )
  })
}
