import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { idColumn, instant } from '#platform/columns.ts'

/** Who did what, when, before and after. Rows are only added: a trigger refuses every other change. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn(),
    at: instant().notNull(),
    /** A person's id, which outlives the account, or what the program did it for. */
    actor: text().notNull(),
    actorKind: text({ enum: ['person', 'program'] }).notNull(),
    action: text().notNull(),
    /** The thing that changed, as `state:kerala`. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** What whoever changed it says of it. */
    why: text(),
  },
  (entry) => [
    index('audit_entries_subject').on(entry.subject, entry.at),
    index('audit_entries_time').on(entry.at),
    check('audit_entries_actor_kind', sql`${entry.actorKind} in ('person', 'program')`),
  ],
)
