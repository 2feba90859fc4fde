import type { Context, MiddlewareHandler } from 'hono'
import { opensSomething } from '#server/auth/cookies.ts'
import { refuse } from '#server/refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a page of another site can have a browser send unasked; for anything else the browser asks us first. */
const SENT_UNASKED = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i

/**
 * Refuses with 403 whatever another site makes a browser send: every method but GET, HEAD and OPTIONS must come from a page of this
 * site, by what the browser itself says (Sec-Fetch-Site, else Origin). A client that says neither is no browser: every one of today says it with each form. So a
 * form without either that brings a session or the key of a booking is refused too, unless what stands behind `asksToken` for a token (FINDINGS §2, CSRF).
 */
export function sameOrigin(publicUrl: string, { asksToken = false } = {}): MiddlewareHandler {
  const own = new URL(publicUrl).origin
  return async (c, next) => {
    if (SAFE.has(c.req.method) || isOwn(c, own, asksToken)) return next()
    return refuse(c, 'cross-site', { headers: { 'Cache-Control': 'no-store' } })
  }
}

function isOwn(c: Context, own: string, asksToken: boolean): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin !== undefined) return origin === own
  return asksToken || !SENT_UNASKED.test(c.req.header('content-type') ?? '') || !opensSomething(c.req.header('cookie'))
}
