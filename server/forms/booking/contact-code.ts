import { wasBooked } from '#domain/bookings/booking.ts'
import { verifyContact, sendContactCode } from '#domain/bookings/hold/verify-contact.server.ts'
import { setCookies } from '#server/auth/request-services.ts'
import { textIn } from '#web/forms.ts'
import type { Form } from '#web/forms.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** Sends a code to who books as a guest; the page shows the field for it even where none was sent just now, since an older one may be good. */
export async function sendCode(services: BookingForms, { c, form, booking, access }: SentToBooking): Promise<Response> {
  const browser = services.browser(c)
  setCookies(c, [browser.setCookie])
  const { network } = services.device(c)
  const by = wayIn(form)
  const sent = await sendContactCode(services, access, { browserHash: browser.hash, network, by })
  return leadOn(c, booking, '/proof', sent.ok ? undefined : sent.reason, by ?? 'code')
}

export async function verifyCode(
  services: BookingForms,
  { c, form, booking, access }: SentToBooking,
): Promise<Response> {
  const browser = services.browser(c)
  setCookies(c, [browser.setCookie])
  const by = wayIn(form)
  const proven = await verifyContact(services, access, { browserHash: browser.hash, otp: textIn(form, 'otp'), by })
  const next = wasBooked(booking) ? '' : '/review'
  return proven.ok ? leadOn(c, booking, next) : leadOn(c, booking, '/proof', proven.reason, by ?? 'code')
}

/** Whether the code was asked for by mail. */
function wayIn(form: Form): 'mail' | undefined {
  return textIn(form, 'by') === 'mail' ? 'mail' : undefined
}
