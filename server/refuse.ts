import type { Context } from 'hono'
import { IN_PLACE } from '#web/forms.ts'
import { refusal } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { GO_BACK, plainPage } from './pages/plain-page.ts'

/** Calls of our own name the reason (DESIGN §7); those of the specification answer a message alone. */
const OWN_CALLS = /^\/api\/(bookings|quotes|departures)(\/|$)/

/** Answers with a refusal: as a page where a browser sent a form without a script, else as JSON. */
export function refuse(c: Context, reason: Refusal, headers: Record<string, string> = {}): Response {
  const [body, status] = refusal(reason)
  if (c.req.method !== 'POST' || !isBrowsing(c))
    return c.json(OWN_CALLS.test(c.req.path) ? { ...body, reason } : body, status, headers)
  return plainPage({ title: 'That did not go through', words: body.message, again: GO_BACK }, { status, headers })
}

/** A person who sent a form without a script, or followed a link: they read pages. */
export function isBrowsing(c: Context): boolean {
  return (c.req.header('accept')?.includes('text/html') ?? false) && c.req.header(IN_PLACE) === undefined
}
