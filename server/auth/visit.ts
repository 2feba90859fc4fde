import type { Context } from 'hono'
import type { Visit } from '#web/contexts.ts'
import { findLinkRequest } from '#domain/accounts/identities.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import type { SecondFactorRule, Visitor } from '#domain/accounts/sessions.server.ts'
import { makeCsrf, readCsrf } from './csrf.ts'
import type { RequestServices } from './request-services.ts'
import { readFlash } from './flash.ts'
import { sessionCookie, signOutCookies } from './sign-in.ts'

/** A visit, and the Set-Cookie lines its answer must carry. */
export type ReadVisit = { visit: Visit; setCookies: (string | undefined)[] }

/** Who looks at a signed-in page: read from the cookies of the request and the database, for pages that are kept by nobody. */
export async function readVisit(services: RequestServices, c: Context): Promise<ReadVisit> {
  const { config, jar } = services
  const { visitor, forget } = await recogniseVisitor(services, c)
  const csrf = csrfOf(services, c)
  const browser = services.browser(c)
  // Whoever only looks has asked for no code.
  const isLooking = c.req.method === 'GET' || c.req.method === 'HEAD'
  const flash = readFlash(services, services.cookie(c, 'flash'))
  const isRead = c.req.method === 'GET' && services.cookie(c, 'flash') !== undefined
  const link = await openLinkOf(services, c, visitor)
  const visit: Visit = {
    visitor,
    csrfToken: csrf.token,
    flash,
    providers: config.identityProviders.map(({ id, name }) => ({ id, name })),
    browserHash: browser.hash,
    linkToken: link.token,
    device: services.device(c),
    publicUrl: config.publicUrl,
    sessionCookie: (token) => (visitor ? sessionCookie(services, token, visitor) : ''),
    unsaved: services.cookie(c, 'unsaved'),
    unsavedCookie: (sealed, seconds) => jar.set('unsaved', sealed, seconds),
    signOutCookies: signOutCookies(services, c),
  }
  return {
    visit,
    setCookies: [
      forget,
      csrf.setCookie,
      isLooking ? undefined : browser.setCookie,
      isRead ? jar.clear('flash') : undefined,
      link.forget,
    ],
  }
}

/** The people of a demo share their accounts: there a second factor is for whoever wants to try it. */
function ruleOf({ mode }: RequestServices['config']): SecondFactorRule {
  return mode === 'demo' ? 'of who has one' : 'required'
}

/** The signed-in person behind a request; `forget` clears the cookie of a session that is over. */
export async function recogniseVisitor(
  services: RequestServices,
  c: Context,
): Promise<{ visitor: Visitor | undefined; token: string | undefined; forget: string | undefined }> {
  const token = services.cookie(c, 'session')
  const found =
    token === undefined ? undefined : await findVisitor(services.db, services.clock, token, ruleOf(services.config))
  const forget = token !== undefined && !found ? services.jar.clear('session') : undefined
  return { visitor: found?.visitor, token: found ? token : undefined, forget }
}

/** The browser's CSRF token, made when it has none of ours. */
export function csrfOf(services: RequestServices, c: Context): { token: string; setCookie: string | undefined } {
  const known = readCsrf(services.keys, services.cookie(c, 'csrf'))
  if (known) return { token: known, setCookie: undefined }
  const made = makeCsrf(services.keys)
  return { token: made.token, setCookie: services.jar.set('csrf', made.cookie) }
}

/** The identity that waits for this very person's consent; forgotten when it is another's or waits no longer. */
async function openLinkOf(
  services: RequestServices,
  c: Context,
  visitor: Visitor | undefined,
): Promise<{ token: string | undefined; forget: string | undefined }> {
  const token = services.cookie(c, 'link')
  if (token === undefined || !visitor) return { token: undefined, forget: undefined }
  const request = await findLinkRequest(services.db, services.clock, token)
  if (request?.userId === visitor.id) return { token, forget: undefined }
  return { token: undefined, forget: services.jar.clear('link') }
}
