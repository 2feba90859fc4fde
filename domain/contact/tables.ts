import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/columns.ts'

/** Counted tries in a window of time, by a key that names nobody (a digest). */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (throttle) => [
    index('throttles_expiry').on(throttle.windowEndsAt),
    check('throttles_hits', sql`${throttle.hits} > 0`),
  ],
)
