import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import type { ThingChange } from './changed-cells.ts'
import { IMPORT_STATES } from './import.ts'
import type { RowFault, ThingRows } from './rows.ts'

/** A thing of a file that somebody has begun to write: its first row, what it is known by, and who; null where the program did. */
export type OpenThing = { row: number; key: string; by: string | null }

/** A file that is taken in: checked whole, and written once somebody says so. */
export const imports = pgTable(
  'imports',
  {
    id: idColumn(),
    kind: text().notNull(),
    fileName: text().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    heads: text().array().notNull(),
    rows: integer().notNull(),
    /** Whose rights it is written by. */
    byUserId: text().notNull(),
    /** Whether things somebody has begun to write are taken in too. */
    takesOpen: boolean().notNull().default(false),
    /** Why it stopped. */
    problem: text(),
    createdAt: createdAtColumn(),
    endedAt: instant(),
  },
  (row) => [
    index('imports_time').on(row.createdAt),
    index('imports_under_way')
      .on(row.state)
      .where(sql`${row.state} in ('checking', 'writing')`),
  ],
)

/** Some of a file's things, checked and written together. */
export const importChunks = pgTable(
  'import_chunks',
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    things: jsonb().$type<ThingRows[]>().notNull(),
    count: integer().notNull(),
    checkedAt: instant(),
    writtenAt: instant(),
    fresh: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    faultCount: integer().notNull().default(0),
    /** The first of them. */
    faults: jsonb().$type<RowFault[]>().notNull().default([]),
    /** What becomes of the first things of the file that are not as they stand. */
    changes: jsonb().$type<ThingChange[]>().notNull().default([]),
    /** Those somebody has begun to write: until they are written, or what was left as it stands. */
    open: jsonb().$type<OpenThing[]>().notNull().default([]),
  },
  (row) => [primaryKey({ columns: [row.importId, row.number] }), check('import_chunks_count', sql`${row.count} > 0`)],
)
