import { giveDetails } from '#domain/bookings/trip/later-details.server.ts'
import { keptDetails, readDetailsTyped } from '#web/details-typed.ts'
import { REFUSALS } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** What the days of travel need, as it was typed. A number that was typed is not shown again: what is amiss with it is. */
export async function details(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access, key, draw } = sent
  const given = await giveDetails(services, access, readDetailsTyped(form, booking))
  if (given.ok) return leadOn(c, booking, '', undefined, 'kept')
  if (!given.faults) return leadOn(c, booking, '/details', given.reason)
  const { message, status } = REFUSALS[given.reason]
  const draft = { typed: keptDetails(form), faults: given.faults, message }
  return draw(`/booking/${booking.reference}/details`, {
    answer: { form: 'details', draft },
    status,
    bookingKey: key,
  })
}
