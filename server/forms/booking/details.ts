import { giveDetails } from '#domain/bookings/trip/later-details.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

const LONGEST = 254

/** What the days of travel need, as it was typed. A number that was typed is not shown again: what is amiss with it is. */
export async function details(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access, key, draw } = sent
  const given = await giveDetails(services, access, readDetails(form, booking))
  if (given.ok) return leadOn(c, booking, '', undefined, 'kept')
  if (!given.faults) return leadOn(c, booking, '/details', given.reason)
  const { message, status } = REFUSALS[given.reason]
  const draft = { typed: keptOf(form), faults: given.faults, message }
  return draw(`/booking/${booking.reference}/details`, {
    answer: { form: 'details', draft },
    status,
    bookingKey: key,
  })
}

function readDetails(form: Form, { journey: { party } }: OpenedBooking) {
  const places = Array.from({ length: party.adults + party.ages.length }, (_, at) => `travellers.${at}`)
  return {
    travellers: places.map((place) => ({
      document: { paper: textIn(form, `${place}.paper`), number: textIn(form, `${place}.number`).slice(0, 40) },
      meals: textIn(form, `${place}.meals`),
    })),
    emergency: { name: textIn(form, 'emergency.name'), mobile: textIn(form, 'emergency.mobile') },
  }
}

function keptOf(form: Form): Record<string, string> {
  const fields = Object.keys(form).filter((name) =>
    /^(emergency\.(name|mobile)|travellers\.\d{1,2}\.(paper|meals))$/.test(name),
  )
  return Object.fromEntries(fields.map((name) => [name, textIn(form, name).slice(0, LONGEST)]))
}
