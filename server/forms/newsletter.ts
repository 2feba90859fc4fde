import { Hono } from 'hono'
import type { Context } from 'hono'
import { MINUTE } from '#platform/clock.ts'
import { confirmSubscription, leave, requestSubscription } from '#domain/content/newsletter.server.ts'
import type { Services } from '#domain/services.server.ts'
import { refusal } from '#web/refusals.ts'
import { addressReader } from '#server/middleware/client-address.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { formOf, guardForm } from './form-guard.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'config'>
/** What came of a form: the page a browser is sent on to, and what a program reads. */
type Outcome =
  | { step: string; message: string }
  | { step: string; refused: 'invalid-email' | 'too-many' | 'unknown-token' }

const LARGEST_FORM = 4 * 1024

/**
 * The newsletter's three forms: POST `/newsletter` with `email`, `/newsletter/confirm` and `/newsletter/leave` with `token`.
 * A browser is sent on to the page that says what came of it; a caller that accepts JSON is answered `{message}`.
 */
export function createNewsletter(services: Parts): Hono {
  const { publicUrl, trustProxy } = services.config
  const addressOf = addressReader(trustProxy)
  const guard = (most: number) =>
    guardForm({ limit: { most, per: 10 * MINUTE, addressOf }, maxSize: LARGEST_FORM, origin: publicUrl })
  const app = new Hono()
  app.post('/newsletter', guard(6), (c) => answer(c, (form) => ask(services, form)))
  app.post('/newsletter/confirm', guard(30), (c) => answer(c, (form) => confirm(services, form)))
  app.post('/newsletter/leave', guard(30), (c) => answer(c, (form) => goAway(services, form)))
  return app
}

async function ask({ db, clock, config }: Parts, form: Form): Promise<Outcome> {
  const asked = await requestSubscription(db, clock, { email: form['email'], publicUrl: config.publicUrl })
  if (asked.ok) return { step: 'thanks', message: 'We have sent you a mail. Follow the link in it to confirm.' }
  return { step: asked.reason === 'too-many' ? 'busy' : 'check', refused: asked.reason }
}

async function confirm({ db, clock }: Parts, form: Form): Promise<Outcome> {
  const confirmed = await confirmSubscription(db, clock, textIn(form, 'token'))
  return confirmed.ok
    ? { step: 'confirmed', message: 'You are on the list.' }
    : { step: 'unknown', refused: 'unknown-token' }
}

async function goAway({ db, clock }: Parts, form: Form): Promise<Outcome> {
  const left = await leave(db, clock, textIn(form, 'token'))
  return left.ok ? { step: 'left', message: 'You are off the list.' } : { step: 'unknown', refused: 'unknown-token' }
}

async function answer(c: Context, act: (form: Form) => Promise<Outcome>): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return c.json(...refusal(read.reason))
  const outcome = await act(read.value.form)
  const wantsJson = c.req.header('accept')?.includes('application/json') ?? false
  // 303, so that the browser fetches the next page instead of sending the form there again.
  if (!wantsJson) return c.body(null, 303, { Location: `/newsletter/${outcome.step}` })
  if ('refused' in outcome) return c.json(...refusal(outcome.refused))
  return c.json({ message: outcome.message })
}
