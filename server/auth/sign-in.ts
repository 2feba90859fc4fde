import type { Context } from 'hono'
import { findLinkRequest } from '#domain/accounts/identities.server.ts'
import { knownDeviceToken } from '#domain/accounts/known-device.ts'
import type { Person } from '#domain/accounts/person.ts'
import { fingerprint, startSession } from '#domain/accounts/sessions.server.ts'
import type { SignIn, Visitor } from '#domain/accounts/sessions.server.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import type { RequestServices } from './request-services.ts'

/** Where a person gives or refuses consent to an identity that waits for it. */
const CONSENT_PATH = '/users/link'
const DEVICE_KNOWN_FOR = (365 * DAY) / SECOND

/** Who signed in; who did so by password brings its mark, for a password that is replaced meanwhile opens nothing. */
export type Entrant = Pick<SignIn, 'userId' | 'passwordMark'>
export type SignedIn = {
  visitor: Visitor
  token: string
  setCookies: (string | undefined)[]
  /** Whether an identity waits for this person's consent: that page comes before the one they wanted. */
  mustConsent: boolean
}

/**
 * Opens a new session for whoever signed in; the browser's old one ends with it, so that no planted cookie survives.
 * Whoever came through an identity provider is not asked about that one again.
 */
export async function openSession(
  services: RequestServices,
  c: Context,
  who: Entrant,
  cameThrough?: string,
): Promise<SignedIn> {
  const { db, clock, jar } = services
  const replaces = services.cookie(c, 'session')
  const device = services.device(c)
  const { userId } = who
  const { token, visitor } = await startSession(db, clock, { ...who, device, ...(replaces ? { replaces } : {}) })
  const link = services.cookie(c, 'link')
  const waiting = link === undefined ? undefined : await findLinkRequest(db, clock, link)
  const mustConsent = waiting?.userId === userId && waiting.provider !== cameThrough
  const setCookies = [
    sessionCookie(services, token, visitor),
    deviceCookie(services, c, userId),
    jar.clear('callback'),
    link !== undefined && !mustConsent ? jar.clear('link') : undefined,
  ]
  return { visitor, token, mustConsent, setCookies }
}

/** By what a person's own browser is known again, and has tries of its own. */
export function deviceCookie({ jar, keys, cookie }: RequestServices, c: Context, userId: string): string {
  return jar.set('device', knownDeviceToken(keys, userId, cookie(c, 'device')), DEVICE_KNOWN_FOR)
}

/** The cookie of a session, for as long as the session may live. */
export function sessionCookie(
  { jar, clock }: RequestServices,
  token: string,
  { session }: Pick<Visitor, 'session'>,
): string {
  return jar.set('session', token, (session.expiresAt.getTime() - clock.now().getTime()) / SECOND)
}

/** Where someone who signed in goes: the page they wanted, after the one where they must be asked first. A path of this site. */
export function pathAfterSignIn({ mustConsent }: SignedIn, wanted: string | undefined): string {
  return mustConsent ? consentPath(wanted) : (wanted ?? '/')
}

/** The same as a full address, as the session client wants it. */
export function urlAfterSignIn(services: RequestServices, { mustConsent }: SignedIn, callbackUrl: string): string {
  return mustConsent ? consentUrl(services, callbackUrl) : callbackUrl
}

/** The page that asks for consent to an identity, and then leads on to a callback of ours. */
export function consentUrl({ origin }: RequestServices, callbackUrl: string): string {
  return origin + consentPath(readCallbackPath(callbackUrl, origin))
}

function consentPath(wanted: string | undefined): string {
  return wanted === undefined ? CONSENT_PATH : `${CONSENT_PATH}?${new URLSearchParams({ callbackUrl: wanted })}`
}

/** The shape a page keeps of a signed-in person (SPEC §3). Its `token` opens nothing: it only tells one session from the next. */
export function toUser({ id, role, name, image }: Person, token: string) {
  return { _id: id, role, token: fingerprint(token), name, image }
}

/** The lines that sign a browser out, of every booking its links opened too; what only tells browsers and devices apart stays. */
export function signOutCookies({ jar }: RequestServices, c: Context): string[] {
  const names = ['session', 'grant', 'flash', 'link', 'callback', 'oidc', 'offer', 'answer'] as const
  return [...names, ...jar.tripsIn(c.req.header('cookie'))].map((name) => jar.clear(name))
}
