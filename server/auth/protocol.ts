import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { endSession } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { CALLS_OF_A_NETWORK, limitRate } from '#server/middleware/rate-limit.ts'
import { answerUnexpectedErrors } from '#server/unexpected-errors.ts'
import { readCallbackPath, readCallbackUrl } from '#platform/callback-url.ts'
import { setCookies } from './request-services.ts'
import type { RequestServices } from './request-services.ts'
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
export function createSessionProtocol(services: RequestServices, providers: IdentityProviders): Hono {
  const app = new Hono()
  app.onError(answerUnexpectedErrors(services))
  app.post(`${BASE}/_log`, guardForm(services, { most: 30, per: MINUTE, maxSize: LARGEST_FORM }), (c) =>
    writeLog(services, c),
  )
  app.use(
    `${BASE}/*`,
    guardForm(services, { limitedApart: true, maxSize: LARGEST_FORM }),
    limitWhatIsLookedUp(services),
  )
  app.get(`${BASE}/session`, (c) => tellSession(services, c))
  app.post(`${BASE}/session`, (c) => updateSession(services, c))
  app.get(`${BASE}/csrf`, (c) => tellCsrf(services, c))
  app.get(`${BASE}/providers`, (c) => c.json(listProviders(services)))
  app.get(`${BASE}/signin/:provider?`, (c) => toSignInPage(services, c))
  app.get(`${BASE}/signout`, (c) => askToSignOut(services, c))
  app.post(`${BASE}/signout`, (c) => signOut(services, c))
  app.get(`${BASE}/error/:error?`, (c) => toErrorPage(services, c))
  addPasswordCall(app, services)
  addProviderCalls(app, services, providers)
  app.all(`${BASE}/*`, notSupported)
  return app
}

/** A guest's questions need no database; a page asks for the session of whoever is signed in each time it is looked at. */
function limitWhatIsLookedUp(services: RequestServices): MiddlewareHandler {
  const changing = limitRate({ ...CALLS_OF_A_NETWORK, addressOf: services.addressOf })
  const reading = limitRate({ most: 600, per: 10 * SECOND, addressOf: services.addressOf })
  return (c, next) => {
    if (c.req.method !== 'GET') return changing(c, next)
    return services.cookie(c, 'session') === undefined ? next() : reading(c, next)
  }
}

function notSupported(c: Context): Response {
  return c.text(`Error: This action with HTTP ${c.req.method} is not supported by NextAuth.js`, 400)
}

async function tellSession(services: RequestServices, c: Context): Promise<Response> {
  const { visitor, token, forget } = await recogniseVisitor(services, c)
  setCookies(c, [forget])
  if (!visitor || token === undefined) return c.json({})
  // Given anew each time, so that the browser keeps it as long as the session lives.
  setCookies(c, [sessionCookie(services, token, visitor)])
  return c.json(toSession(visitor, token))
}

/** A page may ask for its session anew; what it sends along changes nothing, for a person is changed by their profile alone. */
async function updateSession(services: RequestServices, c: Context): Promise<Response> {
  const { isVerified } = await readProtocolForm(services, c)
  return isVerified ? tellSession(services, c) : c.json({}, 400)
}

function toSession(visitor: Visitor, token: string) {
  const user = { ...toUser({ ...visitor, role: visitor.appointed }, token), email: visitor.email }
  return { user, expires: visitor.session.expiresAt.toISOString() }
}

function tellCsrf(services: RequestServices, c: Context): Response {
  const { token, setCookie } = csrfOf(services, c)
  setCookies(c, [setCookie])
  return c.json({ csrfToken: token })
}

function listProviders({ config, origin }: RequestServices) {
  const entry = (id: string, name: string, type: 'credentials' | 'oauth') => {
    const [signinUrl, callbackUrl] = ['signin', 'callback'].map((action) => `${origin}${BASE}/${action}/${id}`)
    return [id, { id, name, type, signinUrl, callbackUrl }] as const
  }
  const others = config.identityProviders.map(({ id, name }) => entry(id, name, 'oauth'))
  return Object.fromEntries([...others, entry('credentials', 'E-mail and password', 'credentials')])
}

function toSignInPage(services: RequestServices, c: Context): Response {
  const raw = c.req.query('callbackUrl') ?? services.cookie(c, 'callback')
  const callbackUrl = readCallbackPath(raw, services.origin)
  const error = (c.req.query('error') ?? c.req.param('provider') ?? '').slice(0, LONGEST_ERROR)
  const query = new URLSearchParams({ ...(error ? { error } : {}), ...(callbackUrl ? { callbackUrl } : {}) })
  return c.redirect(query.size > 0 ? `/signin?${query}` : '/signin', 302)
}

function askToSignOut(services: RequestServices, c: Context): Promise<Response> | Response {
  const { token, setCookie } = csrfOf(services, c)
  setCookies(c, [setCookie])
  const callbackUrl = readCallbackUrl(c.req.query('callbackUrl'), services.origin)
  return c.html(signOutPage({ csrfToken: token, callbackUrl }), 200, { 'Content-Security-Policy': PLAIN_PAGE_POLICY })
}

async function signOut(services: RequestServices, c: Context): Promise<Response> {
  const { form, isVerified, callbackUrl } = await readProtocolForm(services, c)
  if (!isVerified) return answerUrl(c, form, `${services.origin}${BASE}/signout?csrf=true`)
  const token = services.cookie(c, 'session')
  if (token !== undefined) await endSession(services.db, token)
  setCookies(c, signOutCookies(services, c))
  return answerUrl(c, form, callbackUrl)
}

function toErrorPage({ origin }: RequestServices, c: Context): Response | Promise<Response> {
  const error = c.req.query('error') ?? c.req.param('error') ?? ''
  if (SIGN_IN_ERRORS.has(error)) return c.redirect(`${origin}${BASE}/signin?error=${error}`, 302)
  const { status, content } = errorPage(error)
  return c.html(content, status, { 'Content-Security-Policy': PLAIN_PAGE_POLICY })
}

/** Of a browser's complaint only its kind goes to the log: its words and its address may name a person. A beacon's answer is read by nobody. */
async function writeLog(services: RequestServices, c: Context): Promise<Response> {
  const read = await formOf(c)
  const code = read.ok ? textIn(read.value.form, 'code') : ''
  services.log.info({ code: CLIENT_ERRORS.has(code) ? code : 'another' }, 'the session client reports')
  return c.json({})
}
