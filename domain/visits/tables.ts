import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { DEVICES, METRICS, PAGE_KINDS } from './visit.ts'

/** Searches that found nothing: their words, by the day in India, and nobody's. Beyond what a day keeps they are counted under no words. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: date({ mode: 'string' }).notNull(), words: text().notNull(), times: integer().notNull() },
  (row) => [primaryKey({ columns: [row.day, row.words] })],
)

/** How fast pages were for visitors, a histogram a day: how many visits fell into each step. */
export const pageSpeeds = pgTable(
  'page_speeds',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text({ enum: PAGE_KINDS }).notNull(),
    device: text({ enum: DEVICES }).notNull(),
    metric: text({ enum: METRICS }).notNull(),
    step: smallint().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.page, row.device, row.metric, row.step] })],
)
