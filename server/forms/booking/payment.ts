import { startPayment } from '#domain/bookings/pay/pay.server.ts'
import type { NoPayment } from '#domain/bookings/pay/pay.server.ts'
import { isNamed } from '#domain/bookings/change/name-party.server.ts'
import { isContactVerified } from '#domain/bookings/hold/verify-contact.server.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import { OFFERED_WAYS } from '#domain/payments/payment.ts'
import type { PaymentDraft } from '#web/contexts.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** After these the page to pay on says by itself how the booking stands. */
const TOLD_BY_THE_PAGE: readonly NoPayment[] = ['hold-expired', 'not-allowed', 'part-paid']

/**
 * Opens an order for what was chosen and leads to where it is paid. Nothing is opened before somebody is named and the terms are agreed to; a
 * form that is sent twice opens one order.
 */
export async function pay(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access } = sent
  if (booking.shown === 'held' && !isNamed(booking, await listTravellers(services.db, booking.id)))
    return leadOn(c, booking, '/travellers', 'contact-missing')
  if (booking.shown === 'held' && !agrees(form)) return showAgain(sent, 'terms-open')
  if (booking.shown === 'held' && !isContactVerified(booking)) return leadOn(c, booking, '/proof', 'contact-unproven')
  const asked = readChoice(form)
  if (!asked) return showAgain(sent, 'way-missing')
  const { provider, part } = asked
  // Another way to pay is another payment, and not the same one sent twice.
  const key = `${textIn(form, 'key').slice(0, 60)} ${provider} ${part}`
  const started = await startPayment(services, access, { provider, part, key })
  if (started.ok) return c.redirect(started.value.payUrl, 303)
  if (TOLD_BY_THE_PAGE.includes(started.reason)) return leadOn(c, booking, '/review', started.reason)
  return showAgain(sent, started.reason)
}

/** The way to pay and the part that were chosen; undefined where one is missing. */
export function readChoice(form: Form) {
  const provider = OFFERED_WAYS.find((name) => name === textIn(form, 'provider'))
  const typed = textIn(form, 'part')
  const part = typed === 'all' ? ('all' as const) : /^\d{1,4}$/.test(typed) ? Number(typed) : undefined
  return provider && part !== undefined ? { provider, part } : undefined
}

function agrees(form: Form): boolean {
  return textIn(form, 'terms') === 'agreed'
}

function showAgain({ form, booking, key, draw }: SentToBooking, reason: Refusal): Promise<Response> {
  const { status } = REFUSALS[reason]
  const answer = { form: 'payment', draft: paymentDraft(form, reason) } as const
  return draw(`/booking/${booking.reference}/review`, { answer, status, bookingKey: key })
}

/** A form to pay as it is shown again: what was chosen in it and agreed to, and why nothing was paid. */
export function paymentDraft(form: Form, reason: Refusal): PaymentDraft {
  const { message } = REFUSALS[reason]
  return { part: textIn(form, 'part'), provider: textIn(form, 'provider'), agreed: agrees(form), reason, message }
}
