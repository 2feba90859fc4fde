import type { Context } from 'hono'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { IN_PLACE } from '#web/forms.ts'
import { refusal } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { GO_BACK, plainPage } from './pages/plain-page.ts'

/** Calls of our own name the reason (DESIGN §7); those of the specification answer a message alone, save where nothing of theirs was called. */
const OWN_CALLS = /^\/(api\/(bookings|departures|fares|quotes|viewed|wishlist)|booking|admin)(\/|$)/

type SaidWords = {
  headers?: Record<string, string>
  /** What is wrong, by field. */
  fields?: Faults | undefined
  /** Instead of the reason's own words. */
  message?: string | undefined
}

/** Answers with a refusal: as a page where a browser sent a form without a script or asks for what is no call, else as JSON. */
export function refuse(c: Context, reason: Refusal, { headers: more, fields, message }: SaidWords = {}): Response {
  const [body, status] = refusal(reason, message)
  const headers = { ...(status === 503 ? { 'Retry-After': '10' } : {}), ...more }
  const isSent = c.req.method === 'POST'
  if (isBrowsing(c) && (isSent || !isCall(c)))
    return plainPage({ ...(isSent ? NOT_SENT : NOTHING_HERE), words: body.message }, { status, headers })
  const named = OWN_CALLS.test(c.req.path) || reason === 'method-not-allowed' ? { ...body, reason } : body
  return c.json(fields ? { ...named, fields } : named, status, headers)
}

const NOT_SENT = { title: 'That did not go through', again: GO_BACK }
const NOTHING_HERE = { title: 'There is nothing to show here', again: '<a href="/">Begin at the first page</a>' }

function isCall(c: Context): boolean {
  return c.req.path.startsWith('/api/')
}

/** A person who sent a form without a script, or followed a link: they read pages. */
export function isBrowsing(c: Context): boolean {
  return (c.req.header('accept')?.includes('text/html') ?? false) && c.req.header(IN_PLACE) === undefined
}
