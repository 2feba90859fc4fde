import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, instant } from '#platform/columns.ts'
import { REVISION_STATES } from '#domain/catalogue/revision.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'

/** What a package is called in a draft of it. */
export const nameOfDraft = (content: AnyPgColumn) => sql<string>`(${content} ->> 'name')`

/** The ids of the pictures a draft of it shows. */
export const picturesOfDraft = (content: AnyPgColumn) => sql`(${content} -> 'pictureIds')`

/**
 * What somebody wrote of a package, beside what is public of it. A package that was never public is its drafts alone, so none of them
 * refers to one.
 */
export const packageRevisions = pgTable(
  'package_revisions',
  {
    id: idColumn(),
    packageId: text().notNull(),
    number: integer().notNull(),
    state: text({ enum: REVISION_STATES }).notNull(),
    content: jsonb().$type<PackageDraft>().notNull(),
    /** A digest of what was public when it was begun; null of a package that was not. */
    madeFrom: text(),
    /** Who changed it last: a person's id, or what the program did it for. */
    changedBy: text().notNull(),
    isByProgram: boolean().notNull().default(false),
    why: text(),
    publishAt: instant(),
    publishedAt: instant(),
    createdAt: createdAtColumn(),
    changedAt: instant().notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('package_revisions_number').on(row.packageId, row.number),
    uniqueIndex('package_revisions_open')
      .on(row.packageId)
      .where(sql`${row.state} in ('draft', 'review', 'scheduled')`),
    index('package_revisions_name')
      .using('gin', sql`${nameOfDraft(row.content)} gin_trgm_ops`)
      .where(sql`${row.state} in ('draft', 'review', 'scheduled')`),
    index('package_revisions_pictures')
      .using('gin', picturesOfDraft(row.content))
      .with({ fastupdate: false })
      .where(sql`${row.state} in ('draft', 'review', 'scheduled')`),
    index('package_revisions_changed').on(row.state, row.changedAt),
    index('package_revisions_due')
      .on(row.publishAt)
      .where(sql`${row.state} = 'scheduled'`),
    check('package_revisions_scheduled', sql`(${row.state} = 'scheduled') = (${row.publishAt} is not null)`),
    check('package_revisions_published', sql`${row.state} <> 'published' or ${row.publishedAt} is not null`),
  ],
)
