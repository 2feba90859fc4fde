import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { textIn } from './forms.ts'
import type { Form } from './forms.ts'

const LONGEST = 254

/** What a form of what the days of travel need calls its fields; the numbers of documents, which no page is written back with, by themselves. */
export function detailsFields({ journey: { party } }: Pick<OpenedBooking, 'journey'>) {
  const places = Array.from({ length: party.adults + party.ages.length }, (_, at) => `travellers.${at}`)
  const plain = [
    ...places.flatMap((place) => [`${place}.paper`, `${place}.meals`]),
    'emergency.name',
    'emergency.mobile',
  ]
  return { plain, numbers: places.map((place) => `${place}.number`) }
}

/** What the days of travel need, as it was typed, its fields named as what is amiss with them is. */
export function readDetailsTyped(form: Form, { journey: { party } }: Pick<OpenedBooking, 'journey'>) {
  const places = Array.from({ length: party.adults + party.ages.length }, (_, at) => `travellers.${at}`)
  return {
    travellers: places.map((place) => ({
      document: { paper: textIn(form, `${place}.paper`), number: textIn(form, `${place}.number`).slice(0, 40) },
      meals: textIn(form, `${place}.meals`),
    })),
    emergency: { name: textIn(form, 'emergency.name'), mobile: textIn(form, 'emergency.mobile') },
  }
}

/** Everything typed into it that is shown again: no number of a document is. */
export function keptDetails(form: Form): Record<string, string> {
  const fields = Object.keys(form).filter((name) =>
    /^(emergency\.(name|mobile)|travellers\.\d{1,2}\.(paper|meals))$/.test(name),
  )
  return Object.fromEntries(fields.map((name) => [name, textIn(form, name).slice(0, LONGEST)]))
}
