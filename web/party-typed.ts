import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { PartyTyped } from '#domain/bookings/change/name-party.server.ts'
import { readBuyerTyped } from './buyer-typed.ts'
import { textIn, wholeIn } from './forms.ts'
import type { Form } from './forms.ts'

const LONGEST = 254

/** What the travellers' form of a booking calls its fields. */
export function partyFields({ journey: { party } }: Pick<OpenedBooking, 'journey'>): string[] {
  const places = Array.from({ length: party.adults + party.ages.length }, (_, at) => `travellers.${at}`)
  const ofEach = places.flatMap((place) => [`${place}.name`, `${place}.age`, `${place}.room`])
  return ['pickup', 'contact.name', 'contact.mobile', 'contact.email', ...ofEach]
}

/** The travellers' form as it was typed, its fields named as what is amiss with them is: `contact.email`, `travellers.2.age`. */
export function readParty(form: Form, { journey }: Pick<OpenedBooking, 'journey'>): PartyTyped {
  const { party, rooms, package: sold } = journey
  if (sold.kind === 'car')
    return { contact: contactIn(form), travellers: [], pickup: textIn(form, 'pickup'), buyer: buyerIn(form) }
  const places = Array.from({ length: party.adults + party.ages.length }, (_, at) => `travellers.${at}`)
  return {
    contact: contactIn(form),
    buyer: buyerIn(form),
    travellers: places.map((place) => ({
      name: textIn(form, `${place}.name`),
      age: wholeIn(form, `${place}.age`),
    })),
    rooms: rooms.rooms.length > 1 ? places.map((place) => wholeIn(form, `${place}.room`)) : undefined,
  }
}

/** Whom it is invoiced to, of a form that asks. */
function buyerIn(form: Form) {
  return 'buyer.address' in form ? readBuyerTyped(form) : undefined
}

function contactIn(form: Form) {
  return {
    name: textIn(form, 'contact.name'),
    mobile: textIn(form, 'contact.mobile'),
    email: textIn(form, 'contact.email'),
  }
}

/** Everything typed into it, for the form that is shown again. */
export function keptParty(form: Form): Record<string, string> {
  const fields = Object.keys(form).filter((name) =>
    /^(pickup|(contact|buyer)\.[a-z]+|travellers\.\d{1,2}\.[a-z]+)$/.test(name),
  )
  return Object.fromEntries(fields.map((name) => [name, textIn(form, name).slice(0, LONGEST)]))
}
