import { fillTemplate, matchesTemplate } from './sms-template.ts'
import type { SmsTemplate } from './sms-template.ts'

/** Registered on DLT word for word: change it there first, then here, with the new ids in MSG91_TEMPLATES. */
export const ENQUIRY_SMS: SmsTemplate = {
  text: 'Your enquiry {#var#} has reached us. A person answers between 10am and 6pm. See it at {#var#}/enquiry/{#var#} - Padav',
  variables: [
    { name: 'reference', form: /^PDV-[2-9A-Z]{4}-[2-9A-Z]{4}$/ },
    { name: 'host', form: /^[a-z0-9.:-]{4,29}$/ },
    { name: 'token', form: /^[\w-]{22}$/ },
  ],
}

type Values = { reference: string; host: string; token: string }

/** Whether the register takes these values; a site's name of more than 29 letters is too long for it. */
export function fitsEnquirySms(values: Values): boolean {
  return ENQUIRY_SMS.variables.every(({ name, form }) => form.test(values[name as keyof Values]))
}

/** The SMS that says an enquiry has arrived, with the link to it. Throws for values that do not fit. */
export function enquirySms(values: Values): { subject: string; body: string } {
  const body = fillTemplate(ENQUIRY_SMS, values)
  if (!matchesTemplate(ENQUIRY_SMS, body)) throw new Error('the enquiry SMS is not the registered text')
  return { subject: 'Your enquiry', body }
}
