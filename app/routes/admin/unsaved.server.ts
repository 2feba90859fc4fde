import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { createContext, href } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { isOwnForm, pageFormOf } from '#app/routes/account/own-form.server.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { isReauthenticationField } from './prove/reauthentication-fields.ts'

type Context = Readonly<RouterContextProvider>
/** What was typed into a form of the office whose session had ended: whose it is, where it stood, its fields, and what of it could not be kept, in words. */
type Unsaved = { by: string; at: string; until: number; typed: Record<string, string>; lost: string[] }

const PURPOSE = 'unsaved form'
const KEPT_FOR = 12 * HOUR
const LARGEST_FORM = 1024 * 1024
/** A browser keeps cookies of four kilobytes, and sends them with every request. */
const LONGEST_COOKIE = 3_600
/** By how much a text that was not kept is known again. */
const SAID_OF_A_TEXT = 40
const MOST_SAID = 6
/** What is too much for its words to be looked at. */
const TOO_MUCH = 'the form: all of it together is too large'

/**
 * The Set-Cookie line by which a form that came without a session waits, sealed, until its author is back on its page; nothing of a form that is not ours. What a cookie has no room for, the
 * longest first, and files are told of instead. Whose it is, it says by itself: a wrong name would only keep it from its author.
 */
export async function keepUnsaved(context: Context, request: Request): Promise<HeadersInit> {
  if (request.method !== 'POST') return {}
  const { csrfToken, unsavedCookie } = context.get(visitContext)
  const { keys, clock } = context.get(servicesContext)
  const until = clock.now().getTime() + KEPT_FOR
  const cookieOf = (unsaved: Pick<Unsaved, 'by' | 'typed' | 'lost'>) =>
    keys.seal(PURPOSE, packed({ ...unsaved, at: pathOf(request), until }))
  const set = (sealed: string) => ({ 'Set-Cookie': unsavedCookie(sealed, KEPT_FOR / SECOND) })
  if (Number(request.headers.get('Content-Length') ?? Infinity) > LARGEST_FORM)
    return isFromHere(request) ? set(cookieOf({ by: ANYBODY, typed: {}, lost: [TOO_MUCH] })) : {}
  const form = await pageFormOf(request)
  const by = form.get('proof-by')
  if (!isOwnForm(form, csrfToken) || typeof by !== 'string' || by === '') return {}
  return set(sealedThatFits(typedIn(form), filesIn(form), (kept) => cookieOf({ by, ...kept })))
}

/** Its author could not be read: whoever comes back to the page in this browser is told that it is gone, and shown nothing. */
const ANYBODY = ''

/** As a browser says, where a form was too large to be asked for its token. */
function isFromHere(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Site') === 'same-origin'
}

/** With as many fields as a cookie has room for; the longest go first. */
function sealedThatFits(
  typed: Unsaved['typed'],
  files: string[],
  seal: (kept: Pick<Unsaved, 'typed' | 'lost'>) => string,
): string {
  const longest = Object.entries(typed).toSorted(([, one], [, other]) => other.length - one.length)
  for (let left = 0; ; left++) {
    const lost = [...files, ...longest.slice(0, left).map(([, value]) => textOf(value))]
    const sealed = seal({ typed: Object.fromEntries(longest.slice(left)), lost: shortened(lost) })
    if (sealed.length <= LONGEST_COOKIE || left === longest.length) return sealed
  }
}

function shortened(lost: string[]): string[] {
  const more = lost.length - MOST_SAID
  return more > 0 ? [...lost.slice(0, MOST_SAID), `${more} more`] : lost
}

function textOf(value: string): string {
  const begins = value.trim().replaceAll(/\s+/g, ' ')
  return `the text “${begins.slice(0, SAID_OF_A_TEXT)}${begins.length > SAID_OF_A_TEXT ? '…' : ''}”`
}

function filesIn(form: FormData): string[] {
  const files = [...form.values()].filter((value) => value instanceof File && value.size > 0) as File[]
  return files.map(({ name }) => `the file ${name.slice(0, SAID_OF_A_TEXT)}`)
}

/** It stands on the page again, or was left: nobody needs to be told of it any more. */
const takenUpContext = createContext(false)

/** What somebody is to be told of a page whose form they sent when their session had ended: whether anything of it is still there, and what is not. */
export function unsavedOf(context: Context, request: Request): { isKept: boolean; lost: string[] } | undefined {
  const unsaved = context.get(takenUpContext) ? undefined : openUnsaved(context, request)
  return unsaved && { isKept: unsaved.by !== ANYBODY, lost: unsaved.lost }
}

/** What whoever looks at a page had typed there when their session ended; undefined of somebody else, and of another page. */
function openUnsaved(context: Context, request: Request): Unsaved | undefined {
  const { visitor, unsaved = '' } = context.get(visitContext)
  const { keys, clock } = context.get(servicesContext)
  const text = unsaved === '' ? undefined : keys.open(PURPOSE, unsaved)
  if (text === undefined) return undefined
  const kept = JSON.parse(unpacked(text)) as Unsaved
  const isTheirs = kept.by === visitor?.id || kept.by === ANYBODY
  return isTheirs && kept.at === pathOf(request) && clock.now().getTime() < kept.until ? kept : undefined
}

/** The same once, for its form to be shown with; the Set-Cookie line forgets it. */
export function takeUpUnsaved(context: Context, request: Request) {
  context.set(takenUpContext, true)
  const forget: HeadersInit = { 'Set-Cookie': context.get(visitContext).unsavedCookie('', 0) }
  const unsaved = openUnsaved(context, request)
  return { typed: unsaved?.by === ANYBODY ? undefined : unsaved?.typed, forget }
}

function typedIn(form: FormData): Unsaved['typed'] {
  const typed = [...form].flatMap(([name, value]) =>
    isReauthenticationField(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
  return Object.fromEntries(typed) as Unsaved['typed']
}

/** The page a form belongs to: of one that waits for who is there to be shown, the page it goes on to. */
function pathOf(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url)
  const to = pathname === href('/admin/prove') ? searchParams.get('to') : null
  return to ?? pathname + search
}

/** It is tried for each field that is left out. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

function packed(unsaved: Unsaved): string {
  return brotliCompressSync(JSON.stringify(unsaved), FAST).toString('base64')
}

function unpacked(text: string): string {
  return brotliDecompressSync(Buffer.from(text, 'base64'), { maxOutputLength: LARGEST_FORM * 2 }).toString()
}
