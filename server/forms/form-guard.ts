import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'
import { IN_PLACE, readForm } from '#web/forms.ts'
import type { SentForm } from '#web/forms.ts'
import { refuse } from '#server/refuse.ts'

const NO_STORE = 'private, no-cache, no-store'

export type GuardNeeds = {
  /** The site's own address: no other site's page sends here. */
  origin: string
  addressOf: (c: Context) => string
}
type Rules = {
  /** The largest body, in bytes. */
  maxSize: number
  /** Pages of other sites send here too: what comes is signed, or merely counted. */
  fromAnywhere?: true
} & (
  | {
      /** How many forms a network may send in `per` milliseconds. */
      most: number
      per: number
      /** What was only mistyped counts as a tenth of a form. */
      forgiving?: true
    }
  | { limitedApart: true }
)

/**
 * What stands before every form and every call that changes something: kept by nobody, ours unless said otherwise, not too many and not too large. A database that is gone,
 * or finds no connection free, is met behind it by the site's one handler of unexpected errors.
 */
export function guardForm(
  { origin, addressOf }: GuardNeeds,
  { maxSize, fromAnywhere, ...limit }: Rules,
): MiddlewareHandler {
  return every(
    neverKept,
    ...(fromAnywhere ? [] : [sameOrigin(origin)]),
    bodyLimit({ maxSize, onError: (c) => refuse(c, 'too-long') }),
    ...('most' in limit ? [limitRate({ ...limit, addressOf })] : []),
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

/** Who waits for the answer to a form: a program for JSON, a page's script for what takes the form's place, a browser for the next page. */
export function whoWaits(c: Context, { kind }: SentForm): 'program' | 'script' | 'browser' {
  if (kind === 'json' || c.req.header('accept')?.includes('application/json')) return 'program'
  return c.req.header(IN_PLACE) === undefined ? 'browser' : 'script'
}
