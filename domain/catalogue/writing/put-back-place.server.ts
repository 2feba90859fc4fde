import { findEntry } from '#domain/audit/audit.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { SUBJECTS } from '#domain/catalogue/place-kind.ts'
import type { PlaceKind } from '#domain/catalogue/place-kind.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { refused } from '#platform/result.ts'
import { EDIT_PLACE } from './edit-places.server.ts'
import type { EditPlace } from './edit-places.server.ts'

type AskedPutBack = { kind: PlaceKind; entry: string; stood: string }

/**
 * Brings a thing back to how it was before an entry of the audit: what was changed, and what was taken away. It is an edit like any other and is refused like one; 'unknown'
 * where the entry tells of no such thing.
 */
export async function putBackPlace(
  needs: CommandNeeds,
  actor: Actor,
  { kind, entry, stood }: AskedPutBack,
): Promise<Awaited<ReturnType<EditPlace<object>>>> {
  const allowed = demand(actor, 'catalogue.edit')
  if (!allowed.ok) return allowed
  const found = await findEntry(needs.db, entry)
  const [subject, id = ''] = found?.subject.split(':') ?? []
  if (!found?.before || subject !== SUBJECTS[kind] || id === '') return refused('unknown')
  const edit = EDIT_PLACE[kind] as EditPlace<object>
  return edit(needs, actor, { ...found.before, id, stood })
}
