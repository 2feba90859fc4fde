import type { Context } from 'hono'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { IN_PLACE } from '#web/forms.ts'
import { refusal } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { GO_BACK, plainPage } from './pages/plain-page.ts'

/** Calls of our own name the reason (DESIGN §7); those of the specification answer a message alone, save where nothing of theirs was called. */
const OWN_CALLS = /^\/api\/(bookings|departures|fares|quotes|viewed|wishlist)(\/|$)/

type Said = {
  headers?: Record<string, string>
  /** What is wrong, by field. */
  fields?: Faults | undefined
  /** Instead of the reason's own words. */
  message?: string | undefined
}

/** Answers with a refusal: as a page where a browser sent a form without a script, else as JSON. */
export function refuse(c: Context, reason: Refusal, { headers: more, fields, message }: Said = {}): Response {
  const [body, status] = refusal(reason, message)
  const headers = { ...(status === 503 ? { 'Retry-After': '10' } : {}), ...more }
  if (c.req.method === 'POST' && isBrowsing(c))
    return plainPage({ title: 'That did not go through', words: body.message, again: GO_BACK }, { status, headers })
  const named = OWN_CALLS.test(c.req.path) || reason === 'method-not-allowed' ? { ...body, reason } : body
  return c.json(fields ? { ...named, fields } : named, status, headers)
}

/** A person who sent a form without a script, or followed a link: they read pages. */
export function isBrowsing(c: Context): boolean {
  return (c.req.header('accept')?.includes('text/html') ?? false) && c.req.header(IN_PLACE) === undefined
}
