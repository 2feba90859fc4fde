import { z } from 'zod'
import { isNameLike, isPrintable, PLAIN_LINE } from '#domain/contact/plain-text.ts'
import { BillingState } from '#domain/tax/state-names.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import type { Paise } from '#platform/money.ts'
import type { ShownState } from '#domain/bookings/booking.ts'

/** From this value before GST on, the invoice of somebody who is not registered carries their name, address and state (CGST Rule 46(e)). */
export const ADDRESS_FROM_PAISE: Paise = 50_000_00

/** The state of an address outside India. */
export const ABROAD = 'abroad'

/** What a form or a call says of a buyer, by its fields. */
export const BUYER_FIELDS = ['name', 'address', 'city', 'pin', 'state', 'country'] as const
type BuyerField = (typeof BUYER_FIELDS)[number]

const LETTERS = 'Please write it in plain letters (A to Z), or in Devanagari: the invoice prints no others.'

function line(missing: string, least: number, most: number) {
  return z
    .string(missing)
    .trim()
    .normalize('NFC')
    .min(least, missing)
    .max(most, `${most} letters are enough.`)
    .regex(PLAIN_LINE, 'Please write it on one line, without < and >.')
    .refine(isPrintable, LETTERS)
}

/** Where nothing was typed, nothing is said. */
function unlessEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), schema)
}

const name = line('Please write the name.', 2, 100).refine(isNameLike, 'Please enter a name in letters.')
const STATE_MISSING = 'Please choose the state; outside India choose that, and say the country.'

const Typed = z.object({
  name: unlessEmpty(name.optional()),
  address: line('Please write house, street and area.', 5, 140),
  city: line('Please write the city, town or village.', 2, 60),
  pin: unlessEmpty(line('Please write it in figures.', 2, 12).optional()),
  state: unlessEmpty(z.union([z.literal(ABROAD), BillingState]).optional()),
  country: unlessEmpty(line('Please write the country.', 2, 60).optional()),
})

/**
 * Whom an invoice is made out to and where they live: `name` where it is somebody else than who booked; a `state` of India by its code with a PIN code, or `abroad` with a
 * `country`.
 */
export const Buyer = Typed.transform((typed, context): Buyer => {
  const { name, address, city, country } = typed
  const state = typed.state ?? (isIndia(country) ? undefined : ABROAD)
  const pin = state === ABROAD ? typed.pin : typed.pin?.replaceAll(/[\s-]/g, '')
  const say = (field: BuyerField, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (state === undefined) say('state', STATE_MISSING)
  else if (state === ABROAD && isIndia(country)) say('country', 'Please write the country.')
  else if (state !== ABROAD && !isIndia(country)) say('country', 'That is not in India: choose Outside India.')
  if (state !== ABROAD && !/^[1-9]\d{5}$/.test(pin ?? ''))
    say('pin', 'A PIN code has six figures, and does not begin with 0.')
  return {
    name: name ?? null,
    address,
    city,
    pin: pin ?? null,
    state: state ?? ABROAD,
    country: state === ABROAD ? (country ?? null) : null,
  }
})
export type Buyer = {
  name: string | null
  address: string
  city: string
  pin: string | null
  state: string
  country: string | null
}

/** Nobody who writes India, or nothing, means another country. */
function isIndia(country: string | undefined): boolean {
  return country === undefined || /^(india|bharat|भारत)$/i.test(country)
}

/** Whether a form says nothing of a buyer: `state` is the one that stood in it. */
export function saysNobody(typed: Partial<Record<BuyerField, string>>, state = ''): boolean {
  const isEmpty = (field: BuyerField) => (typed[field] ?? '').trim() === ''
  return BUYER_FIELDS.every((field) => isEmpty(field) || (field === 'state' && typed.state === state))
}

/** An address on one line, as a paper prints it above the state. */
export function buyerAddress({ address, city, pin, country }: Buyer): string {
  return [address, pin === null ? city : `${city} ${pin}`, ...(country === null ? [] : [country])].join(', ')
}

type BilledBooking = {
  shown: ShownState
  journey: { taxablePaise: Paise }
  documents: readonly { kind: DocumentKind }[]
}

/** Whether it may still be said whom the invoice of a booking is made out to: until it is made. */
export function takesBuyer({ shown, documents }: Omit<BilledBooking, 'journey'>): boolean {
  return shown !== 'cancelled' && documents.every(({ kind }) => kind !== 'tax-invoice')
}

/** Whether the law wants name, address and state on the invoice of what costs so much before GST. */
export function wantsBuyer({ taxablePaise }: { taxablePaise: Paise }): boolean {
  return taxablePaise >= ADDRESS_FROM_PAISE
}
