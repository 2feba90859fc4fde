import { listHistory } from '#domain/audit/audit.server.ts'
import type { DraftContent, DraftedKind } from '#domain/drafts/draft.ts'
import { DRAFTED, wordsAt } from '#domain/drafts/draft.ts'
import { draftSubject, findWritten } from '#domain/drafts/drafts.server.ts'
import type { DraftedThings, FoundWritten } from '#domain/drafts/drafts.server.ts'
import type { DraftCommands } from '#domain/drafts/write-drafts.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { doEach, eachIn } from '#app/routes/admin/several/each.server.ts'
import type { OneDeed } from '#app/routes/admin/several/each.server.ts'
import { refusedPage } from '#web/refused-page.ts'
import { DEEDS_OF } from './several-words.ts'
import type { SeveralDeed } from './several-words.ts'

type Edit = { id: string; stood: string; why: string } & DraftContent
type Answer = Parameters<typeof told>[0]

/** How several things of a kind are changed at once: by the commands that change one. */
export type SeveralForms = {
  things: DraftedThings
  commands: DraftCommands
  /** How much keeps one from being public as it is written. */
  gaps(db: Db, content: DraftContent & { id: string }, shown: DraftContent | undefined): Promise<number>
  edit(services: Services, actor: Actor, form: Edit): Promise<Answer>
  /** Of things that come back when they were taken away. */
  away?: {
    /** Why one stays, where something uses it. */
    usedBy(db: Db, id: string): Promise<string | undefined>
    remove(services: Services, actor: Actor, one: { id: string; stood: string }): Promise<Answer>
    putBack(services: Services, actor: Actor, entry: string): Promise<Answer>
    subject(id: string): string
  }
}

const REFUSED = { invalid: 'not-publishable' } as const
const OF_DRAFTS: readonly SeveralDeed[] = ['publish', 'review', 'draft', 'drop']

/** What an address asks about several of them: each as it stands, and why it stays as it is; and by which entries of the audit what is gone comes back. */
export async function loadSeveral(services: Services, actor: Actor, request: Request, forms: SeveralForms) {
  const { kind } = forms.things
  const allowed = demand(actor, DRAFTED[kind])
  if (!allowed.ok) throw refusedPage(allowed.reason)
  const [first, ...others] = DEEDS_OF[kind] as readonly SeveralDeed[]
  const { whys, ids, ...asked } = eachIn(request, [first!, ...others])
  const rows = []
  for (const id of ids) {
    const found = await findWritten(services.db, actor, forms.things, id)
    if (!found.ok) throw refusedPage(found.reason)
    const { draft, shown } = found.value
    if (!draft && !shown) continue
    const stays =
      whys[id] ??
      (asked.count === undefined ? await staysAs(services.db, forms, asked.deed, id, found.value) : undefined)
    rows.push(rowOf(id, found.value, asked.deed, stays))
  }
  const { searchParams } = new URL(request.url)
  return { ...asked, kind, rows, back: searchParams.getAll('back'), isBack: searchParams.get('done') === 'back' }
}

function rowOf(id: string, { draft, shown, stood }: FoundWritten, deed: SeveralDeed, stays: string | undefined) {
  return {
    id,
    name: wordsAt((draft?.content ?? shown)!, 'name'),
    draft: draft && { state: draft.state, publishAt: draft.publishAt },
    isPublic: shown !== undefined && shown['offered'] !== false,
    stood: OF_DRAFTS.includes(deed) ? stood : stood.split('.')[0]!,
    stays,
  }
}

const NO_DRAFT = 'Nothing is written beside what is public.'
const BEHIND = 'What is public has changed since it was written. Open it, which joins both.'

async function staysAs(db: Db, forms: SeveralForms, deed: SeveralDeed, id: string, written: FoundWritten) {
  const { draft, shown, isBehind } = written
  if (!OF_DRAFTS.includes(deed)) {
    if (!shown) return 'It is a draft alone, and not on the site.'
    if (deed === 'offer') return shown['offered'] === false ? undefined : 'It is offered already.'
    if (deed === 'stop') return shown['offered'] === false ? 'It is not offered anyway.' : undefined
    return deed === 'remove' ? forms.away?.usedBy(db, id) : undefined
  }
  if (!draft) return NO_DRAFT
  if (deed === 'drop') return undefined
  if (deed === 'draft') return draft.state === 'draft' ? 'It is being written anyway.' : undefined
  if (deed === 'review' && draft.state !== 'draft')
    return draft.state === 'review' ? 'It is in review already.' : 'It has its hour already.'
  if (deed === 'publish' && isBehind) return BEHIND
  const gaps = await forms.gaps(db, { ...draft.content, id }, shown)
  return gaps === 0 ? undefined : `${gaps === 1 ? '1 thing' : `${gaps} things`} to put right first.`
}

