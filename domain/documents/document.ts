import type { QuoteTax } from '#domain/pricing/sum.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** The papers the GST law asks for, in the order in which one transaction takes their numbers, so that no two wait for each other. */
export const DOCUMENT_KINDS = ['receipt-voucher', 'refund-voucher', 'tax-invoice', 'credit-note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What the numbers of a kind begin with until the operator's own row says otherwise. */
export const USUAL_PREFIXES: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'RV',
  'refund-voucher': 'RF',
  'tax-invoice': 'TI',
  'credit-note': 'CN',
}

/** Services of tour operators, and everything that is sold with a journey (reference PRICING §4.1). */
export const SAC_TOUR = '998555'
/** Renting a car with its driver. */
export const SAC_CAR_HIRE = '996601'
/** Carrying somebody by car from one point to another. */
export const SAC_CAR_RIDE = '996412'

/** A value with its taxes, in paise; the four add up, and taxes may be none. */
export type TaxedValue = { taxablePaise: Paise; taxes: QuoteTax[]; roundOffPaise: Paise; totalPaise: Paise }

/** Who sells, as printed; without a registration the GSTIN is null. */
export type Supplier = {
  legalName: string
  gstin: string | null
  stateCode: string
  address: string
  isSample: boolean
}

/** Whom a document is made out to: who booked, or of the receipt of a friend's payment that friend. Null is not known; documents from before it was asked for have no address. `gstin` is that of a registered business. */
export type Recipient = { name: string; stateCode: string | null; address?: string | null; gstin?: string }

/** What was sold: handed in by whoever sold it, since nothing here knows a booking. `value` is the whole price as it stands. */
export type Sale = {
  bookingId: string
  reference: string
  supplier: Supplier
  recipient: Recipient
  /** The state whose tax it is, as `IN-KL`. */
  placeOfSupply: string
  journey: { name: string; startsOn: CalendarDate; endsOn: CalendarDate }
  /** A gross price with stay and transport, taxed low and without credit. */
  isGrossTour: boolean
  gstPercent: number
  /** The recipient pays the tax of that rate itself; the value has none. */
  reverseCharge: boolean
  sac: string
  value: TaxedValue
  /** The day in India on which the document is made. */
  on: CalendarDate
}

/** A line before tax; count and price of each where there are any. */
export type DocumentLine = { description: string; sac: string; count?: number; eachPaise?: Paise; paise: Paise }

/** Another document that this one names. */
export type NamedDocument = { kind: DocumentKind; number: string; issuedOn: CalendarDate; totalPaise: Paise }

/** Everything a document says, as it was on its day: whatever changes later, this does not. */
export type DocumentFacts = Omit<Sale, 'bookingId' | 'on'> & {
  lines: DocumentLine[]
  /** On reverse charge, the tax the recipient owes on the taxable value. */
  recipientOwes?: QuoteTax[]
  /** How an advance was received. */
  receivedBy?: ProviderName
  /** The day on which its tax counts, where that is not the day it was made: when the advance came, or was wrongly said to have come. */
  taxedOn?: CalendarDate
  /** Vouchers whose advances an invoice or a refund voucher sets off; the invoice a credit note reduces. */
  names: NamedDocument[]
}

/** April to March, as it is written in a number: `26-27`. */
export function financialYear(day: CalendarDate): string {
  const begins = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${String(begins % 100).padStart(2, '0')}-${String((begins + 1) % 100).padStart(2, '0')}`
}

/** `TI/26-27/000417`: at most sixteen letters, digits, strokes and hyphens (CGST Rule 46(b)). */
export function documentNumber({ prefix, year, serial }: { prefix: string; year: string; serial: number }): string {
  return `${prefix}/${year}/${String(serial).padStart(6, '0')}`
}

/** The number somebody has read off a paper or its file, however they write it: `ti 26-27 417` too. Undefined where it is none. */
export function readDocumentNumber(words: string): string | undefined {
  const said = /^([a-z]{1,2})[\s/-]*(\d\d-\d\d)[\s/-]+(\d{1,7})(?:\.pdf)?$/i.exec(words.trim())
  if (!said) return undefined
  const [, prefix = '', year = '', serial] = said
  return documentNumber({ prefix: prefix.toUpperCase(), year, serial: Number(serial) })
}

/** What a document is called in an address and as a file: its number without strokes. */
export function documentFile(number: string): string {
  return number.replaceAll('/', '-')
}
