import { findNames } from '#domain/accounts/staff.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { AuditEntry } from '#domain/audit/audit.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { SOMEBODY_GONE } from './audit/asked.ts'
import { changedParts } from './audit/changed.ts'

const SHOWN = 10

/** How the thing was and how it is since. */
type Change = Pick<AuditEntry, 'before' | 'after'>
export type HistoryEntry = { id: string; at: Date; name: string; parts: string[]; isFirst: boolean } & Change

/** Who changed a thing and which parts of it, the latest first; for a page whose reader may change it too. */
export async function readHistory(db: Db, actor: Actor, subject: string): Promise<HistoryEntry[]> {
  const entries = (await listHistory(db, subject)).slice(0, SHOWN)
  const people = entries.filter(({ actorKind }) => actorKind === 'person').map(({ actor }) => actor)
  const names = await findNames(db, actor, people)
  return entries.map(({ id, at, actor, actorKind, before, after }) => ({
    id,
    at,
    name: actorKind === 'program' ? 'The program' : (names.ok && names.value.get(actor)) || SOMEBODY_GONE,
    parts: changedParts(before, after).map((part) => part.name),
    isFirst: before === null,
    before,
    after,
  }))
}
