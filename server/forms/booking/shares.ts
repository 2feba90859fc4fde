import { Hono } from 'hono'
import type { Context } from 'hono'
import { fillIn, findMovedShare, findShare, forgetOwn } from '#domain/bookings/group/friend.server.ts'
import type { OpenedShare, ShareKey } from '#domain/bookings/group/friend.server.ts'
import { startPayment } from '#domain/bookings/pay/pay.server.ts'
import { pickRoomMate } from '#domain/bookings/group/pick-room-mate.server.ts'
import { MINUTE } from '#platform/clock.ts'
import { drawAnswers, keptAnswer } from '#server/forms/kept-answer.ts'
import { formOf, guardForm } from '#server/forms/form-guard.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import { refuse } from '#server/refuse.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { enterByShare, leadToShare, shareKeyOf } from './door.ts'
import type { BookingForms } from './form.ts'
import { paymentDraft, readChoice } from './payment.ts'

const SHARE = '/booking/:reference{[\\w-]{4,40}}/share/:share{-?[0-9]{1,2}}'
const LARGEST_FORM = 64 * 1024
const LONGEST = 254
/** A carrier's network has thousands of phones behind it. */
const READS = { most: 6000, per: 10 * MINUTE, maxSize: LARGEST_FORM }
const SENDS = { most: 1200, per: 10 * MINUTE, maxSize: LARGEST_FORM }

type SentForm = OpenedShare & { c: Context; form: Form; key: ShareKey; path: string; draw: DrawPrivate }

/**
 * The one page of a friend in somebody's booking, for whoever holds its link, and its forms: their own details, whom they sleep beside, what they pay. Nothing of it
 * opens the booking, and who opens the booking does not come in here without the link.
 */
export function createShares(services: BookingForms, draw: DrawPrivate): Hono {
  const app = new Hono()
  app.get(SHARE, guardForm(services, READS), (c) => show(services, draw, c))
  for (const [name, take] of Object.entries({ details, forget, room, pay }))
    app.post(`${SHARE}/${name}`, guardForm(services, SENDS), (c) => withShare(services, draw, c, take))
  return app
}

async function show(services: BookingForms, draw: DrawPrivate, c: Context): Promise<Response> {
  const reference = c.req.param('reference') ?? ''
  const entered = await enterByShare(services, c, reference)
  if (entered) return entered
  const shareKey = shareKeyOf(services, c, reference)
  const share = await findMovedShare(services.db, services.keys, reference, shareKey)
  if (share !== undefined) return leadToShare(services, c, { reference, share, token: shareKey.token! })
  const error = c.req.query('error')?.slice(0, 40)
  const asked = new URLSearchParams({
    ...(error === undefined ? {} : { error }),
    ...(c.req.query('view') === 'kept' ? { view: 'kept' } : {}),
  })
  return draw(asked.size === 0 ? c.req.path : `${c.req.path}?${asked}`, {
    answer: keptAnswer(services, c),
    shareKey,
  })
}

type Take = (services: BookingForms, sent: SentForm) => Promise<Response>

async function withShare(services: BookingForms, draw: DrawPrivate, c: Context, take: Take): Promise<Response> {
  const reference = c.req.param('reference') ?? ''
  const key = shareKeyOf(services, c, reference)
  const path = `/booking/${reference}/share/${key.share}`
  const opened = await findShare(services.db, services.keys, reference, key)
  // The page that says so is the same whether another's place is there or not.
  if (!opened) return draw(path)
  const read = await formOf(c)
  if (!read.ok) return refuse(c, read.reason)
  return take(services, { ...opened, c, form: read.value.form, key, path, draw: drawAnswers(services, c, draw) })
}

async function details(
  services: BookingForms,
  { c, form, key, mine, access, path, draw }: SentForm,
): Promise<Response> {
  const filled = await fillIn(services, access, readOwn(form, mine.places.length))
  if (filled.ok) return leadBack(c, path)
  if (!filled.faults) return leadBack(c, path, filled.reason)
  const { message, status } = REFUSALS[filled.reason]
  const draft = { typed: keptOf(form), faults: filled.faults, message }
  return draw(path, { answer: { form: 'share', draft }, status, shareKey: key })
}

async function forget(services: BookingForms, { c, access, path }: SentForm): Promise<Response> {
  const forgotten = await forgetOwn(services, access)
  return leadBack(c, path, forgotten.ok ? undefined : forgotten.reason)
}

async function room(services: BookingForms, { c, form, access, path }: SentForm): Promise<Response> {
  const typed = textIn(form, 'mate')
  if (!/^\d{1,2}$/.test(typed)) return leadBack(c, path, 'not-allowed')
  const picked = await pickRoomMate(services, access, Number(typed))
  return leadBack(c, path, picked.ok ? undefined : picked.reason)
}

/** Opens an order for parts of the friend's own alone, and leads to where it is paid; what was chosen is kept where it comes to nothing. */
async function pay(services: BookingForms, sent: SentForm): Promise<Response> {
  const { c, form, access } = sent
  const asked = readChoice(form)
  if (!asked) return showPayAgain(sent, 'way-missing')
  const key = `${textIn(form, 'key').slice(0, 60)} ${asked.provider} ${asked.part}`
  const started = await startPayment(services, access, { ...asked, key })
  return started.ok ? c.redirect(started.value.payUrl, 303) : showPayAgain(sent, started.reason)
}

function showPayAgain({ form, key, path, draw }: SentForm, reason: Refusal): Promise<Response> {
  const { status } = REFUSALS[reason]
  return draw(path, { answer: { form: 'payment', draft: paymentDraft(form, reason) }, status, shareKey: key })
}

function readOwn(form: Form, people: number) {
  const places = Array.from({ length: people }, (_, at) => at)
  return {
    people: places.map((at) => ({
      name: textIn(form, `people.${at}.name`),
      age: /^\s*\d{1,3}\s*$/.test(textIn(form, `people.${at}.age`)) ? Number(textIn(form, `people.${at}.age`)) : NaN,
    })),
    details: {
      travellers: places.map((at) => ({
        document: { paper: textIn(form, `paper.${at}`), number: textIn(form, `number.${at}`).slice(0, 40) },
        meals: textIn(form, `meals.${at}`),
      })),
      emergency: { name: textIn(form, 'emergency.name'), mobile: textIn(form, 'emergency.mobile') },
    },
    email: textIn(form, 'email').trim(),
  }
}

/** What was typed, but for numbers of documents, for the form that is shown again. */
function keptOf(form: Form): Record<string, string> {
  const fields = Object.keys(form).filter((name) =>
    /^(email|emergency\.(name|mobile)|people\.\d{1,2}\.(name|age)|(paper|meals)\.\d{1,2})$/.test(name),
  )
  return Object.fromEntries(fields.map((name) => [name, textIn(form, name).slice(0, LONGEST)]))
}

function leadBack(c: Context, path: string, reason?: Refusal): Response {
  return c.redirect(`${path}?${new URLSearchParams(reason ? { error: reason } : { view: 'kept' })}`, 303)
}
