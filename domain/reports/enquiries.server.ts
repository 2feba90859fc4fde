import { and, gte, lt, ne, sql } from 'drizzle-orm'
import { SOURCE_KINDS } from '#domain/leads/source.ts'
import { leads } from '#domain/leads/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import type { BookYear } from './book-year.ts'
import { instantsOf, reading } from './reading.server.ts'

/** The page an enquiry was sent from, or the telephone. */
const ENQUIRY_SOURCES = [...SOURCE_KINDS, 'telephone'] as const
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number]

/** What became of the enquiries of a year of the books, by the kind of page they came from, those by telephone apart; spam is left out. Who is forgotten stays counted. Refuses `forbidden`. */
export function reportEnquiries(db: Db, actor: Actor, year: BookYear) {
  const { start, end } = instantsOf(year)
  const counted = sql<number>`count(*)`.mapWith(Number)
  const inState = (state: 'won' | 'lost') =>
    sql<number>`count(*) filter (where ${leads.state} = ${state})`.mapWith(Number)
  const source = sql<EnquirySource>`case when ${leads.byTelephone} then 'telephone' else ${leads.sourceKind} end`
  return reading(actor, async () => {
    const found = await db
      .select({ source, asked: counted, won: inState('won'), lost: inState('lost') })
      .from(leads)
      .where(and(gte(leads.createdAt, start), lt(leads.createdAt, end), ne(leads.state, 'spam')))
      .groupBy(sql`1`)
    return ENQUIRY_SOURCES.map(
      (source) => found.find((row) => row.source === source) ?? { source, asked: 0, won: 0, lost: 0 },
    )
  })
}
