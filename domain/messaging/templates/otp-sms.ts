import { fillTemplate } from './sms-template.ts'
import type { SmsTemplate } from './sms-template.ts'

/** Registered on DLT word for word: change it there first, then here, with the new ids in MSG91_TEMPLATES. */
export const OTP_SMS: SmsTemplate = {
  text: '{#var#} is your Padav verification code. It is valid for 2 minutes. Please do not share it with anyone. - Padav',
  variables: [{ name: 'otp', form: /^[0-9]{6}$/ }],
}

/** The SMS that brings a code of six digits. */
export function otpSms(otp: string): { subject: string; body: string } {
  return { subject: 'Your verification code', body: fillTemplate(OTP_SMS, { otp }) }
}
