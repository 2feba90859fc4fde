import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from '#server/refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses with 403 whatever another site makes a browser send: every method but GET, HEAD and OPTIONS must come from a page of this
 * site, by what the browser itself says (Sec-Fetch-Site, else Origin). A client that says neither is no browser and carries nobody's cookies unasked.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).origin
  return async (c, next) => {
    if (SAFE.has(c.req.method) || isOwn(c, own)) return next()
    return refuse(c, 'cross-site', { headers: { 'Cache-Control': 'no-store' } })
  }
}

function isOwn(c: Context, own: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  return origin === undefined || origin === own
}
