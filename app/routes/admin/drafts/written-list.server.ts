import { data } from 'react-router'
import { findNames } from '#domain/accounts/staff.server.ts'
import type { DraftedKind, DraftState } from '#domain/drafts/draft.ts'
import { countDrafts, findDraftStates, listDrafts } from '#domain/drafts/drafts.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'

export type WrittenList = Awaited<ReturnType<typeof loadWritten>>

const MOST_FRESH = 12

/** What a list of things of a kind says of what is being written: one page of drafts where it is asked for them, else those that never were public, named. */
export async function loadWritten(
  db: Db,
  actor: Actor,
  kind: DraftedKind,
  { asked, words, page }: { asked: DraftState | undefined; words: string; page: number },
) {
  const counts = await countDrafts(db, actor, { kind })
  const query = asked ? { state: asked, words, page } : { isNew: true, words }
  const found = await listDrafts(db, actor, { kind }, query)
  if (!counts.ok || !found.ok) throw data(null, { status: 403 })
  const { rows, pages, total } = found.value
  const people = rows.filter(({ isByProgram }) => !isByProgram).map(({ changedBy }) => changedBy)
  const names = await findNames(db, actor, people)
  const nameOf = (id: string) => (names.ok && names.value.get(id)) || SOMEBODY_GONE
  const named = rows.map(({ changedBy, isByProgram, ...row }) => ({
    ...row,
    who: isByProgram ? 'The program' : nameOf(changedBy),
  }))
  return {
    asked,
    pages,
    total,
    counts: counts.value,
    rows: asked ? named : [],
    fresh: asked ? [] : named.slice(0, MOST_FRESH).map(({ id, name }) => ({ id, name })),
  }
}

/** How the drafts of what a list shows stand, by id. */
export async function draftsBeside(db: Db, actor: Actor, kind: DraftedKind, rows: readonly { id: string }[]) {
  const found = await findDraftStates(
    db,
    actor,
    { kind },
    rows.map(({ id }) => id),
  )
  return Object.fromEntries(found.ok ? found.value : [])
}
