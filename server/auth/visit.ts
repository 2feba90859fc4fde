import type { Context } from 'hono'
import type { Visit } from '#web/contexts.ts'
import { findLinkRequest } from '#domain/accounts/identities.server.ts'
import { findVisitor } from '#domain/accounts/sessions.server.ts'
import type { Visitor } from '#domain/accounts/sessions.server.ts'
import { makeCsrf, readCsrf } from './csrf.ts'
import type { Desk } from './desk.ts'
import { readFlash } from './flash.ts'

/** A visit, and the Set-Cookie lines its answer must carry. */
export type ReadVisit = { visit: Visit; setCookies: (string | undefined)[] }

/** Who looks at a signed-in page: read from the cookies of the request and the database, for pages that are kept by nobody. */
export async function readVisit(desk: Desk, c: Context): Promise<ReadVisit> {
  const { config, jar } = desk
  const { visitor, forget } = await recogniseVisitor(desk, c)
  const csrf = csrfOf(desk, c)
  const browser = desk.browser(c)
  const flash = readFlash(desk, desk.cookie(c, 'flash'))
  const isRead = c.req.method === 'GET' && desk.cookie(c, 'flash') !== undefined
  const link = await openLinkOf(desk, c, visitor)
  const visit: Visit = {
    visitor,
    csrfToken: csrf.token,
    flash,
    providers: config.identityProviders.map(({ id, name }) => ({ id, name })),
    browserHash: browser.hash,
    linkToken: link.token,
    device: desk.device(c),
    publicUrl: config.publicUrl,
  }
  return {
    visit,
    setCookies: [forget, csrf.setCookie, browser.setCookie, isRead ? jar.clear('flash') : undefined, link.forget],
  }
}

/** The signed-in person behind a request; `forget` clears the cookie of a session that is over. */
export async function recogniseVisitor(
  desk: Desk,
  c: Context,
): Promise<{ visitor: Visitor | undefined; token: string | undefined; forget: string | undefined }> {
  const token = desk.cookie(c, 'session')
  const found = token === undefined ? undefined : await findVisitor(desk.db, desk.clock, token)
  const forget = token !== undefined && !found ? desk.jar.clear('session') : undefined
  return { visitor: found?.visitor, token: found ? token : undefined, forget }
}

/** The browser's CSRF token, made when it has none of ours. */
export function csrfOf(desk: Desk, c: Context): { token: string; setCookie: string | undefined } {
  const known = readCsrf(desk.keys, desk.cookie(c, 'csrf'))
  if (known) return { token: known, setCookie: undefined }
  const made = makeCsrf(desk.keys)
  return { token: made.token, setCookie: desk.jar.set('csrf', made.cookie) }
}

/** The identity that waits for this very person's consent; forgotten when it is another's or waits no longer. */
async function openLinkOf(
  desk: Desk,
  c: Context,
  visitor: Visitor | undefined,
): Promise<{ token: string | undefined; forget: string | undefined }> {
  const token = desk.cookie(c, 'link')
  if (token === undefined || !visitor) return { token: undefined, forget: undefined }
  const request = await findLinkRequest(desk.db, desk.clock, token)
  if (request?.userId === visitor.id) return { token, forget: undefined }
  return { token: undefined, forget: desk.jar.clear('link') }
}
