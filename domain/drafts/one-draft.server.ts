import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Command, CommandNeeds, CommandRefusal, CommandSuccess, Fault } from '#domain/audit/command.server.ts'
import { lockSubject, sinceThen, stoodOf } from '#domain/audit/edit-one.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { refused } from '#platform/result.ts'
import type { DraftContent } from './draft.ts'
import { draftSubject, readWritten, toldOf, writtenStood } from './drafts.server.ts'
import type { Draft, DraftedThings, WrittenThing } from './drafts.server.ts'
import { drafts } from './tables.ts'

type Edit = { id: string; stood: string; why?: string | undefined } & Record<string, unknown>

/** How things of a kind become public, and what keeps them from it. */
export type DraftPlan = DraftedThings & {
  /** All that is wrong with one, at the names of its fields; `shown` is what is public of it. */
  faults(db: Db, content: DraftContent & { id: string }, shown: DraftContent | undefined): Promise<Fault[]>
  /** The one command by which it becomes public. */
  edit: Command<Edit, void, string>
  /** What is settled as soon as it is kept, as a poster that is drawn for it. */
  settle?(db: Db, content: DraftContent & { id: string }, shown: DraftContent | undefined): Promise<DraftContent>
  /** Whether something public has an address. */
  hasAddress(db: Db, url: string): Promise<boolean>
  /** The fields of a copy that cannot be those of what it was copied from, beside its name and its address. */
  copied?: DraftContent
}

export type Writer = { db: Db; actor: NonNullable<Actor> }
type NotWritten =
  | 'changed-meanwhile'
  | 'unknown'
  | 'invalid'
  | 'not-publishable'
  | 'hour-passed'
  | 'no-draft'
  | 'draft-open'
  | 'nothing-new'
export type Outcome<Value = void> = CommandSuccess<Value> | CommandRefusal<NotWritten>

export const Id = z.string().min(1).max(120)
/** Two digests, of what is public and of the draft. */
export const Stood = z.string().max(140)

export const NOTHING_NEW: CommandSuccess<void> = { ok: true, value: undefined, changes: [] }

/** Writes the draft of a thing, and who did. */
export async function put(
  { db, actor }: Writer,
  { kind }: DraftPlan,
  thingId: string,
  now: Parameters<typeof toldOf>[0],
): Promise<void> {
  const by = isProgram(actor)
    ? { changedBy: actor.program, isByProgram: true }
    : { changedBy: actor.id, isByProgram: false }
  const set = { ...now, ...by, changedAt: sql`now()` }
  await db
    .insert(drafts)
    .values({ kind, thingId, ...set })
    .onConflictDoUpdate({ target: [drafts.kind, drafts.thingId], set })
}

/** One step of a draft, as the audit tells it. */
export function step(
  plan: DraftPlan,
  id: string,
  before: Draft | undefined,
  after: object | null,
  why?: string,
): CommandSuccess<void> {
  const change = { subject: draftSubject(plan, id), before: before ? toldOf(before) : null, after, why }
  return { ok: true, value: undefined, changes: [change] }
}

type Published = { id: string; content: DraftContent; why: string }

/** Makes a thing public by its own command, and ends its draft. */
export async function makePublic(
  { db, actor, clock }: CommandNeeds & Writer,
  plan: DraftPlan,
  { id, content, why }: Published,
  { draft, shown }: WrittenThing,
): Promise<Outcome> {
  const edited = await plan.edit({ db, clock }, actor, { ...content, id, stood: stoodOf(shown), why })
  if (!edited.ok) return edited as CommandRefusal<NotWritten>
  if (!draft) return NOTHING_NEW
  await forget(db, plan, id)
  return step(plan, id, draft, { state: 'published' }, why)
}

/** Ends the draft of a thing. */
export async function forget(db: Db, { kind }: DraftPlan, id: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.kind, kind), eq(drafts.thingId, id)))
}

/** A thing and its draft, which nobody else gets to before the transaction ends: who edits what is public does not either. */
export async function lockWritten(db: Db, plan: DraftPlan, id: string): Promise<WrittenThing> {
  await lockSubject(db, `${plan.thing.subject}:${id}`)
  return readWritten(db, plan, id)
}

/** The refusal of a form that was made from something else than stands now: with what stands, what stood, and who changed it. */
export async function clashWith(
  db: Db,
  plan: DraftPlan,
  { id, stood }: { id: string; stood: string },
  written: WrittenThing,
): Promise<CommandRefusal<'changed-meanwhile' | 'unknown'> | undefined> {
  const { draft, shown } = written
  const now = writtenStood(written)
  if (now === stood) return undefined
  if (!draft && !shown) return refused('unknown')
  const [shownThen = '', draftThen = ''] = stood.split('.')
  const isOtherDraft = draftThen !== (draft ? stoodOf(toldOf(draft)) : '')
  const ofDraft = isOtherDraft ? await sinceThen(db, draftSubject(plan, id), draftThen) : { was: draft, by: [] }
  const ofShown = await sinceThen(db, `${plan.thing.subject}:${id}`, shownThen)
  const wasShown = stoodOf(shown) === shownThen ? shown : ofShown.was
  const wasDrafted = (ofDraft.was as Pick<Draft, 'content'> | undefined)?.content
  const was = draftThen === '' ? wasShown : wasDrafted
  const by = isOtherDraft ? ofDraft.by : ofShown.by
  return { ...refused('changed-meanwhile'), meanwhile: { stood: now, now: draft?.content ?? shown ?? {}, was, by } }
}
