import { sendContactCode } from '#domain/bookings/hold/verify-contact.server.ts'
import { askForData } from '#domain/privacy/ask-for-data.server.ts'
import { setCookies } from '#server/auth/request-services.ts'
import { textIn } from '#web/forms.ts'
import { leadOn } from './form.ts'
import type { BookingForms, SentToBooking } from './form.ts'

/** Sends a code to a guest who asks what is kept of them; the page then asks for it. */
export async function dataCode(services: BookingForms, { c, booking, access }: SentToBooking): Promise<Response> {
  const browser = services.browser(c)
  setCookies(c, [browser.setCookie])
  const { network } = services.device(c)
  const sent = await sendContactCode(services, access, { browserHash: browser.hash, network })
  return leadOn(c, booking, '/data', sent.ok ? undefined : sent.reason, 'code')
}

export async function data(services: BookingForms, { c, form, booking, access }: SentToBooking): Promise<Response> {
  const browser = services.browser(c)
  setCookies(c, [browser.setCookie])
  const typed = { kind: textIn(form, 'kind'), otp: textIn(form, 'otp'), browserHash: browser.hash }
  const asked = await askForData(services, access, typed)
  return asked.ok ? leadOn(c, booking, '/data') : leadOn(c, booking, '/data', asked.reason, 'code')
}
