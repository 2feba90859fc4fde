import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { isOwnForm, pageFormOf } from '#app/routes/account/own-form.server.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { isReauthenticationField } from './prove/reauthentication-fields.ts'

type Context = Readonly<RouterContextProvider>
/** What was typed into a form of the office whose session had ended: whose it is, where it stood, and its fields. */
type Unsaved = { by: string; at: string; until: number; typed: Record<string, string> }

const PURPOSE = 'unsaved form'
const KEPT_FOR = 12 * HOUR
const LARGEST_FORM = 64 * 1024
/** A browser keeps cookies of four kilobytes, and sends them with every request. */
const LONGEST_COOKIE = 3_600

/**
 * The Set-Cookie line by which a form that came without a session waits, sealed, until its author is back on its page; nothing of a form that is not ours, or too long. Whose it is, it says by
 * itself: a wrong name would only keep it from its author.
 */
export async function keepUnsaved(context: Context, request: Request): Promise<HeadersInit> {
  if (request.method !== 'POST') return {}
  if (Number(request.headers.get('Content-Length') ?? Infinity) > LARGEST_FORM) return {}
  const { csrfToken, unsavedCookie } = context.get(visitContext)
  const form = await pageFormOf(request)
  const by = form.get('proof-by')
  const hasFile = [...form.values()].some((value) => value instanceof File && value.size > 0)
  if (!isOwnForm(form, csrfToken) || typeof by !== 'string' || by === '' || hasFile) return {}
  const { keys, clock } = context.get(servicesContext)
  const until = clock.now().getTime() + KEPT_FOR
  const sealed = keys.seal(PURPOSE, packed({ by, at: pathOf(request), until, typed: typedIn(form) }))
  return sealed.length > LONGEST_COOKIE ? {} : { 'Set-Cookie': unsavedCookie(sealed, KEPT_FOR / SECOND) }
}

/** It stands on the page again, or was left: nobody needs to be told of it any more. */
const takenUpContext = createContext(false)

/** Whether somebody is to be told that what they had typed on a page is still there. */
export function hasUnsaved(context: Context, request: Request): boolean {
  return !context.get(takenUpContext) && openUnsaved(context, request) !== undefined
}

/** What whoever looks at a page had typed there when their session ended; undefined of somebody else, and of another page. */
function openUnsaved(context: Context, request: Request): Unsaved['typed'] | undefined {
  const { visitor, unsaved = '' } = context.get(visitContext)
  const { keys, clock } = context.get(servicesContext)
  const text = unsaved === '' ? undefined : keys.open(PURPOSE, unsaved)
  if (text === undefined) return undefined
  const { by, at, until, typed } = JSON.parse(unpacked(text)) as Unsaved
  return by === visitor?.id && at === pathOf(request) && clock.now().getTime() < until ? typed : undefined
}

/** The same once, for its form to be shown with; the Set-Cookie line forgets it. */
export function takeUpUnsaved(context: Context, request: Request) {
  context.set(takenUpContext, true)
  const forget: HeadersInit = { 'Set-Cookie': context.get(visitContext).unsavedCookie('', 0) }
  return { typed: openUnsaved(context, request), forget }
}

function typedIn(form: FormData): Unsaved['typed'] {
  const typed = [...form].flatMap(([name, value]) =>
    isReauthenticationField(name) || typeof value !== 'string' ? [] : [[name, value]],
  )
  return Object.fromEntries(typed) as Unsaved['typed']
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function packed(unsaved: Unsaved): string {
  return brotliCompressSync(JSON.stringify(unsaved)).toString('base64')
}

function unpacked(text: string): string {
  return brotliDecompressSync(Buffer.from(text, 'base64'), { maxOutputLength: LARGEST_FORM * 2 }).toString()
}
