import { data, href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { confirmBankLine, giveBackDisputed, notePaidBack, tryRefundAgain } from '#domain/bookings/bank-lines.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { saveSetting } from '#domain/settings/settings.server.ts'
import { isOwnForm, pageFormOf } from '#app/routes/account/own-form.server.ts'
import type { Paise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

const LARGEST_FORM = 16 * 1024

/** What came of a deed: the word its page shows for it. */
type Outcome = { ok: true; done: string } | { ok: false; reason: Refusal }
type Deed = (services: Services, actor: Actor, typed: (name: string) => string) => Promise<Outcome>

const DEEDS: Record<string, Deed> = {
  confirm: async (services, actor, typed) => {
    const amountPaise = paiseIn(typed('amount'))
    if (amountPaise === undefined) return { ok: false, reason: 'invalid-bank-line' }
    return told(
      await confirmBankLine(services, actor, { orderId: typed('order'), utr: typed('utr'), amountPaise }),
      ({ effect }) => effect,
    )
  },
  'paid-back': async (services, actor, typed) =>
    told(await notePaidBack(services, actor, { refundId: typed('refund'), utr: typed('utr') }), () => 'paid-back'),
  again: async (services, actor, typed) =>
    told(await tryRefundAgain(services, actor, { refundId: typed('refund') }), () => 'again'),
  upi: async (services, actor, typed) => {
    const value = { vpa: typed('vpa'), payeeName: typed('payee'), merchantCode: typed('merchant') || null }
    const saved = await saveSetting(services, actor, { key: 'upi', value })
    if (!saved.ok && saved.reason === 'invalid') return { ok: false, reason: 'invalid-upi' }
    return told(saved, () => 'upi')
  },
  'give-back': async (services, actor, typed) =>
    told(await giveBackDisputed(services, actor, { paymentId: typed('payment') }), () => 'give-back'),
}

/** Does what a form of the page asks for; leads back to the page, or shows it again with what was typed and why not. */
export async function actOnPayments(context: Readonly<RouterContextProvider>, request: Request) {
  // Looked at before the body is read: a form without a length is no browser's.
  if (Number(request.headers.get('Content-Length') ?? Infinity) > LARGEST_FORM) throw data(null, { status: 413 })
  const form = await pageFormOf(request)
  const { visitor, csrfToken } = context.get(visitContext)
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, 60) : ''
  }
  const deed = Object.hasOwn(DEEDS, typed('intent')) ? DEEDS[typed('intent')] : undefined
  if (!deed) throw data(null, { status: 400 })
  const outcome: Outcome = isOwnForm(form, csrfToken)
    ? await deed(context.get(servicesContext), visitor, typed)
    : { ok: false, reason: 'stale-page' }
  if (outcome.ok) return redirect(`${href('/admin/payments')}?${new URLSearchParams({ done: outcome.done })}`)
  const { status, message } = REFUSALS[outcome.reason]
  const about = typed('order') || typed('refund')
  return data({ message, about, utr: typed('utr'), amount: typed('amount') }, { status })
}

type Answer<Value> = { ok: true; value: Value } | { ok: false; reason: Refusal | 'invalid' }

function told<Value>(answer: Answer<Value>, word: (value: Value) => string): Outcome {
  if (answer.ok) return { ok: true, done: word(answer.value) }
  return { ok: false, reason: answer.reason === 'invalid' ? 'invalid-bank-line' : answer.reason }
}

/** Rupees as a bank prints them, with or without commas and paise; undefined for anything else. */
function paiseIn(typed: string): Paise | undefined {
  const [, whole, part = ''] = /^₹?\s*([\d,]{1,14})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  const rupees = whole?.replaceAll(',', '')
  return rupees ? Number(rupees) * 100 + Number(part.padEnd(2, '0')) : undefined
}
