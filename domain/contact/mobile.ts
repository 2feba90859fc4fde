import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNumber } from 'libphonenumber-js/min'
import { latinDigits } from '#platform/digits.ts'

/** SPEC §5: a mobile has at least 8 characters. */
const SHORTEST = 8
const LONGEST = 40
/** The numbering plan's mobile series; a landline takes no code. */
const INDIAN_MOBILE = /^[6-9][0-9]{9}$/

/** A mobile number as it was typed, in digits of any of India's scripts → E.164, without `+` read as Indian; undefined for what is none. */
export function readMobile(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const text = latinDigits(typed).trim()
  if (text.length < SHORTEST || text.length > LONGEST) return undefined
  const found = parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract: false })
  return found?.isValid() && !found.ext && mayBeMobile(found) ? found.number : undefined
}

/** A telephone number of any kind as it was typed → E.164, without `+` read as Indian; undefined for what is none. */
export function readTelephone(typed: string): string | undefined {
  const found = parsePhoneNumberFromString(latinDigits(typed), { defaultCountry: 'IN', extract: false })
  return found?.isValid() && !found.ext ? found.number : undefined
}

function mayBeMobile({ countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return countryCallingCode !== '91' || INDIAN_MOBILE.test(nationalNumber)
}

/** Whether an E.164 number belongs to one of the countries (ISO codes) that one-time codes are sent to. */
export function isAllowedMobile(e164: string, countries: readonly string[]): boolean {
  const country = parsePhoneNumberFromString(e164)?.country
  return country !== undefined && countries.includes(country)
}

/** '+91 98•••••210': enough for its owner to know it, not enough to call it. */
export function maskMobile(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number) return '•••••'
  const { countryCallingCode, nationalNumber } = number
  const hidden = '•'.repeat(Math.max(nationalNumber.length - 5, 3))
  return `+${countryCallingCode} ${nationalNumber.slice(0, 2)}${hidden}${nationalNumber.slice(-3)}`
}

/** The country code and the first six digits of the national number: a block of neighbours, as FINDINGS §4.3 counts sends by. */
export function prefixOfMobile(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  return number ? `+${number.countryCallingCode}${number.nationalNumber.slice(0, 6)}` : e164.slice(0, 9)
}
