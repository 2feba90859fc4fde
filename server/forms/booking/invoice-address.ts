import { giveBuyer } from '#domain/bookings/papers/give-buyer.server.ts'
import { textIn } from '#web/forms.ts'
import { keptBuyer, readBuyerTyped } from '#web/buyer-typed.ts'
import { REFUSALS } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** Whom the invoice is made out to and where they live; what is no address, or was typed over what somebody else has said meanwhile, stands on the trip's page again. */
export async function invoiceAddress(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access, key, draw } = sent
  const given = await giveBuyer(services, access, readBuyerTyped(form), textIn(form, 'stood'))
  if (given.ok) return leadOn(c, booking, '', undefined, given.value === null ? 'nobody' : undefined)
  if (!given.faults && given.reason !== 'changed-meanwhile') return leadOn(c, booking, '', given.reason)
  const { message, status } = REFUSALS[given.reason]
  const draft = { typed: keptBuyer(form), faults: given.faults ?? {}, message }
  return draw(`/booking/${booking.reference}`, { answer: { form: 'invoice', draft }, status, bookingKey: key })
}
