import { data, redirect } from 'react-router'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { findColleagues } from '#domain/accounts/staff.server.ts'
import type { Fault, EditConflict } from '#domain/audit/command.server.ts'
import type { Picture } from '#domain/media/picture.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { may } from '#domain/policy/policy.ts'
import type { Action } from '#domain/policy/policy.ts'
import type { Services } from '#domain/services.server.ts'
import type { CommandNeeds } from '#domain/audit/command.server.ts'
import { isOwnForm, pageFormOf } from '#app/routes/account/own-form.server.ts'
import type { KeptForm } from './deed-form.tsx'
import { faultsByPath } from './fields.ts'
import { isReauthenticationField } from './prove/reauthentication-fields.ts'
import { provePath } from './prove/prove-path.ts'
import { takeUpUnsaved } from './unsaved.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeRefusal, officeWords } from '#web/office-words.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

/** Every field of a long form filled to its end: who writes too much is told so at the field. */
const LARGEST_FORM = 1024 * 1024
const LONGEST = 2500
/** What a sign of Devanagari takes on its way. */
const BYTES_A_SIGN = 9

/** Pictures that a form shown again offers, which of them its field holds by now, and those that may be put into its text. */
export type OfferedPictures = { pictures: readonly Picture[]; chosen?: string; forText?: readonly Picture[] }
/** What came of a deed: the word that is shown for it, on another page than the form's where it names one; only the form again, as it was typed but for what `typed` says; a secret shown this `once`, and the form empty; or why nothing did. */
export type DeedOutcome =
  | { ok: true; done: string; page?: string }
  | { ok: true; again: true; offered?: OfferedPictures; typed?: Record<string, string> }
  | { ok: true; once: string }
  | {
      ok: false
      reason: Refusal
      faults?: readonly Fault[]
      meanwhile?: EditConflict
      offered?: OfferedPictures
      typed?: Record<string, string>
    }
export type Deed = (
  services: Services & Pick<CommandNeeds, 'why'>,
  actor: Actor,
  typed: (name: string) => string,
  file: (name: string) => File | undefined,
) => Promise<DeedOutcome>

/** What was typed into these fields, by their names. */
export function typedIn<Name extends string>(
  typed: (name: string) => string,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, typed(name)])) as Record<Name, string>
}

/** What a `PreviewButton` asks for: the form again as it was typed, beside what becomes of it. */
export const showAgain: Deed = async () => ({ ok: true, again: true })

type Context = Readonly<RouterContextProvider>

/** Keeps a page of the office from whoever may not: asked before anything of the page or its form is looked at, whichever part of the answer was wanted. */
export function onlyWhoMay(action: Action): MiddlewareFunction<Response>[] {
  return [
    ({ context }) => {
      if (!may(context.get(visitContext).visitor?.role, action)) throw data(null, { status: 403 })
    },
  ]
}

/** The form a page of the office was sent, files among it, and whether it came from a page of ours. More than `largest` bytes are not read. */
export async function readOwnForm(context: Context, request: Request, largest: number) {
  // Looked at before the body is read: a form without a length is no browser's.
  if (Number(request.headers.get('Content-Length') ?? Infinity) > largest) throw data(null, { status: 413 })
  const form = await pageFormOf(request)
  return { form, isOwn: isOwnForm(form, context.get(visitContext).csrfToken) }
}

/**
 * Does what a form of an office's page asks for; leads on to `page`, seen as it was, or shows it again with what was typed and why not. `longest` is how
 * many signs a field may hold: more for a form of texts; `files` how many bytes of files come with it.
 */
