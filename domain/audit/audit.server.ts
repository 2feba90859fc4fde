import { and, desc, eq, gte, inArray, like, lt, lte, or, sql } from 'drizzle-orm'
import { addDays, startOfIstDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { insertRows } from '#platform/upsert.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { auditEntries } from './tables.ts'

/** One thing that was changed: `subject` as `state:kerala`, and what was kept of it before and after; null where there was or is nothing. `why` is what whoever changed it says of it. */
export type Change = { subject: string; before: unknown; after: unknown; why?: string | undefined }
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
    changes.map(({ why, ...change }) => ({ ...change, why: why || null, ...by, action, at })),
  )
}

/** What happened to a thing, latest first, at most 100 entries. */
export async function listHistory(db: Db, subject: string): Promise<AuditEntry[]> {
  const { at, id } = auditEntries
  return db.select().from(auditEntries).where(eq(auditEntries.subject, subject)).orderBy(desc(at), desc(id)).limit(100)
}

/** One entry, by its id. */
export async function findEntry(db: Db, id: string): Promise<AuditEntry | undefined> {
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.id, id))
  return entry
}

/** Which entries: `who` is a person's id or 'program', `subject` how the thing's own name begins, or one of `subjects`, `from` and `until` days in India, `after` where a page before ended. */
export type AuditQuery = {
  who?: string
  action?: string
  subject?: string
  subjects?: readonly string[]
  from?: CalendarDate
  until?: CalendarDate
  after?: string
}

/** Entries that fit, the latest first, and where the next page begins, if there is one. What lies behind does not make it slower. Refuses `forbidden`. */
export async function searchAudit(
  db: Db,
  actor: Actor,
  query: AuditQuery,
  limit = 50,
): Promise<Result<{ rows: AuditEntry[]; next: string | undefined }, 'forbidden'>> {
  const allowed = demand(actor, 'audit.read')
  if (!allowed.ok) return allowed
  const { at, id } = auditEntries
  const found = await db
    .select()
    .from(auditEntries)
    .where(and(...wantedOf(query)))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return done({ rows, next: last ? `${last.at.getTime()}_${last.id}` : undefined })
}

function wantedOf({ who, action, subject, subjects = [], from, until, after }: AuditQuery) {
  const entry = auditEntries
  const [, time, id] = /^(\d{1,15})_([\w-]{1,40})$/.exec(after ?? '') ?? []
  const end = time === undefined ? undefined : new Date(Number(time))
  return [
    who === undefined ? undefined : who === 'program' ? eq(entry.actorKind, 'program') : eq(entry.actor, who),
    action ? eq(entry.action, action) : undefined,
    subject
      ? or(like(entry.subject, `${subject.replaceAll(/[\\%_]/g, '\\$&')}%`), inArray(entry.subject, [...subjects]))
      : undefined,
    from ? gte(entry.at, startOfIstDay(from)) : undefined,
    until ? lt(entry.at, startOfIstDay(addDays(until, 1))) : undefined,
    end ? lte(entry.at, end) : undefined,
    end ? sql`(${entry.at}, ${entry.id}) < (${end.toISOString()}::timestamptz, ${id})` : undefined,
  ]
}
