import { Hono } from 'hono'
import type { Context } from 'hono'
import { sendEnquiry } from '#domain/leads/enquiries.server.ts'
import type { ReceivedEnquiry, SentEnquiry } from '#domain/leads/enquiries.server.ts'
import { dialIn, typedIn } from '#domain/leads/enquiry.ts'
import { faultWords } from '#domain/leads/enquiry-words.ts'
import { sendEnquiryCode, verifyEnquiryMobile, withdrawEnquiry } from '#domain/leads/own-enquiry.server.ts'
import { resolveSource } from '#domain/leads/sources.server.ts'
import { giveStamp } from '#domain/leads/stamp.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { setCookies } from '#server/auth/request-services.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { formOf, guardForm, whoWaits } from './form-guard.ts'
import { refuse } from '#server/refuse.ts'
import { refusal } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'

/** A long message in Devanagari takes nine bytes a letter on its way. */
const LARGEST_FORM = 32 * 1024
const LINK = '/enquiry/:token{[\\w-]{22}}'

/**
 * Enquiries. POST `/enquiries` takes the form of any page: a program, or a form with a script, is answered `{data: {reference, path}}` or
 * `{message, reason, fields}`, a plain form is led on to its own page or shown again with all that was typed, and a page's script is given what takes the form's place. GET `/enquiry/{token}` is the
 * visitor's page of it, with its three forms. GET `/enquiries/stamp` marks when a form was first touched.
 */
export function createEnquiries(services: RequestServices, draw: DrawPrivate): Hono {
  const app = new Hono()
  const guard = (most: number, more: { forgiving?: true } = {}) =>
    guardForm(services, { most, per: 10 * MINUTE, maxSize: LARGEST_FORM, ...more })
  app.get('/enquiries/stamp', guard(120), (c) =>
    c.json({ data: { stamp: giveStamp(services, c.req.query('about') ?? '') } }),
  )
  app.post('/enquiries', guard(20, { forgiving: true }), (c) => receive(services, draw, c))
  app.get(LINK, guard(240), (c) => draw(`/enquiry/${c.req.param('token')}${standOf(c)}`))
  app.post(`${LINK}/code`, guard(20), (c) => sendCode(services, c))
  app.post(`${LINK}/verify`, guard(30), (c) => verify(services, c))
  app.post(`${LINK}/withdraw`, guard(20), (c) => withdraw(services, c))
  return app
}

async function receive(services: RequestServices, draw: DrawPrivate, c: Context): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const { form } = read.value
  const sent = await sendEnquiry(services, { form, network: services.device(c).network })
  const waits = whoWaits(c, read.value)
  if (waits === 'program') return answerJson(c, sent)
  if (!sent.ok) return showAgain(services, draw, { form, sent, inPlace: waits === 'script' })
  if (waits === 'script') return draw('/enquiries', { answer: { form: 'enquiry', received: receivedIn(sent.value) } })
  // 303, so that the browser fetches the next page instead of sending the form there again.
  return c.redirect(pathOf(sent.value.token), 303)
}

function pathOf(token: string | undefined): string {
  return token === undefined ? '/enquiry/added' : `/enquiry/${token}`
}

function receivedIn({ reference, token }: ReceivedEnquiry): { message: string; reference: string; path: string } {
  const message =
    token === undefined ? 'We have added this to what you asked just before.' : 'Your enquiry has reached us.'
  return { message, reference, path: pathOf(token) }
}

function answerJson(c: Context, sent: SentEnquiry): Response {
  if (sent.ok) {
    const { message, ...data } = receivedIn(sent.value)
    return c.json({ message, data })
  }
  const [body, status] = refusal(sent.reason)
  const more = {
    ...('faults' in sent ? { fields: faultWords(sent.faults) } : {}),
    ...('challenge' in sent ? { challenge: sent.challenge } : {}),
    ...('confirmation' in sent ? { confirmation: sent.confirmation } : {}),
  }
  return c.json({ ...body, reason: sent.reason, ...more }, status)
}

type RefusedEnquiry = { form: Form; sent: Exclude<SentEnquiry, { ok: true }>; inPlace: boolean }

/** The form again, with every word in it. */
async function showAgain(
  { db, config }: RequestServices,
  draw: DrawPrivate,
  { form, sent, inPlace }: RefusedEnquiry,
): Promise<Response> {
  const source = await resolveSource(db, config.publicUrl, { about: form['about'], page: form['page'] })
  const [{ message }, status] = refusal(sent.reason)
  const faults = 'faults' in sent ? faultWords(sent.faults) : {}
  const challenge = 'challenge' in sent ? sent.challenge : undefined
  const confirmation = 'confirmation' in sent ? sent.confirmation : undefined
  const draft = { source, typed: typedIn(form), dial: dialIn(form), faults, message, inPlace, challenge, confirmation }
  return draw('/enquiries', { answer: { form: 'enquiry', draft }, status })
}

/** What the page of an enquiry is asked to show beside it: the field for a code, why something was not done. */
function standOf(c: Context): string {
  const asked = (['view', 'error'] as const).flatMap((key) => {
    const value = c.req.query(key)
    return value === undefined ? [] : [[key, value.slice(0, 40)]]
  })
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

async function sendCode(services: RequestServices, c: Context): Promise<Response> {
  const browser = services.browser(c)
  setCookies(c, [browser.setCookie])
  const { network } = services.device(c)
  const sent = await sendEnquiryCode(services, { token: tokenIn(c), browserHash: browser.hash, network })
  return back(c, sent.ok ? { view: 'code' } : { view: 'code', error: sent.reason })
}

async function verify(services: RequestServices, c: Context): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const browser = services.browser(c)
  setCookies(c, [browser.setCookie])
  const otp = textIn(read.value.form, 'otp')
  const verified = await verifyEnquiryMobile(services, { token: tokenIn(c), browserHash: browser.hash, otp })
  return back(c, verified.ok ? {} : { view: 'code', error: verified.reason })
}

async function withdraw(services: RequestServices, c: Context): Promise<Response> {
  const withdrawn = await withdrawEnquiry(services, tokenIn(c))
  return back(c, withdrawn.ok ? {} : { error: withdrawn.reason })
}

function tokenIn(c: Context): string {
  return c.req.param('token') ?? ''
}

function back(c: Context, stand: { view?: string; error?: Refusal }): Response {
  if (stand.error === 'unknown-token') return c.redirect(`/enquiry/${tokenIn(c)}`, 303)
  const query = new URLSearchParams(stand as Record<string, string>)
  return c.redirect(`/enquiry/${tokenIn(c)}${query.size > 0 ? `?${query}` : ''}`, 303)
}
