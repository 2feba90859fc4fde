import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MINUTE } from '#platform/clock.ts'
import { confirmSubscription, leave, requestSubscription } from '#domain/content/newsletter.server.ts'
import type { Services } from '#domain/services.server.ts'
import { refusal } from '#web/refusals.ts'
import { addressReader } from '#server/middleware/client-address.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'config'>
type Form = Record<string, unknown>
/** What came of a form: the page a browser is sent on to, and what a program reads. */
type Outcome =
  | { step: string; message: string }
  | { step: string; refused: 'invalid-email' | 'too-many' | 'unknown-token' }

const LARGEST_FORM = 4 * 1024
const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * The newsletter's three forms: POST `/newsletter` with `email`, `/newsletter/confirm` and `/newsletter/leave` with `token`.
 * A browser is sent on to the page that says what came of it; a caller that accepts JSON is answered `{message}`.
 */
export function createNewsletter(services: Parts): Hono {
  const { publicUrl, trustProxy } = services.config
  const addressOf = addressReader(trustProxy)
  const guards = (most: number): [MiddlewareHandler, MiddlewareHandler, MiddlewareHandler] => [
    sameOrigin(publicUrl),
    limitRate({ most, per: 10 * MINUTE, addressOf }),
    bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.json(...refusal('too-long'), NO_STORE) }),
  ]
  const app = new Hono()
  app.post('/newsletter', ...guards(6), (c) => answer(c, (form) => ask(services, form)))
  app.post('/newsletter/confirm', ...guards(30), (c) => answer(c, (form) => confirm(services, form)))
  app.post('/newsletter/leave', ...guards(30), (c) => answer(c, (form) => goAway(services, form)))
  return app
}

async function ask({ db, clock, config }: Parts, form: Form): Promise<Outcome> {
  const asked = await requestSubscription(db, clock, { email: form['email'], publicUrl: config.publicUrl })
  if (asked.ok) return { step: 'thanks', message: 'We have sent you a mail. Follow the link in it to confirm.' }
  return { step: asked.reason === 'too-many' ? 'busy' : 'check', refused: asked.reason }
}

async function confirm({ db, clock }: Parts, form: Form): Promise<Outcome> {
  const confirmed = await confirmSubscription(db, clock, tokenOf(form))
  return confirmed.ok
    ? { step: 'confirmed', message: 'You are on the list.' }
    : { step: 'unknown', refused: 'unknown-token' }
}

async function goAway({ db, clock }: Parts, form: Form): Promise<Outcome> {
  const left = await leave(db, clock, tokenOf(form))
  return left.ok ? { step: 'left', message: 'You are off the list.' } : { step: 'unknown', refused: 'unknown-token' }
}

function tokenOf({ token }: Form): string {
  return typeof token === 'string' ? token : ''
}

async function answer(c: Context, act: (form: Form) => Promise<Outcome>): Promise<Response> {
  const form = await readForm(c)
  if (!form) return c.json(...refusal('unknown-form'), NO_STORE)
  const outcome = await act(form)
  const wantsJson = c.req.header('accept')?.includes('application/json') ?? false
  // 303, so that the browser fetches the next page instead of sending the form there again.
  if (!wantsJson) return c.body(null, 303, { Location: `/newsletter/${outcome.step}`, ...NO_STORE })
  if ('refused' in outcome) return c.json(...refusal(outcome.refused), NO_STORE)
  return c.json({ message: outcome.message }, 200, NO_STORE)
}

async function readForm(c: Context): Promise<Form | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(await c.req.text()))
  if (type !== 'application/json') return undefined
  const parsed: unknown = await c.req.json().catch(() => undefined)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