export async function doDeed(
  context: Context,
  request: Request,
  page: string,
  deeds: Record<string, Deed>,
  view = {},
  longest = LONGEST,
  files = 0,
) {
  const largest = LARGEST_FORM + (longest - LONGEST) * BYTES_A_SIGN + files
  const { form, isOwn } = await readOwnForm(context, request, largest)
  if (form.has('proof-unsaved') && isOwn) return showUnsaved(context, request, form.get('proof-unsaved'))
  const { visitor } = context.get(visitContext)
  const fields = [...form].filter(([name]) => !isReauthenticationField(name))
  const sent = Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]))
  const intent = sent['intent'] ?? ''
  const deed = Object.hasOwn(deeds, intent) ? deeds[intent] : undefined
  if (!deed) throw data(null, { status: 400 })
  const outcome: DeedOutcome =
    refuseSent(sent, isOwn, longest) ??
    (await deed(
      context.get(servicesContext),
      visitor,
      (name) => sent[name] ?? '',
      (name) => fileIn(form, name),
    ))
  const offered = 'offered' in outcome ? outcome.offered : undefined
  const typed = 'typed' in outcome ? { ...sent, ...outcome.typed } : sent
  if (outcome.ok && 'once' in outcome) return shownAgain({ message: '', typed: {}, faults: {}, once: outcome.once })
  if (outcome.ok && 'again' in outcome) return shownAgain({ message: '', typed, faults: {}, offered })
  if (outcome.ok) {
    const to = outcome.page ?? page
    return redirect(`${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ ...view, done: outcome.done })}`)
  }
  // With all it was sent: what was begun goes on once somebody has shown who they are.
  if (outcome.reason === 'prove-again') return redirect(provePath(new URL(request.url)), 307)
  const { status } = REFUSALS[outcome.reason]
  const said = (outcome.faults ?? []).map(({ path, message }) => ({ path, message: officeWords(message) }))
  const faults = faultsByPath(said)
  const meanwhile = outcome.meanwhile && (await whoWas(context, outcome.meanwhile))
  const words = meanwhile ? meanwhileText(meanwhile.who) : officeRefusal(outcome.reason)
  return shownAgain({ message: words, typed, faults, meanwhile, offered }, status)
}

/** What a form of the office is shown again with. */
function shownAgain(kept: NonNullable<KeptForm>, status = 200, headers: HeadersInit = {}) {
  return data(kept, { status, headers })
}

/** The form that came when its session had ended, as it was typed and not done; or without it, where it is not wanted any more. */
function showUnsaved(context: Context, request: Request, answer: FormDataEntryValue | null) {
  const { typed, forget } = takeUpUnsaved(context, request)
  const { pathname, search } = new URL(request.url)
  if (!typed || answer !== 'show') return redirect(pathname + search, { headers: forget })
  return shownAgain({ message: '', typed, faults: {} }, 200, forget)
}

/** Who was first, by name: those of them that are known. */
async function whoWas(context: Context, { was, by }: EditConflict) {
  const { db } = context.get(servicesContext)
  const names = await findColleagues(
    db,
    context.get(visitContext).visitor,
    by.map(({ actor }) => actor),
  )
  const nameOf = ({ actor, actorKind }: EditConflict['by'][number]) =>
    actorKind === 'program' ? 'The program' : names.ok ? names.value.get(actor) : undefined
  const known = [...new Set(by.map(nameOf))].filter((name) => name !== undefined)
  return { was, who: known.length === 0 ? 'Somebody' : known.join(' and ') }
}

function meanwhileText(who: string): string {
  return `${who} has changed it meanwhile. What you had left alone shows what they saved; where you both wrote, theirs stands beside yours. Save again to keep yours.`
}

/** A file a form sent under a name; a browser sends an empty one where nobody chose any. */
function fileIn(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

function textOf(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Why a form does not get as far as its deed: nothing is cut of what somebody has typed. */
function refuseSent(sent: Record<string, string>, isOwn: boolean, longest: number): DeedOutcome | undefined {
  if (!isOwn) return { ok: false, reason: 'stale-page' }
  const faults = Object.entries(sent)
    .filter(([, value]) => value.length > longest)
    .map(([path, { length }]) => ({ path, message: tooLongWords(length, longest) }))
  return faults.length > 0 ? { ok: false, reason: 'unclear-deed', faults } : undefined
}

function tooLongWords(length: number, longest: number): string {
  const [has, most] = [length, longest].map((count) => count.toLocaleString('en-IN'))
  return `${has} signs; at most ${most} are kept here.`
}

type Answer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: string; faults?: readonly Fault[]; meanwhile?: EditConflict }

/** What a command answered, as a page says it: the word for what was done; `refusals` are the page's own names for what the command refuses. */
export function told<Value>(
  answer: Answer<Value>,
  word: (value: Value) => string,
  refusals: Record<string, Refusal> = {},
): DeedOutcome {
  if (answer.ok) return { ok: true, done: word(answer.value) }
  const reason = refusals[answer.reason] ?? answer.reason
  if (!isRefusal(reason)) throw new Error(`the office has no words for ${reason}`)
  const { faults, meanwhile } = answer
  return { ok: false, reason, ...(faults ? { faults } : {}), ...(meanwhile ? { meanwhile } : {}) }
}
