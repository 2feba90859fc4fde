import { fillTemplate, matchesTemplate } from './sms-template.ts'
import type { SmsTemplate } from './sms-template.ts'

const DATE = /^[A-Za-z]{3} \d{1,2} [A-Za-z]{3} \d{4}$/

/** Registered on DLT word for word: change it there first, then here, with the new ids in MSG91_TEMPLATES. */
export const BOOKING_SMS: SmsTemplate = {
  text: 'Booking {#var#} is confirmed for {#var#}. We have received Rs {#var#}. All of it is in your e-mail - Padav',
  variables: [
    { name: 'reference', form: /^[2-9A-Z]{8}$/ },
    { name: 'date', form: DATE },
    { name: 'rupees', form: /^[\d,]{1,14}(\.\d\d)?$/ },
  ],
}

/** Registered on DLT like the other. */
export const CALLED_OFF_SMS: SmsTemplate = {
  text: 'Booking {#var#}: we had to call {#var#} off and are sorry. Choose another date free of charge until {#var#}, or get it all back: see your e-mail - Padav',
  variables: [
    { name: 'reference', form: /^[2-9A-Z]{8}$/ },
    { name: 'date', form: DATE },
    { name: 'until', form: DATE },
  ],
}

/** Registered on DLT like the others. */
export const DRIVER_SMS: SmsTemplate = {
  text: 'Your car for booking {#var#} on {#var#}: {#var#}, driven by {#var#}, mobile {#var#}. All of it is in your e-mail - Padav',
  variables: [
    { name: 'reference', form: /^[2-9A-Z]{8}$/ },
    { name: 'date', form: DATE },
    { name: 'plate', form: /^[A-Z0-9 -]{4,15}$/ },
    { name: 'driver', form: /^[^\p{Cc}]{2,30}$/u },
    { name: 'mobile', form: /^\+\d{8,15}$/ },
  ],
}

type DriverValues = { reference: string; date: string; plate: string; driver: string; mobile: string }

/** The SMS that says who drives, the evening before; undefined for values the register does not take: the mail says it all the same. */
export function driverSms({ driver, ...values }: DriverValues): { subject: string; body: string } | undefined {
  const all = { ...values, driver: driver.slice(0, 30) }
  const isFit = DRIVER_SMS.variables.every(({ name, form }) => form.test(all[name as keyof DriverValues]))
  return isFit ? { subject: 'Who drives you', body: fillTemplate(DRIVER_SMS, all) } : undefined
}

/** The SMS that says a departure was called off, and until when another may be chosen. Throws for values that do not fit. */
export function calledOffSms(values: { reference: string; date: string; until: string }): {
  subject: string
  body: string
} {
  return { subject: 'Your date was called off', body: fillTemplate(CALLED_OFF_SMS, values) }
}

/** The SMS that says a booking is confirmed. Throws for values that do not fit. */
export function bookingSms(values: { reference: string; date: string; rupees: string }): {
  subject: string
  body: string
} {
  const body = fillTemplate(BOOKING_SMS, values)
  if (!matchesTemplate(BOOKING_SMS, body)) throw new Error('the booking SMS is not the registered text')
  return { subject: 'Your booking', body }
}
