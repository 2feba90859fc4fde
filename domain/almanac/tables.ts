import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/columns.ts'
import type { AlmanacFact } from './fact.ts'

/** What the office corrected or added; a fact that is not here is as it was shipped. */
export const almanacFacts = pgTable('almanac_facts', {
  key: text().primaryKey(),
  fact: jsonb().$type<AlmanacFact>().notNull(),
  changedAt: instant().notNull().defaultNow(),
})
