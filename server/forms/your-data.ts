import { Hono } from 'hono'
import type { Context } from 'hono'
import { askForData, sendDataCode } from '#domain/privacy/ask-for-data.server.ts'
import { findOwnCopy } from '#domain/privacy/own-request.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { REFUSALS, wordsOf } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { formOf, guardForm } from './form-guard.ts'
import { drawAnswers, keptAnswer } from './kept-answer.ts'

const ASK = '/your-data'
const REQUEST = '/your-data/:token{[0-9a-z]{20}\\.[\\w-]{43}}'
const LARGEST_FORM = 4 * 1024
const LONGEST_CONTACT = 254

/**
 * What the site keeps of whoever has no account. GET `/your-data` asks for a mobile or an e-mail, POST `code` sends it one, POST there takes the request with it and leads to `/your-data/{token}`, which says how it
 * stands and, once it is answered, hands over the copy that was asked for under `/copy`.
 */
export function createYourData(services: RequestServices, draw: DrawPrivate): Hono {
  const app = new Hono()
  const guard = (most: number) => guardForm(services, { most, per: 10 * MINUTE, maxSize: LARGEST_FORM })
  app.get(ASK, guard(600), (c) => draw(ASK, { answer: keptAnswer(services, c) }))
  app.post(`${ASK}/code`, guard(20), (c) => sendCode(services, drawAnswers(services, c, draw), c))
  app.post(ASK, guard(30), (c) => ask(services, drawAnswers(services, c, draw), c))
  app.get(REQUEST, guard(240), (c) => draw(`${ASK}/${tokenIn(c)}`))
  app.get(`${REQUEST}/copy`, guard(60), (c) => copy(services, c))
  return app
}

type Answered = { draw: DrawPrivate; form: Form; isSent: boolean }

async function sendCode(services: RequestServices, draw: DrawPrivate, c: Context): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const { form } = read.value
  const browser = services.browser(c)
  const { network } = services.device(c)
  const sent = await sendDataCode(services, { contact: contactIn(form), browserHash: browser.hash, network })
  const answer = await drawAgain({ draw, form, isSent: sent.ok }, sent.ok ? undefined : sent)
  // The code is this browser's alone; what is drawn knows no cookie set before.
  if (browser.setCookie !== undefined) answer.headers.append('Set-Cookie', browser.setCookie)
  return answer
}

async function ask(services: RequestServices, draw: DrawPrivate, c: Context): Promise<Response> {
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  const { form } = read.value
  const browser = services.browser(c)
  const typed = { kind: textIn(form, 'kind'), otp: textIn(form, 'otp'), browserHash: browser.hash }
  const asked = await askForData(services, { ...typed, contact: contactIn(form) })
  if (asked.ok) return c.redirect(`${ASK}/${asked.value.token}`, 303)
  // A code that was right is spent: the next one is asked for first.
  return drawAgain({ draw, form, isSent: asked.reason !== 'nothing-asked' }, asked)
}

function drawAgain({ draw, form, isSent }: Answered, refused?: { reason: Refusal; retryAfterSeconds?: number }) {
  // Work that only a script does is not asked of a form without one.
  const told = refused?.reason === 'otp-proof' ? { reason: 'otp-not-now' as const } : refused
  const fault = told ? { fault: wordsOf(told) } : {}
  const draft = { contact: contactIn(form), kind: textIn(form, 'kind'), isSent, ...fault }
  return draw(ASK, { answer: { form: 'your-data', draft }, status: told ? REFUSALS[told.reason].status : 200 })
}

async function copy(services: RequestServices, c: Context): Promise<Response> {
  const kept = await findOwnCopy(services, tokenIn(c))
  if (!kept) return c.redirect(`${ASK}/${tokenIn(c)}`, 303)
  c.header('Content-Disposition', 'attachment; filename="what-we-keep-of-you.json"')
  c.header('X-Robots-Tag', 'noindex, nofollow')
  c.header('Referrer-Policy', 'no-referrer')
  return c.body(JSON.stringify(kept, null, 2), 200, { 'Content-Type': 'application/json; charset=utf-8' })
}

function contactIn(form: Form): string {
  return textIn(form, 'contact').trim().slice(0, LONGEST_CONTACT)
}

function tokenIn(c: Context): string {
  return c.req.param('token') ?? ''
}
