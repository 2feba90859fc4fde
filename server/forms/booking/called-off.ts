import { moveFreely } from '#domain/bookings/change/free-move.server.ts'
import { textIn } from '#web/forms.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** Moves a booking whose date was called off to exactly the date and the sum that were shown. */
export async function calledOff(
  services: BookingForms,
  { c, form, booking, access }: SentToBooking,
): Promise<Response> {
  const shown = textIn(form, 'totalPaise')
  if (!/^\d{1,15}$/.test(shown)) return leadOn(c, booking, '/called-off')
  const departureId = textIn(form, 'departure').slice(0, 60)
  const moved = await moveFreely(services, access, { departureId, totalPaise: Number(shown) })
  return moved.ok ? leadOn(c, booking, '', undefined, 'changed') : leadOn(c, booking, '/called-off', moved.reason)
}
