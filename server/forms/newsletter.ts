import { Hono } from 'hono'
import type { Context } from 'hono'
import { MINUTE } from '#platform/clock.ts'
import { confirmSubscription, leave, requestSubscription } from '#domain/content/newsletter.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { refusal } from '#web/refusals.ts'
import { addressReader } from '#server/middleware/client-address.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { formOf, guardForm, whoWaits } from './form-guard.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'config'>
/** What came of a form: the page a browser is sent on to, and what a program reads. */
type Outcome =
  | { step: string; message: string }
  | { step: string; refused: 'unknown-token' }
  /** The form is shown again with what was typed. */
  | { step: string; refused: 'invalid-email' | 'too-many'; again: string }

const LONGEST_EMAIL = 254
const LARGEST_FORM = 4 * 1024

/**
 * The newsletter's three forms: POST `/newsletter` with `email`, `/newsletter/confirm` and `/newsletter/leave` with `token`.
 * A browser is sent on to the page that says what came of it, or shown the form again; a caller that accepts JSON is answered `{message}`.
 */
export function createNewsletter(services: Parts, draw: DrawPrivate): Hono {
  const { publicUrl, trustProxy } = services.config
  const door = { origin: publicUrl, addressOf: addressReader(trustProxy) }
  const guard = (most: number, more: { forgiving?: true } = {}) =>
    guardForm(door, { most, per: 10 * MINUTE, maxSize: LARGEST_FORM, ...more })
  const app = new Hono()
  app.post('/newsletter', guard(6, { forgiving: true }), (c) => answer(c, (form) => ask(services, form), draw))
  app.post('/newsletter/confirm', guard(30), (c) => answer(c, (form) => confirm(services, form)))
  app.post('/newsletter/leave', guard(30), (c) => answer(c, (form) => goAway(services, form)))
  return app
}

async function ask({ db, clock, config }: Parts, form: Form): Promise<Outcome> {
  const asked = await requestSubscription(db, clock, { email: form['email'], publicUrl: config.publicUrl })
  if (asked.ok) return { step: 'thanks', message: 'We have sent you a mail. Follow the link in it to confirm.' }
  return { step: 'check', refused: asked.reason, again: textIn(form, 'email').slice(0, LONGEST_EMAIL) }
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

async function answer(c: Context, act: (form: Form) => Promise<Outcome>, draw?: DrawPrivate): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const outcome = await act(read.value.form)
  if (whoWaits(c, read.value) === 'program')
    return 'refused' in outcome ? c.json(...refusal(outcome.refused)) : c.json({ message: outcome.message })
  if (draw && 'again' in outcome) return showAgain(draw, outcome.refused, outcome.again)
  // 303, so that the browser fetches the next page instead of sending the form there again.
  return c.body(null, 303, { Location: `/newsletter/${outcome.step}` })
}

function showAgain(draw: DrawPrivate, reason: 'invalid-email' | 'too-many', email: string): Promise<Response> {
  const [{ message }, status] = refusal(reason)
  const says = reason === 'invalid-email' ? { fault: message } : { message }
  return draw('/newsletter/check', { answer: { form: 'letter', draft: { email, ...says } }, status })
}
