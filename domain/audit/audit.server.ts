import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { insertRows } from '#platform/upsert.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Action } from '#domain/policy/policy.ts'
import { auditEntries } from './tables.ts'

/** One thing that was changed: `subject` as `state:kerala`, and what was kept of it before and after; null where there was or is nothing. */
export type Change = { subject: string; before: unknown; after: unknown }
export type AuditEntry = typeof auditEntries.$inferSelect

type AuditedAction = { actor: NonNullable<Actor>; action: Action; at: Date }

/** Adds an entry for each change, in the transaction of the change itself. */
export async function recordChanges(
  db: Db,
  { actor, action, at }: AuditedAction,
  changes: readonly Change[],
): Promise<void> {
  const by = isProgram(actor)
    ? ({ actor: actor.program, actorKind: 'program' } as const)
    : ({ actor: actor.id, actorKind: 'person' } as const)
  await insertRows(
    db,
    auditEntries,
    changes.map((change) => ({ ...change, ...by, action, at })),
  )
}

/** What happened to a thing, latest first, at most 100 entries. */
export async function listHistory(db: Db, subject: string): Promise<AuditEntry[]> {
  const { at, id } = auditEntries
  return db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(desc(at), desc(id)).limit(100)
}
