import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#domain/accounts/tables.ts'
import { instant } from '#platform/columns.ts'

/** Who has which page of the office open to write on it: a row is true for a minute after `seenAt`. */
export const writingHere = pgTable(
  'writing_here',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    /** What is written on several pages, by the address all of them begin with. */
    thing: text().notNull(),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.path] }), index('writing_here_thing').on(row.thing)],
)
