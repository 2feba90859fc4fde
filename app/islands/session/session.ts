import { fieldsIn } from '#app/islands/answer.ts'
import { announce, onAnnounced } from './other-tabs.ts'
import { keepPerson, toLocalPerson } from './person.ts'
import { ask, askPlainly, BASE, logProblem, noticeUnload, postForm } from './wire.ts'

export type Session = {
  user: { name?: string; email?: string; image?: string } & Record<string, unknown>
  expires: string
}
export type SessionState = { data: Session | null; status: 'loading' | 'authenticated' | 'unauthenticated' }
export type SignInResult = { error: string | null; status: number; ok: boolean; url: string | null }
type Providers = Record<string, { id: string; name: string; type: string }>
type Options = { callbackUrl?: string; redirect?: boolean } & Record<string, string | boolean | undefined>

const FRESH_FOR_MS = 1000

let state: SessionState = { data: null, status: 'loading' }
let running: Promise<Session | null> | undefined
let fetchedAt = -Infinity

/** Fetches the session and tells the other tabs. A failed fetch gives null. */
export async function getSession({ broadcast = true } = {}): Promise<Session | null> {
  // What is under way may have been answered before whatever it is asked for anew.
  if (running) await running
  const session = await (running ??= fetchSession().finally(() => (running = undefined)))
  if (broadcast) announce('getSession')
  return session
}

async function fetchSession(): Promise<Session | null> {
  fetchedAt = performance.now()
  const { value, ok } = await askPlainly<Session>('session')
  take(value, ok)
  return value
}

/**
 * Only an answer that says so makes a browser forget whom it knew: a lost connection does not. Who came or left by documents alone, as through a
 * provider or out of the office, is told to the other tabs by the page that finds out.
 */
function take(data: Session | null, isAnswered: boolean): void {
  state = { data, status: data ? 'authenticated' : 'unauthenticated' }
  try {
    if (isAnswered && keepPerson(data ? toLocalPerson(data.user) : undefined)) announce('getSession')
  } catch (error) {
    logProblem('CLIENT_SESSION_ERROR', error)
  }
}

/** Signs in with a provider's id. Credentials with `redirect: false` give the result, everything else leaves the page. */
export async function signIn(
  provider?: string,
  { redirect = true, callbackUrl = location.href, ...fields }: Options = {},
): Promise<SignInResult | undefined> {
  const providers = await getProviders()
  if (!providers) return leaveFor(`${BASE}/error`)
  const known = provider === undefined ? undefined : providers[provider]
  if (!known) return leaveFor(`${BASE}/signin?${new URLSearchParams({ callbackUrl })}`)
  const isForm = known.type === 'credentials'
  const response = await postForm(`${isForm ? 'callback' : 'signin'}/${known.id}`, {
    ...(fields as Record<string, string>),
    callbackUrl,
  })
  const url = await readUrl(response)
  if (redirect || !isForm) return leaveFor(url)
  const error = new URL(url, location.href).searchParams.get('error')
  // The protocol's own client is silent here; without this the other tabs would go on as guests.
  if (response.ok) await getSession()
  return { error, status: response.status, ok: response.ok, url: error ? null : url }
}

/** Ends the session here and in every tab; leaves the page unless told not to. */
export async function signOut({ redirect = true, callbackUrl = location.href }: Options = {}): Promise<
  { url: string } | undefined
> {
  const response = await postForm('signout', { callbackUrl })
  const url = await readUrl(response)
  announce('signout')
  if (redirect) return leaveFor(url)
  await getSession({ broadcast: false })
  return { url }
}

/** Has the server renew what the session says; nothing happens while nobody is signed in. */
export async function update(data?: object): Promise<Session | null> {
  if (state.status !== 'authenticated') return null
  const csrf = await ask<{ csrfToken: string }>('csrf')
  const session = await ask<Session>('session', { csrfToken: csrf?.csrfToken, data })
  if (!session) return null
  take(session, true)
  announce('getSession')
  return session
}

/** Where an answer of the protocol leads. Throws when it leads nowhere. */
async function readUrl(response: Response): Promise<string> {
  const { url } = fieldsIn(await response.json())
  if (typeof url !== 'string' || url === '') throw new Error(`the call answered ${response.status} without an address`)
  return url
}

function getProviders(): Promise<Providers | null> {
  return ask<Providers>('providers')
}

/** Follows the session from now on: what other tabs tell at once, and a look whenever the tab is seen again, at most one a second. */
export function followSession(): void {
  noticeUnload()
  onAnnounced(() => void getSession({ broadcast: false }))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - fetchedAt >= FRESH_FOR_MS)
      void getSession({ broadcast: false })
  })
  void getSession({ broadcast: false })
}

function leaveFor(url: string): undefined {
  location.assign(url)
  // A mere change of the fragment would leave the old page standing.
  if (url.includes('#')) location.reload()
}
