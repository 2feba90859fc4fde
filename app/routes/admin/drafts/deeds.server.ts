import { findNames } from '#domain/accounts/staff.server.ts'
import { listHistory } from '#domain/audit/audit.server.ts'
import type { AuditEntry } from '#domain/audit/audit.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { readPublishHour } from '#domain/content/publish-hour.ts'
import { DRAFT_STATES } from '#domain/drafts/draft.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import { draftSubject, findWritten } from '#domain/drafts/drafts.server.ts'
import type { DraftedThings } from '#domain/drafts/drafts.server.ts'
import type { DraftCommands } from '#domain/drafts/write-drafts.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { withPicture } from '#app/routes/admin/pictures/choose-picture.server.ts'
import type { ChosenPicture } from '#app/routes/admin/pictures/choose-picture.server.ts'
import { momentText } from './words.ts'

const REFUSED = { invalid: 'unclear-deed' } as const

type Typed = Parameters<Deed>[2]
/** What a form holds of a thing: what of it cannot be read keeps even a draft from being saved, the other faults all else. */
type FormContent = { content: Record<string, unknown>; unread: readonly Fault[]; faults: readonly Fault[] }

export type DraftForms = {
  things: DraftedThings
  commands: DraftCommands
  /** The pages of one thing, and of the list. */
  pageOf: (id: string) => string
  list: string
  contentIn(
    services: Services,
    typed: Typed,
    about: { id: string; chosen: ChosenPicture; stands: DraftContent | undefined },
  ): Promise<FormContent>
  /** What somebody else saved, as the form shows it. */
  shownAs?: (was: object) => object
}

/** What the forms of a thing ask for that is written beside what is public of it; `known` is undefined where one is to be added. */
export function draftDeeds(forms: DraftForms, known: string | undefined): Record<string, Deed> {
  const draft = writeDraft(forms, known)
  if (known === undefined) return { draft }
  return { draft, drop: dropDraft(forms, known), copy: copyThing(forms, known), 'bring-back': bringBack(forms) }
}

function writeDraft({ things, commands, pageOf, contentIn, shownAs = (was) => was }: DraftForms, known?: string): Deed {
  return async (services, actor, typed, file) => {
    const id = known ?? idIn(typed('id'))
    const found = known === undefined ? undefined : await findWritten(services.db, actor, things, known)
    if (found?.ok === false) return found
    const stands = found?.value.draft?.content ?? found?.value.shown
    const pictures = stands as { pictureId: string; pictureAlt?: string | null } | undefined
    return withPicture(services, actor, typed, file, pictures, async (chosen) => {
      const to = WAYS.find((way) => way === typed('status')) ?? 'draft'
      const read = readPublishHour({ status: to, day: typed('day'), hour: typed('hour') }, services.clock.now(), false)
      if (!read.ok) return { ok: false, reason: 'unclear-deed', faults: [{ path: 'day', message: read.message }] }
      const { content, unread, faults } = await contentIn(services, typed, { id, chosen, stands })
      const amiss = to === 'draft' ? unread : faults
      if (amiss.length > 0) return { ok: false, reason: 'unclear-deed', faults: amiss }
      const form = { id, stood: typed('stood'), content, why: typed('why'), to, publishAt: read.publishAt }
      const outcome = told(await commands.write(services, actor, form), () => to, REFUSED)
      if (outcome.ok) return { ...outcome, page: pageOf(id) }
      const was = outcome.meanwhile?.was
      return was ? { ...outcome, meanwhile: { ...outcome.meanwhile!, was: shownAs(was) } } : outcome
    })
  }
}

const WAYS = [...DRAFT_STATES, 'published'] as const

/** The id a form of something new was given, so that it is added once however often it is sent. */
export function idIn(sent: string): string {
  return /^[0-9a-z]{20}$/.test(sent) ? sent : newId()
}

function dropDraft({ things, commands, pageOf, list }: DraftForms, id: string): Deed {
  return async (services, actor, typed) => {
    const dropped = await commands.drop(services, actor, { id, stood: typed('stood') })
    if (!dropped.ok || dropped.value.wasShown) return { ...told(dropped, () => 'dropped', REFUSED), page: pageOf(id) }
    // What never was public is nothing but its history then.
    const [latest] = await listHistory(services.db, draftSubject(things, id))
    return { ok: true, done: `dropped-${latest?.id ?? ''}`, page: list }
  }
}

function copyThing({ commands, pageOf }: DraftForms, id: string): Deed {
  return async (services, actor) => {
    const copied = await commands.copy(services, actor, { id })
    const outcome = told(copied, () => 'copied', REFUSED)
    return copied.ok ? { ...outcome, page: pageOf(copied.value.id) } : outcome
  }
}

/** Takes a draft up again that was thrown away. */
export function bringBack({ commands, pageOf }: Pick<DraftForms, 'commands' | 'pageOf'>): Deed {
  return async (services, actor, typed) => {
    const brought = await commands.bringBack(services, actor, { entry: typed('entry') })
    const outcome = told(brought, () => 'brought-back', REFUSED)
    return brought.ok ? { ...outcome, page: pageOf(brought.value.id) } : outcome
  }
}

/** The steps of the drafts of a thing, in words, the latest first; one that was thrown away may come back while there is no other. */
export async function stepsOf(db: Db, actor: Actor, entries: readonly AuditEntry[], isOpen: boolean) {
  const shown = entries.slice(0, MOST_STEPS)
  const people = shown.filter(({ actorKind }) => actorKind === 'person').map((entry) => entry.actor)
  const names = await findNames(db, actor, people)
  return shown.map((entry) => ({
    id: entry.id,
    at: entry.at,
    name: entry.actorKind === 'program' ? 'The program' : (names.ok && names.value.get(entry.actor)) || SOMEBODY_GONE,
    says: saysOf(entry),
    why: entry.why,
    comesBack: !isOpen && entry.after === null,
  }))
}
export type DraftStep = Awaited<ReturnType<typeof stepsOf>>[number]

const MOST_STEPS = 10

type Told = { state: string; publishAt?: string | null; putOff?: string | null } | null

function saysOf({ before, after }: AuditEntry): string {
  const [was, is] = [before as Told, after as Told]
  if (!is) return 'threw the draft away'
  if (is.state === 'published') return 'made it public'
  if (is.putOff && !was?.putOff) return `made it a draft again. ${is.putOff}`
  if (is.state === 'scheduled' && is.publishAt) return `gave it its hour: ${momentText(new Date(is.publishAt))}`
  if (is.state === 'review') return was?.state === 'review' ? 'wrote on it, in review' : 'sent it for review'
  if (!was) return 'began a draft'
  return was.state === 'draft' ? 'wrote on the draft' : 'took it back to a draft'
}
