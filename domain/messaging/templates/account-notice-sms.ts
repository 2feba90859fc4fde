import { fillTemplate } from './sms-template.ts'
import type { SmsTemplate } from './sms-template.ts'

/** What of an account a notice by SMS can be about, in the words the register knows. */
export type NoticedChange = 'password' | 'mobile number' | 'e-mail address'

/** Registered on DLT word for word: change it there first, then here, with the new ids in MSG91_TEMPLATES. */
export const ACCOUNT_NOTICE_SMS: SmsTemplate = {
  text: 'Your Padav {#var#} was changed on {#var#}. If this was not you, call us at once. - Padav',
  variables: [
    { name: 'what', form: /^(password|mobile number|e-mail address)$/ },
    { name: 'when', form: /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2} IST$/ },
  ],
}

/** The SMS that tells a person what of the account was changed; `when` as in 'Sat 21 Nov 2026, 18:45 IST'. Throws for other words. */
export function accountNoticeSms(what: NoticedChange, when: string): { subject: string; body: string } {
  return { subject: `Your ${what} was changed`, body: fillTemplate(ACCOUNT_NOTICE_SMS, { what, when }) }
}
