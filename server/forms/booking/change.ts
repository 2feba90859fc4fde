import { amendBooking } from '#domain/bookings/change/amend.server.ts'
import { quoteAmendment } from '#domain/bookings/change/amendment-quote.server.ts'
import { findCarByRef } from '#domain/cars/cars.server.ts'
import { listWholeParty } from '#domain/bookings/trip/travellers.server.ts'
import { changeOf, peopleIn, readChange } from '#web/change-typed.ts'
import { textIn } from '#web/forms.ts'
import { hireChangeOf } from '#web/hire-change-typed.ts'
import { hireWords } from '#web/hire-refusals.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import type { ChangeDraft } from '#web/contexts.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** Prices the change that was put together and shows it line by line. The booking stays as it is. */
export async function change(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { form, booking, access } = sent
  const typed = readChange(form)
  if (textIn(form, 'again')) return show(sent, { typed, faults: {}, message: undefined })
  if (booking.journey.package.kind === 'car') return changeHire(services, sent, typed)
  const named = await listWholeParty(services.db, booking)
  const read = changeOf(typed, booking, named)
  if (!read.ok) return show(sent, { typed, faults: read.faults, message: REFUSALS['unclear-booking'].message }, 400)
  const quoted = await quoteAmendment(services, access, {
    ...read.change,
    ...(named.length > 0 && read.isOtherParty ? { travellers: read.people } : {}),
  })
  if (!quoted.ok) {
    const { message, status } = REFUSALS[quoted.reason]
    return show(sent, { typed, faults: {}, message }, status)
  }
  // Whoever sleeps in rooms that are no longer there is shown into those there are.
  const isNamedAnew = read.isOtherParty || quoted.value.quote.priced.roomsText !== booking.journey.roomsText
  const people = named.length > 0 && isNamedAnew ? read.people : []
  return show(sent, { typed, faults: {}, quote: quoted.value.quote.token, people })
}

async function changeHire(
  services: BookingForms,
  sent: SentToBooking,
  typed: Record<string, string>,
): Promise<Response> {
  const read = hireChangeOf(typed)
  const quoted = read.ok ? await quoteAmendment(services, sent.access, read.change) : undefined
  if (quoted?.ok) return show(sent, { typed, faults: {}, quote: quoted.value.quote.token, people: [] })
  const reason = quoted?.reason ?? 'unclear-booking'
  const faults = quoted?.faults ?? (read.ok ? {} : read.faults)
  return show(sent, { typed, faults, message: await hireMessage(services, reason, typed) }, REFUSALS[reason].status)
}

async function hireMessage(services: BookingForms, reason: Refusal, typed: Record<string, string>): Promise<string> {
  return hireWords(reason, await seatsOf(services, typed['car']))
}

async function seatsOf(services: BookingForms, car: string | undefined): Promise<number> {
  return (await findCarByRef(services, car ?? ''))?.seats ?? 0
}

/** Changes the booking to exactly the quote that was shown; one that is refused leads back to the choice, with all of it as it was typed. */
export async function amend(services: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access } = sent
  const people = peopleIn(form)
  const named = people.length > 0 ? people : undefined
  const amended = await amendBooking(services, access, { token: textIn(form, 'quote').slice(0, 60), named })
  if (amended.ok) return leadOn(c, booking, '', undefined, 'changed')
  const typed = readChange(form)
  const { message, status } = REFUSALS[amended.reason]
  const isCar = booking.journey.package.kind === 'car'
  const said = isCar ? await hireMessage(services, amended.reason, typed) : message
  return show(sent, { typed, faults: {}, message: said }, status)
}

function show({ booking, key, draw }: SentToBooking, draft: ChangeDraft, status = 200): Promise<Response> {
  const path = `/booking/${booking.reference}/change`
  return draw(path, { answer: { form: 'change', draft }, status, bookingKey: key })
}
