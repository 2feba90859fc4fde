import { writeTripReview } from '#domain/reviews/trip-review.server.ts'
import { textIn } from '#web/forms.ts'
import { REFUSALS } from '#web/refusals.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

const FIELDS = ['rating', 'title', 'text', 'author', 'from'] as const

/** What a booking's own people say of their journey, as it was typed. */
export async function story({ db }: BookingForms, sent: SentToBooking): Promise<Response> {
  const { c, form, booking, access, key, draw } = sent
  const typed = Object.fromEntries(FIELDS.map((name) => [name, textIn(form, name).slice(0, 4000)]))
  const written = await writeTripReview(db, access, typed)
  if (written.ok) return leadOn(c, booking, '/story')
  if (!written.faults) return leadOn(c, booking, '/story', written.reason)
  const { message, status } = REFUSALS[written.reason]
  const draft = { typed, faults: written.faults, message }
  return draw(`/booking/${booking.reference}/story`, { answer: { form: 'story', draft }, status, bookingKey: key })
}
