import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { endSession } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { CALLS_OF_A_NETWORK, limitRate } from '#server/middleware/rate-limit.ts'
import { answerSurprises } from '#server/surprises.ts'
import { readCallbackPath, readCallbackUrl } from '#platform/callback-url.ts'
import { setCookies } from './desk.ts'
import type { Desk } from './desk.ts'
import { formOf, guardForm } from '#server/forms/form-guard.ts'
import { textIn } from '#web/forms.ts'
import type { IdentityProviders } from './identity-providers.ts'
import { answerUrl, BASE, readProtocolForm } from './protocol-form.ts'
import { errorPage, PLAIN_PAGE_POLICY, signOutPage } from './plain-page.ts'
import { addProviderCalls } from './provider-calls.ts'
import { sessionCookie, signOutCookies, toUser } from './sign-in.ts'
import { addPasswordCall } from './password-call.ts'
import { csrfOf, recogniseVisitor } from './visit.ts'

/** Errors that belong on the sign-in page; all others have a page of their own. */
const SIGN_IN_ERRORS = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
  // Of our own, where the protocol would put a text of ours into the address.
  'TooManyTries',
  'TooBusy',
])
const LONGEST_ERROR = 60
/** What a session client complains of (SPEC §8). */
const CLIENT_ERRORS = new Set(['CLIENT_FETCH_ERROR', 'CLIENT_SESSION_ERROR'])
/** In bytes. */
const LARGEST_FORM = 16 * 1024

/** What stands behind the session client of next-auth 4: every path under /api/auth/, answered as that client expects it. Anything the protocol does not know is a 400 in its words. */
export function createSessionProtocol(desk: Desk, providers: IdentityProviders): Hono {
  const app = new Hono()
  app.onError(answerSurprises(desk))
  const { origin, addressOf } = desk
  const limit = { most: 30, per: MINUTE, addressOf }
  app.post(`${BASE}/_log`, guardForm({ limit, maxSize: LARGEST_FORM, origin }), (c) => writeLog(desk, c))
  app.use(`${BASE}/*`, guardForm({ maxSize: LARGEST_FORM, origin }), limitWhatIsLookedUp(desk))
  app.get(`${BASE}/session`, (c) => tellSession(desk, c))
  app.post(`${BASE}/session`, (c) => updateSession(desk, c))
  app.get(`${BASE}/csrf`, (c) => tellCsrf(desk, c))
  app.get(`${BASE}/providers`, (c) => c.json(listProviders(desk)))
  app.get(`${BASE}/signin/:provider?`, (c) => toSignInPage(desk, c))
  app.get(`${BASE}/signout`, (c) => askToSignOut(desk, c))
  app.post(`${BASE}/signout`, (c) => signOut(desk, c))
  app.get(`${BASE}/error/:error?`, (c) => toErrorPage(desk, c))
  addPasswordCall(app, desk)
  addProviderCalls(app, desk, providers)
  app.all(`${BASE}/*`, notSupported)
  return app
}

/** A guest's questions need no database; a page asks for the session of whoever is signed in each time it is looked at. */
function limitWhatIsLookedUp(desk: Desk): MiddlewareHandler {
  const changing = limitRate({ ...CALLS_OF_A_NETWORK, addressOf: desk.addressOf })
  const reading = limitRate({ most: 600, per: 10 * SECOND, addressOf: desk.addressOf })
  return (c, next) => {
    if (c.req.method !== 'GET') return changing(c, next)
    return desk.cookie(c, 'session') === undefined ? next() : reading(c, next)
  }
}

function notSupported(c: Context): Response {
  return c.text(`Error: This action with HTTP ${c.req.method} is not supported by NextAuth.js`, 400)
}

async function tellSession(desk: Desk, c: Context): Promise<Response> {
  const { visitor, token, forget } = await recogniseVisitor(desk, c)
  setCookies(c, [forget])
  if (!visitor || token === undefined) return c.json({})
  // Given anew each time, so that the browser keeps it as long as the session lives.
  setCookies(c, [sessionCookie(desk, token, visitor)])
  return c.json(toSession(visitor, token))
}

/** A page may ask for its session anew; what it sends along changes nothing, for a person is changed by their profile alone. */
async function updateSession(desk: Desk, c: Context): Promise<Response> {
  const { isVerified } = await readProtocolForm(desk, c)
  return isVerified ? tellSession(desk, c) : c.json({}, 400)
}

function toSession(visitor: Visitor, token: string) {
  const user = { ...toUser(visitor, token), email: visitor.email }
  return { user, expires: visitor.session.expiresAt.toISOString() }
}

function tellCsrf(desk: Desk, c: Context): Response {
  const { token, setCookie } = csrfOf(desk, c)
  setCookies(c, [setCookie])
  return c.json({ csrfToken: token })
}

function listProviders({ config, origin }: Desk) {
  const entry = (id: string, name: string, type: 'credentials' | 'oauth') => {
    const [signinUrl, callbackUrl] = ['signin', 'callback'].map((action) => `${origin}${BASE}/${action}/${id}`)
    return [id, { id, name, type, signinUrl, callbackUrl }] as const
  }
  const others = config.identityProviders.map(({ id, name }) => entry(id, name, 'oauth'))
  return Object.fromEntries([...others, entry('credentials', 'E-mail and password', 'credentials')])
}

function toSignInPage(desk: Desk, c: Context): Response {
  const raw = c.req.query('callbackUrl') ?? desk.cookie(c, 'callback')
  const callbackUrl = readCallbackPath(raw, desk.origin)
  const error = (c.req.query('error') ?? c.req.param('provider') ?? '').slice(0, LONGEST_ERROR)
  const query = new URLSearchParams({ ...(error ? { error } : {}), ...(callbackUrl ? { callbackUrl } : {}) })
  return c.redirect(query.size > 0 ? `/signin?${query}` : '/signin', 302)
}

function askToSignOut(desk: Desk, c: Context): Promise<Response> | Response {
  const { token, setCookie } = csrfOf(desk, c)
  setCookies(c, [setCookie])
  const callbackUrl = readCallbackUrl(c.req.query('callbackUrl'), desk.origin)
  return c.html(signOutPage({ csrfToken: token, callbackUrl }), 200, { 'Content-Security-Policy': PLAIN_PAGE_POLICY })
}

async function signOut(desk: Desk, c: Context): Promise<Response> {
  const { form, isVerified, callbackUrl } = await readProtocolForm(desk, c)
  if (!isVerified) return answerUrl(c, form, `${desk.origin}${BASE}/signout?csrf=true`)
  const token = desk.cookie(c, 'session')
  if (token !== undefined) await endSession(desk.db, token)
  setCookies(c, signOutCookies(desk))
  return answerUrl(c, form, callbackUrl)
}

function toErrorPage({ origin }: Desk, c: Context): Response | Promise<Response> {
  const error = c.req.query('error') ?? c.req.param('error') ?? ''
  if (SIGN_IN_ERRORS.has(error)) return c.redirect(`${origin}${BASE}/signin?error=${error}`, 302)
  const { status, content } = errorPage(error)
  return c.html(content, status, { 'Content-Security-Policy': PLAIN_PAGE_POLICY })
}

/** Of a browser's complaint only its kind goes to the log: its words and its address may name a person. A beacon's answer is read by nobody. */
async function writeLog(desk: Desk, c: Context): Promise<Response> {
  const read = await formOf(c)
  const code = read.ok ? textIn(read.value.form, 'code') : ''
  desk.log.info({ code: CLIENT_ERRORS.has(code) ? code : 'another' }, 'the session client reports')
  return c.json({})
}
