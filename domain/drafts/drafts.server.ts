import { and, count, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { AuditEntry } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { DRAFTED } from './draft.ts'
import type { DraftContent, DraftedKind, DraftState } from './draft.ts'
import { draftedName, drafts } from './tables.ts'

export type Draft = typeof drafts.$inferSelect
/** Things of one kind that are written beside what is public of them. */
export type DraftedThings = { kind: DraftedKind; thing: AuditedKind }

/** A thing as whoever writes it finds it. */
export type WrittenThing = {
  draft: Draft | undefined
  /** What is public of it; undefined where nothing is. */
  shown: DraftContent | undefined
  /** What is public is no longer what the draft was written beside. */
  isBehind: boolean
}

/** The same with what a form of both carries, and the steps of its drafts. */
export type FoundWritten = WrittenThing & { stood: string; steps: AuditEntry[] }

/** A thing with its draft, what a form of both carries, and the steps of its drafts, the latest first. Refuses `forbidden`. */
export async function findWritten(
  db: Db,
  actor: Actor,
  things: DraftedThings,
  id: string,
): Promise<Result<FoundWritten, 'forbidden'>> {
  const allowed = demand(actor, DRAFTED[things.kind])
  if (!allowed.ok) return allowed
  const written = await readWritten(db, things, id)
  return done({ ...written, stood: writtenStood(written), steps: await listHistory(db, draftSubject(things, id)) })
}

/** `findWritten` for who has been asked already. */
export async function readWritten(db: Db, { kind, thing }: DraftedThings, id: string): Promise<WrittenThing> {
  const shown = (await thing.read(db, [id])).get(id) as DraftContent | undefined
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.thingId, id)))
  return { draft, shown, isBehind: draft !== undefined && stoodOf(draft.base ?? undefined) !== stoodOf(shown) }
}

/** What the drafts of a thing are called in the audit. */
export function draftSubject({ thing }: Pick<DraftedThings, 'thing'>, id: string): string {
  return `${thing.subject}-draft:${id}`
}

/** What the audit keeps of a draft: enough to write it once more. */
export function toldOf({ state, publishAt, why, putOff, content, base }: Omit<Draft, keyof Kept>) {
  return { state, publishAt: publishAt?.toISOString() ?? null, why, putOff, content, base }
}
type Kept = Pick<Draft, 'kind' | 'thingId' | 'changedBy' | 'isByProgram' | 'createdAt' | 'changedAt'>

/** What a form of a thing carries: of its draft too, where it has one; else it is what a form of the thing alone does. */
export function writtenStood({ draft, shown }: Pick<WrittenThing, 'draft' | 'shown'>): string {
  return draft ? `${stoodOf(shown)}.${stoodOf(toldOf(draft))}` : stoodOf(shown)
}

/** Things of which kind. */
type Of = Pick<DraftedThings, 'kind'>
/** What narrows a list of drafts: words of a name or an address, and how they stand. */
type DraftsAsked = { words?: string; state?: DraftState | undefined; isNew?: boolean; page?: number }

const PAGE_SIZE = 40

/** One page of what is being written of a kind, the latest change first; `isNew` those alone that were never public. Refuses `forbidden`. */
export async function listDrafts(
  db: Db,
  actor: Actor,
  { kind }: Of,
  { words = '', state, isNew = false, page = 1 }: DraftsAsked,
) {
  const allowed = demand(actor, DRAFTED[kind])
  if (!allowed.ok) return allowed
  const { thingId, content, base, ...columns } = COLUMNS
  const name = draftedName(content)
  const where = and(
    eq(drafts.kind, kind),
    state && eq(drafts.state, state),
    words === '' ? undefined : ilike(sql`${name} || ' ' || coalesce(${content} ->> 'url', '')`, holding(words)),
    isNew ? isNull(base) : undefined,
  )
  const rows = await db
    .select({ ...columns, id: thingId, name, isNew: sql<boolean>`${base} is null` })
    .from(drafts)
    .where(where)
    .orderBy(desc(drafts.changedAt), desc(thingId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const total = await db.$count(drafts, where)
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) })
}

/** How many of a kind are being written, by how they stand. Refuses `forbidden`. */
export async function countDrafts(db: Db, actor: Actor, { kind }: Of) {
  const allowed = demand(actor, DRAFTED[kind])
  if (!allowed.ok) return allowed
  const { state } = drafts
  const rows = await db.select({ state, many: count() }).from(drafts).where(eq(drafts.kind, kind)).groupBy(state)
  return done({ draft: 0, review: 0, scheduled: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.many])) })
}

/** How the drafts of some things of a kind stand, by id. Refuses `forbidden`. */
export async function findDraftStates(db: Db, actor: Actor, { kind }: Of, ids: readonly string[]) {
  const allowed = demand(actor, DRAFTED[kind])
  if (!allowed.ok) return allowed
  const { thingId, state, publishAt } = drafts
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ thingId, state, publishAt })
          .from(drafts)
          .where(and(eq(drafts.kind, kind), inArray(thingId, [...ids])))
  return done(new Map(rows.map(({ thingId, ...row }) => [thingId, row])))
}

const COLUMNS = {
  thingId: drafts.thingId,
  state: drafts.state,
  content: drafts.content,
  base: drafts.base,
  publishAt: drafts.publishAt,
  putOff: drafts.putOff,
  why: drafts.why,
  changedBy: drafts.changedBy,
  isByProgram: drafts.isByProgram,
  changedAt: drafts.changedAt,
}
