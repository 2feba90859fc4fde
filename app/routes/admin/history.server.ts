import { findNames } from '#domain/accounts/staff.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { AuditEntry } from '#domain/audit/audit.server.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { SOMEBODY_GONE } from './audit/asked.ts'
import { changedParts } from './audit/changed.ts'
import type { ChangedPart } from './audit/changed.ts'
import { subjectOf } from './put-back.server.ts'
import type { PutBack } from './put-back.server.ts'

const SHOWN = 10

/** How the thing was and how it is since. */
type Change = Pick<AuditEntry, 'before' | 'after'>
/** What putting a thing back to how it was would change of its form, from how it stands; `stood` is what its form carries, `thing` its name where a page has several. */
type Back = { back?: { stood: string; parts: ChangedPart[]; of?: Record<string, string> | undefined } }
type Earlier = { count: number; subject: string | undefined }
export type HistoryEntry = {
  id: string
  at: Date
  name: string
  why: string | null
  parts: string[]
  isFirst: boolean
  /** Of the last one that is shown: how many there are before it, and where the audit has them. */
  earlier?: Earlier
} & Change
export type UndoneEntry = Omit<HistoryEntry, keyof Change> &
  Back & {
    thing?: string | undefined
    did?: string | undefined
  }

/** Who changed a thing and which parts of it, the latest first; for a page whose reader may change it too. `isOf` says which changes belong there, where not all do. */
export async function readHistory(
  db: Db,
  actor: Actor,
  subject: string,
  isOf: (change: Change) => boolean = () => true,
): Promise<HistoryEntry[]> {
  const all = (await listHistory(db, subject)).filter(isOf)
  const entries = all.slice(0, SHOWN)
  const people = entries.filter(({ actorKind }) => actorKind === 'person').map(({ actor }) => actor)
  const names = await findNames(db, actor, people)
  const shown = entries.map(({ id, at, actor, actorKind, before, after, why }) => ({
    id,
    at,
    why,
    name: actorKind === 'program' ? 'The program' : (names.ok && names.value.get(actor)) || SOMEBODY_GONE,
    parts: changedParts(before, after).map((part) => part.name),
    isFirst: before === null,
    before,
    after,
  }))
  return withEarlier(shown, { count: all.length - entries.length, subject })
}

function withEarlier<Entry extends object>(entries: Entry[], earlier: Earlier): (Entry & { earlier?: Earlier })[] {
  if (earlier.count === 0) return entries
  return entries.map((entry, at) => (at === entries.length - 1 ? { ...entry, earlier } : entry))
}

/** The same of things that can be put back, each entry with what that would change; nothing to put back stands where it would be as it is. */
export async function readUndone(db: Db, actor: Actor, things: readonly PutBack[]): Promise<UndoneEntry[]> {
  const all: UndoneEntry[] = []
  for (const thing of things) all.push(...(await undoneOf(db, actor, thing)))
  const hidden = all.reduce((sum, { earlier }) => sum + (earlier?.count ?? 0), 0)
  const shown = all.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN)
  const [only, ...others] = things
  const subject = only && others.length === 0 ? subjectOf(only) : undefined
  return withEarlier(
    shown.map(({ earlier: _earlier, ...entry }) => entry),
    { count: hidden + all.length - shown.length, subject },
  )
}

async function undoneOf(db: Db, actor: Actor, thing: PutBack): Promise<UndoneEntry[]> {
  const entries = await readHistory(db, actor, subjectOf(thing), thing.isOf)
  const now = (await thing.kind.read(db, [thing.id])).get(thing.id)
  const formOf = async (one: object) => sameLines(await thing.typed(one, db))
  const [shown, stood] = [now && (await formOf(now)), stoodOf(now)]
  const found: UndoneEntry[] = []
  for (const { before, after, ...entry } of entries) {
    const parts = shown && before ? changedParts(shown, await formOf(before)) : []
    const back = { stood, parts, of: thing.of }
    const deed = thing.deedOf?.({ before, after })
    const why = entry.why ?? deed?.because ?? null
    found.push({ ...entry, why, did: deed?.did, thing: thing.name, ...(parts.length > 0 ? { back } : {}) })
  }
  return found
}

/** Browsers end lines their own way: that alone is no change. */
function sameLines(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))
}
