import type { Env, Hono, Schema } from 'hono'
import { refuse } from '#server/refuse.ts'

const READ = { Allow: 'GET, HEAD, OPTIONS' }
const READ_AND_SENT = { Allow: 'GET, HEAD, OPTIONS, POST' }

/**
 * Answers every other method on the paths that can be read so far: 405 with what is allowed, or just that to OPTIONS. Something else answers POST at those
 * that are `sentTo`.
 */
export function onlyRead<E extends Env, S extends Schema, P extends string>(
  app: Hono<E, S, P>,
  sentTo: readonly string[] = [],
): void {
  const readable = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  for (const path of readable) {
    const isSentTo = sentTo.includes(path)
    const allowed = isSentTo ? READ_AND_SENT : READ
    app.options(path, (c) => c.body(null, 204, allowed))
    app.all(path, (c) => refuse(c, 'method-not-allowed', { headers: allowed }))
  }
}