/** Does it to each, and leads to what brings back what is gone. */
export function severalDeeds(page: string, forms: SeveralForms): Record<string, Deed> {
  return {
    several: async (services, actor, ...sent) => {
      const entries: string[] = []
      const each = eachOf(forms, entries)
      const outcome = await doEach(page, each)(services, actor, ...sent)
      if (!outcome.ok || !('page' in outcome) || entries.length === 0) return outcome
      return { ...outcome, page: `${outcome.page}&${new URLSearchParams(entries.map((entry) => ['back', entry]))}` }
    },
    'bring-back': async (services, actor, typed) => {
      let last: DeedOutcome = { ok: false, reason: 'unclear-deed' }
      for (const entry of typed('entries').split(',').slice(0, MOST_BACK)) {
        const outcome = await bringBackOne(services, actor, forms, entry)
        if (!outcome.ok) return outcome
        last = outcome
      }
      return last.ok ? { ok: true, done: 'back', page } : last
    },
  }
}

const MOST_BACK = 100

/** A draft that was thrown away, else a thing that was taken away. */
async function bringBackOne(services: Services, actor: Actor, { commands, away }: SeveralForms, entry: string) {
  const draft = await commands.bringBack(services, actor, { entry })
  if (draft.ok || draft.reason !== 'unknown' || !away) return told(draft, () => 'back', REFUSED)
  return told(await away.putBack(services, actor, entry), () => 'back', REFUSED)
}

function eachOf(forms: SeveralForms, entries: string[]): Record<string, OneDeed> {
  const all: Record<SeveralDeed, OneDeed> = {
    publish: written(forms, 'published'),
    review: written(forms, 'review'),
    draft: written(forms, 'draft'),
    drop: async (services, actor, one) => {
      const dropped = told(await forms.commands.drop(services, actor, one), () => 'dropped', REFUSED)
      return noting(services.db, dropped, draftSubject(forms.things, one.id), entries)
    },
    month: changing(forms, 'months', (typed) => Number(typed('month')), added),
    'no-month': changing(forms, 'months', (typed) => Number(typed('month')), without),
    tag: changing(forms, 'tags', (typed) => typed('tag').trim(), added),
    'no-tag': changing(forms, 'tags', (typed) => typed('tag').trim(), without),
    offer: editing(forms, () => ({ offered: true })),
    stop: editing(forms, () => ({ offered: false })),
    remove: async (services, actor, one) => {
      if (!forms.away) return { ok: false, reason: 'unclear-deed' }
      const removed = told(await forms.away.remove(services, actor, one), () => 'removed', REFUSED)
      return noting(services.db, removed, forms.away.subject(one.id), entries)
    },
  }
  const names = DEEDS_OF[forms.things.kind] as readonly SeveralDeed[]
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}

async function noting(db: Db, outcome: DeedOutcome, subject: string, entries: string[]): Promise<DeedOutcome> {
  const [latest] = outcome.ok ? await listHistory(db, subject) : []
  if (latest) entries.push(latest.id)
  return outcome
}

/** The draft as it stands, handed on; one beside which what is public has changed is joined by a person. */
function written({ things, commands }: SeveralForms, to: 'draft' | 'review' | 'published'): OneDeed {
  return async (services, actor, { id, stood }, typed) => {
    const found = await findWritten(services.db, actor, things, id)
    if (!found.ok) return { ok: false, reason: found.reason }
    const { draft, isBehind } = found.value
    if (!draft) return { ok: false, reason: 'no-draft' }
    if (to === 'published' && isBehind) return { ok: false, reason: 'changed-meanwhile' }
    const form = { id, stood, content: draft.content, why: typed('why'), to }
    return told(await commands.write(services, actor, form), () => to, REFUSED)
  }
}

type Change = (shown: DraftContent) => DraftContent | undefined

function editing({ things, edit }: SeveralForms, change: Change): OneDeed {
  return async (services, actor, { id, stood }, typed) => {
    const found = await findWritten(services.db, actor, things, id)
    if (!found.ok) return { ok: false, reason: found.reason }
    const { shown } = found.value
    if (!shown) return { ok: false, reason: 'unknown' }
    const changed = change(shown)
    if (!changed) return { ok: false, reason: 'so-already' }
    const form = { ...shown, ...changed, id, stood, why: typed('why') }
    return told(await edit(services, actor, form), () => 'changed', REFUSED)
  }
}

type Word = string | number
const FIELD = { months: ['month', 'Choose the month.'], tags: ['tag', 'Say which tag.'] } as const

/** A list of a thing with one word more, or less; what was typed is amiss of all or of none. */
function changing(
  forms: SeveralForms,
  list: keyof typeof FIELD,
  read: (typed: (name: string) => string) => Word,
  become: (had: readonly Word[], word: Word) => readonly Word[],
): OneDeed {
  const [path, message] = FIELD[list]
  return (services, actor, one, typed) => {
    const word = read(typed)
    if (!word) return Promise.resolve({ ok: false, reason: 'unclear-deed', faults: [{ path, message }] })
    const change: Change = (shown) => {
      const had = (shown[list] ?? []) as Word[]
      const now = become(had, word)
      return now.length === had.length ? undefined : { [list]: now }
    }
    return editing(forms, change)(services, actor, one, typed)
  }
}

function added(had: readonly Word[], word: Word): readonly Word[] {
  return had.includes(word) ? had : [...had, word]
}

function without(had: readonly Word[], word: Word): readonly Word[] {
  return had.filter((one) => one !== word)
}

export type FoundSeveral = Awaited<ReturnType<typeof loadSeveral>>
export type SeveralKind = DraftedKind
