import type { Context } from 'hono'
import type { BookingKey } from '#domain/bookings/access.server.ts'
import type { VisitedBooking } from '#domain/bookings/find-booking.server.ts'
import type { Services } from '#domain/services.server.ts'
import type { RequestServices } from '#server/auth/request-services.ts'
import type { DrawPrivate } from '#server/pages/private-documents.ts'
import type { Form } from '#web/forms.ts'
import type { Refusal } from '#web/refusals.ts'

/** The pages of a booking, by what follows its own address. */
export const PAGES = [
  '',
  '/travellers',
  '/proof',
  '/review',
  '/change',
  '/details',
  '/group',
  '/story',
  '/pack',
  '/cancel',
  '/called-off',
] as const

export type BookingForms = RequestServices & Pick<Services, 'providers' | 'memory' | 'gstRates' | 'otherNames'>
/** A form that came to a booking somebody may open. */
export type SentToBooking = VisitedBooking & { c: Context; form: Form; key: BookingKey; draw: DrawPrivate }

/** On to a page of the booking, with what was refused in its address. */
export function leadOn(
  c: Context,
  { reference }: { reference: string },
  page: (typeof PAGES)[number],
  reason?: Refusal,
  view?: 'code' | 'mail' | 'changed' | 'kept' | 'nobody',
): Response {
  const asked = new URLSearchParams({ ...(view ? { view } : {}), ...(reason ? { error: reason } : {}) })
  return c.redirect(`/booking/${reference}${page}${asked.size > 0 ? `?${asked}` : ''}`, 303)
}
