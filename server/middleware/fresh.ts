import { etag } from 'hono/etag'
import type { MiddlewareHandler } from 'hono'
import { MINUTE, SECOND } from '#platform/clock.ts'

const FRESH_FOR = MINUTE / SECOND
const STALE_FOR = (5 * MINUTE) / SECOND

/** Lets anybody keep a good answer for a minute and ask cheaply whether it still holds; every other answer is kept by nobody. */
export function fresh(): MiddlewareHandler {
  const answerTag = etag({ weak: true })
  return async (c, next) => {
    await answerTag(c, async () => {
      await next()
      if (!c.res.ok) return void c.res.headers.set('Cache-Control', 'no-store')
      if (c.res.headers.has('Cache-Control')) return
      c.res.headers.set('Cache-Control', `public, max-age=${FRESH_FOR}, stale-while-revalidate=${STALE_FOR}`)
    })
    // What would have been packed says so where nothing is sent too.
    if (c.res.status === 304) c.res.headers.append('Vary', 'Accept-Encoding')
  }
}
