import type { CalendarDate } from '#platform/dates.ts'
import type { CarGstScheme, GstScheme } from './gst-rates.ts'

/** How the operator supplies each kind of thing, as it declared; a package or a class of cars may say otherwise of itself. */
export type SupplySchemes = { tour: GstScheme; car: CarGstScheme }
export type RegisteredAddress = { street: string; city: string; region: string; postalCode: string }

/** The operator as the GST register knows it; `validTo` is the last day, null until further notice. */
export type GstRegistration = {
  id: string
  legalName: string
  gstin: string
  stateCode: string
  schemes: SupplySchemes
  address: RegisteredAddress
  /** A company, or an LLP: a proprietor, a partnership and a family are none. It decides who pays the GST of a car that a company hires. */
  isBodyCorporate: boolean
  validFrom: CalendarDate
  validTo: CalendarDate | null
}

/** The two digits a GSTIN begins with, by state (ISO 3166-2:IN as this site writes them). */
export const GST_STATE_NUMBERS: Readonly<Record<string, string>> = {
  'IN-JK': '01',
  'IN-HP': '02',
  'IN-PB': '03',
  'IN-CH': '04',
  'IN-UK': '05',
  'IN-HR': '06',
  'IN-DL': '07',
  'IN-RJ': '08',
  'IN-UP': '09',
  'IN-BR': '10',
  'IN-SK': '11',
  'IN-AR': '12',
  'IN-NL': '13',
  'IN-MN': '14',
  'IN-MZ': '15',
  'IN-TR': '16',
  'IN-ML': '17',
  'IN-AS': '18',
  'IN-WB': '19',
  'IN-JH': '20',
  'IN-OD': '21',
  'IN-CG': '22',
  'IN-MP': '23',
  'IN-GJ': '24',
  'IN-DH': '26',
  'IN-MH': '27',
  'IN-KA': '29',
  'IN-GA': '30',
  'IN-LD': '31',
  'IN-KL': '32',
  'IN-TN': '33',
  'IN-PY': '34',
  'IN-AN': '35',
  'IN-TS': '36',
  'IN-AP': '37',
  'IN-LA': '38',
}

/** The state a GSTIN is of, by its first two digits; undefined of digits that no state has. */
export function stateOfGstin(gstin: string): string | undefined {
  return Object.entries(GST_STATE_NUMBERS).find(([, number]) => gstin.startsWith(number))?.[0]
}

/** Whether two registrations, the earliest first, hold on one day. */
export function doOverlap(registrations: readonly Pick<GstRegistration, 'validFrom' | 'validTo'>[]): boolean {
  return registrations.some(({ validTo }, at) => {
    const next = registrations[at + 1]
    return next !== undefined && (validTo === null || next.validFrom <= validTo)
  })
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** How the operator is registered for GST. */
    registrations: 'registrations'
  }
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, PAN, number of the registration, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** Whether a text is a GSTIN of an ordinary taxpayer, its check digit included. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && gstinCheckDigit(text) === text.at(-1)
}

/** The last character of a GSTIN, from the fourteen before it: products by 1 and 2 in turn, their base-36 digits summed, what is missing to a multiple of 36. */
export function gstinCheckDigit(gstin: string): string {
  const sum = Array.from(gstin.slice(0, 14)).reduce((so, digit, at) => {
    const product = DIGITS.indexOf(digit) * (at % 2 === 0 ? 1 : 2)
    return so + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36]!
}
