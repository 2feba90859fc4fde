import { maskEmail } from '#domain/contact/email.ts'
import { maskMobile } from '#domain/contact/mobile.ts'
import type { OwnEnquiry } from '#domain/leads/own-enquiry.server.ts'
import { istDate } from '#platform/dates.ts'

/** The link may have been passed on: of the addresses it shows enough for their owner to know them. */
export function toShown({ mobile, email, createdAt, reached, ...enquiry }: OwnEnquiry) {
  return {
    ...enquiry,
    mobile: mobile && maskMobile(mobile),
    email: email && maskEmail(email),
    receivedOn: istDate(createdAt),
    reached: reached.map(({ kind, at }) => ({ kind, on: istDate(at) })),
  }
}

export type ShownEnquiry = ReturnType<typeof toShown>
