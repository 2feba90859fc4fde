import { Why } from '#domain/audit/edit-one.server.ts'
import { findEntry } from '#domain/audit/audit.server.ts'
import type { AuditedKind } from '#domain/audit/save-rows.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Deed } from './deeds.server.ts'

/** A thing of the office that can be brought back to how it was: what it was is shown in its form, and saved as the form would save it. */
export type PutBack = {
  kind: AuditedKind
  id: string
  /** What it is called where several things stand on one page. */
  name?: string
  /** Which of its changes are of its form, where others are kept of it too. */
  isOf?(change: { before: unknown; after: unknown }): boolean
  /** What was done to it, where its parts by name would not say so, and why. */
  deedOf?(change: { before: unknown; after: unknown }): { did: string; because?: string | undefined } | undefined
  /** What its form holds of it as it was. */
  typed(was: object, db: Db): Promise<Record<string, string>> | Record<string, string>
  /** What its form asks for, and about which one of several. */
  intent: string
  of?: Record<string, string>
  save: Deed
}

/** What the audit calls it. */
export function subjectOf({ kind, id }: Pick<PutBack, 'kind' | 'id'>): string {
  return `${kind.subject}:${id}`
}

/**
 * Saves one of the things as it was before an entry of its history. It is an edit like any other, refused like one, and its form is then shown with what was to be put back and why it
 * was not; an entry that tells of none of them is `unknown`. `why` stands in the history.
 */
export function putBack(...things: readonly PutBack[]): Deed {
  return async (services, actor, typed, file) => {
    const entry = await findEntry(services.db, typed('entry'))
    const thing = things.find((one) => subjectOf(one) === entry?.subject)
    if (!thing || !entry?.before) return { ok: false, reason: 'unknown' }
    const why = Why.safeParse(typed('why'))
    if (!why.success)
      return { ok: false, reason: 'unclear-deed', faults: [{ path: 'why', message: why.error.issues[0]!.message }] }
    const { intent, of, id, save } = thing
    const was = await thing.typed(entry.before, services.db)
    const form: Record<string, string> = { id, ...was, ...of, intent, stood: typed('stood') }
    const outcome = await save({ ...services, why: why.data }, actor, (name) => form[name] ?? '', file)
    // Its own form is shown again, and the reason where it was typed.
    if (!outcome.ok)
      return { ...outcome, typed: { ...outcome.typed, ...form, entry: typed('entry'), why: typed('why') } }
    return 'done' in outcome ? { ...outcome, done: 'put-back' } : outcome
  }
}
