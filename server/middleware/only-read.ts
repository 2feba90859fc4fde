import type { Env, Hono, Schema } from 'hono'
import { refusal } from '#web/refusals.ts'

const ALLOWED = { Allow: 'GET, HEAD, OPTIONS' }

/** Answers every other method on the paths that can be read so far: 405 with what is allowed, or just that to OPTIONS. */
export function onlyRead<E extends Env, S extends Schema, P extends string>(app: Hono<E, S, P>): void {
  const readable = new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  for (const path of readable) {
    app.options(path, (c) => c.body(null, 204, ALLOWED))
    app.all(path, (c) => c.json(...refusal('method-not-allowed'), ALLOWED))
  }
}
