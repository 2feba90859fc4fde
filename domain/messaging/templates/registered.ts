import { ACCOUNT_NOTICE_SMS } from './account-notice-sms.ts'
import { ENQUIRY_SMS } from './enquiry-sms.ts'
import { BOOKING_SMS, CALLED_OFF_SMS, DRIVER_SMS } from './booking-sms.ts'
import { OTP_SMS } from './otp-sms.ts'
import { matchesTemplate } from './sms-template.ts'
import type { SmsTemplate } from './sms-template.ts'

/** Every text that may leave by SMS, by the name its ids stand under in `MSG91_TEMPLATES`. A new text is a row here and a row there. */
export const SMS_TEMPLATES: Record<string, SmsTemplate> = {
  code: OTP_SMS,
  notice: ACCOUNT_NOTICE_SMS,
  enquiry: ENQUIRY_SMS,
  booking: BOOKING_SMS,
  'called-off': CALLED_OFF_SMS,
  driver: DRIVER_SMS,
}

/** The name and the variables of a text that is exactly one of the registered; undefined of any other. */
export function readSms(text: string): { name: string; variables: Record<string, string> } | undefined {
  for (const [name, template] of Object.entries(SMS_TEMPLATES)) {
    const variables = matchesTemplate(template, text)
    if (variables) return { name, variables }
  }
  return undefined
}
