import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'
import { readForm } from '#web/forms.ts'
import { refusal } from '#web/refusals.ts'

export const NO_STORE = 'private, no-cache, no-store'

type Rules = {
  /** How many forms a network may send in `per` milliseconds; without it as many as it likes. */
  limit?: { most: number; per: number; addressOf: (c: Context) => string }
  /** The largest body, in bytes. */
  maxSize: number
  /** The site's own address: no other site's page sends here. */
  origin: string
}

/** What stands before every form and every call that changes something: kept by nobody, ours, not too many and not too large. */
export function guardForm({ limit, maxSize, origin }: Rules): MiddlewareHandler {
  return every(
    neverKept,
    sameOrigin(origin),
    bodyLimit({ maxSize, onError: (c) => c.json(...refusal('too-long')) }),
    ...(limit ? [limitRate(limit)] : []),
  )
}

/** Whatever is answered here is for one visitor and this moment. */
async function neverKept(c: Context, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', NO_STORE)
  await next()
  c.res.headers.set('Cache-Control', NO_STORE)
}

/** The form of a call: 415 for what is of another kind, 400 for what cannot be read. */
export function formOf(c: Context) {
  return readForm(c.req.header('content-type'), () => c.req.text())
}
