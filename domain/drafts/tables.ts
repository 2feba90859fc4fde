import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, instant } from '#platform/columns.ts'
import { DRAFT_STATES, DRAFTED_KINDS } from './draft.ts'
import type { DraftContent } from './draft.ts'

/** What a thing is called in a draft of it. */
export const draftedName = (content: AnyPgColumn) => sql<string>`coalesce(${content} ->> 'name', '')`

/**
 * What is being written of a place or a class of car, beside what is public of it; its key allows one of a thing. Nothing public reads it. One of a thing that never was public is
 * all there is of it, so it refers to nothing.
 */
export const drafts = pgTable(
  'drafts',
  {
    kind: text({ enum: DRAFTED_KINDS }).notNull(),
    /** Of what is not public yet, the id it will have. */
    thingId: text().notNull(),
    state: text({ enum: DRAFT_STATES }).notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    /** What was public when whoever wrote it last looked; null where nothing was. */
    base: jsonb().$type<DraftContent>(),
    /** What its author says of it. */
    why: text(),
    /** Why it did not become public at its hour. */
    putOff: text(),
    publishAt: instant(),
    /** Who changed it last: a person's id, or what the program did it for. */
    changedBy: text().notNull(),
    isByProgram: boolean().notNull().default(false),
    createdAt: createdAtColumn(),
    changedAt: instant().notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.thingId] }),
    index('drafts_changed').on(row.kind, row.state, row.changedAt),
    index('drafts_due')
      .on(row.publishAt)
      .where(sql`${row.state} = 'scheduled'`),
    check('drafts_scheduled', sql`(${row.state} = 'scheduled') = (${row.publishAt} is not null)`),
  ],
)
