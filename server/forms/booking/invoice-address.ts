import { giveInvoiceAddress } from '#domain/bookings/papers/invoice-address.server.ts'
import { textIn } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

const LONGEST = 300

/** Where the invoice is made out to; what is no address stands on the trip's page again. */
export async function invoiceAddress(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access, key, draw } = sent
  const address = textIn(form, 'address').slice(0, LONGEST)
  const given = await giveInvoiceAddress(services, access, address)
  if (given.ok) return leadOn(c, booking, '')
  if (!given.faults) return leadOn(c, booking, '', given.reason)
  const { message, status } = REFUSALS[given.reason]
  const draft = { typed: { address }, faults: given.faults, message }
  return draw(`/booking/${booking.reference}`, { answer: { form: 'invoice', draft }, status, bookingKey: key })
}
