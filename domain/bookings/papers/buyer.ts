import { z } from 'zod'
import { isNameLike, isPrintable, PLAIN_LINE } from '#domain/contact/plain-text.ts'
import { plainGstin, TypedGstin } from '#domain/tax/gstin.ts'
import { isGstin, stateOfGstin } from '#domain/tax/registration.ts'
import { BillingState } from '#domain/tax/state-names.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { STATE_NAMES } from '#platform/state-names.ts'
import type { Paise } from '#platform/money.ts'
import type { ShownState } from '#domain/bookings/booking.ts'

/** From this value before GST on, the invoice of somebody who is not registered carries their name, address and state (CGST Rule 46(e)). */
export const ADDRESS_FROM_PAISE: Paise = 50_000_00

/** The state of an address outside India. */
export const ABROAD = 'abroad'

/** What a form or a call says of a buyer, by its fields. */
export const BUYER_FIELDS = ['name', 'address', 'city', 'pin', 'state', 'country', 'gstin'] as const
type BuyerField = (typeof BUYER_FIELDS)[number]

const LETTERS =
  'Please write it in Latin letters (A to Z, accents too), or in Devanagari: the invoice prints no others.'

/** A program that counts a PIN code sends figures, which is not what is wrong with them. */
const AS_TEXT = 'Please send it as text, in quotes.'

function line(missing: string, least: number, most: number) {
  return z
    .string({ error: ({ input }) => (typeof input === 'number' ? AS_TEXT : missing) })
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
export const ADDRESS_MISSING = 'Please write house, street and area.'
const STATE_MISSING = 'Please choose the state; outside India choose that, and say the country.'
const PIN_WRONG = 'A PIN code has six figures, and does not begin with 0.'
const COUNTRY_MISSING = 'Please write the country.'
const COUNTRY_WRONG = 'That is not in India: choose Outside India.'
const NAME_OF_BUSINESS = 'Please write the name that is registered under the GSTIN.'

const Typed = z.object({
  name: unlessEmpty(name.optional()),
  address: line(ADDRESS_MISSING, 5, 140),
  city: line('Please write the city, town or village.', 2, 60),
  pin: unlessEmpty(line('Please write it in figures.', 2, 12).optional()),
  state: unlessEmpty(z.union([z.literal(ABROAD), BillingState]).optional()),
  country: unlessEmpty(line('Please write the country.', 2, 60).optional()),
  gstin: unlessEmpty(TypedGstin.optional()),
})

const PLACED = ['name', 'pin', 'state', 'country', 'gstin'] as const
type Placed = Partial<Record<(typeof PLACED)[number], string | undefined>>

/** A rule about several fields, asked also where others are amiss, so that all of it is said at once; not where one of these is no text, which is said of it already. */
function together(field: BuyerField, message: string | ((typed: Placed) => string), isMet: (typed: Placed) => boolean) {
  const isText = (one: unknown) => one === undefined || typeof one === 'string'
  const when = ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && PLACED.every((of) => isText((value as Record<string, unknown>)[of]))
  const where: PropertyKey[] = [field]
  const error = typeof message === 'string' ? message : ({ input }: { input?: unknown }) => message(input as Placed)
  return [isMet, { path: where, error, when }] as const
}

/**
 * Whom an invoice is made out to and where they live: `name` where it is somebody else than who booked; a `state` of India by its code with a PIN code, or `abroad` with a
 * `country`. Somebody registered for GST has a `gstin`, the name under which it is registered (CGST Rule 46(d)), and the state it is of (IGST Act 12(2)(a)).
 */
export const Buyer = Typed.refine(...together('state', STATE_MISSING, (typed) => stateOf(typed) !== undefined))
  .refine(...together('pin', PIN_WRONG, (typed) => stateOf(typed) === ABROAD || isPin(typed.pin)))
  .refine(...together('country', COUNTRY_MISSING, (typed) => typed.state !== ABROAD || !isIndia(typed.country)))
  .refine(...together('country', COUNTRY_WRONG, (typed) => stateOf(typed) === ABROAD || isIndia(typed.country)))
  .refine(...together('gstin', elsewhereText, isOfItsState))
  .refine(...together('name', NAME_OF_BUSINESS, ({ name, gstin }) => gstin === undefined || name !== undefined))
  .transform(({ name = null, address, city, ...placed }): Buyer => {
    const [state, { pin, country, gstin }] = [stateOf(placed)!, placed]
    if (state === ABROAD) return { name, address, city, pin: pin ?? null, state, country: country ?? null }
    return { name, address, city, pin: inFigures(pin), state, country: null, ...(gstin ? { gstin } : {}) }
  })
export type Buyer = {
  name: string | null
  address: string
  city: string
  pin: string | null
  state: string
  country: string | null
  /** Of a business that is registered for GST. */
  gstin?: string
}

/** A GSTIN says its state, and a call may say a country alone. */
function stateOf({ state, country, gstin }: Placed): string | undefined {
  return state ?? registeredIn({ gstin }) ?? (isIndia(country) ? undefined : ABROAD)
}

function registeredIn({ gstin = '' }: Placed): string | undefined {
  const plain = plainGstin(gstin)
  return isGstin(plain) ? stateOfGstin(plain) : undefined
}

/** What is no GSTIN, or no state, is said of itself. */
function isOfItsState(typed: Placed): boolean {
  const [registered, state] = [registeredIn(typed), stateOf(typed)]
  const isState = state !== undefined && (state === ABROAD || Object.hasOwn(STATE_NAMES, state))
  return registered === undefined || !isState || registered === state
}

function elsewhereText(typed: Placed): string {
  const [registered, state] = [registeredIn(typed)!, stateOf(typed)!]
  const said = STATE_NAMES[state] ?? 'outside India'
  return `This GSTIN is of ${STATE_NAMES[registered]}, by its first two digits, and the address is ${state === ABROAD ? said : `in ${said}`}: they must agree.`
}

function inFigures(pin = ''): string {
  return pin.replaceAll(/[\s-]/g, '')
}

function isPin(pin: string | undefined): boolean {
  return /^[1-9]\d{5}$/.test(inFigures(pin))
}

/** Nobody who writes India, by its name or its code, or nothing, means another country. */
function isIndia(country: string | undefined): boolean {
  return country === undefined || /^(india|bharat|भारत|in|ind)$/i.test(country)
}

/** Whether a form says nothing of a buyer but what `stood` in it. */
export function saysNobody(
  typed: Partial<Record<BuyerField, string>>,
  stood: Partial<Record<BuyerField, string>> = {},
): boolean {
  const isEmpty = (field: BuyerField) => (typed[field] ?? '').trim() === ''
  return BUYER_FIELDS.every((field) => isEmpty(field) || typed[field] === stood[field])
}

/** An address on one line, as a paper prints it above the state. */
export function buyerAddress({ address, city, pin, country }: Buyer): string {
  return [address, pin === null ? city : `${city} ${pin}`, ...(country === null ? [] : [country])].join(', ')
}

/** The same with the name, the state and the GSTIN, as a page says it; `booker` is who booked. */
export function buyerWords(buyer: Buyer, booker: string | null): string {
  const [state, gstin] = [STATE_NAMES[buyer.state], buyer.gstin && `GSTIN ${buyer.gstin}`]
  return [buyer.name ?? booker, buyerAddress(buyer), state, gstin].filter(Boolean).join(', ')
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

/** Whether the law wants name, address and state on the invoice of what costs so much before GST, or whose GST the recipient pays. */
export function wantsBuyer({ taxablePaise, reverseCharge }: { taxablePaise: Paise; reverseCharge?: true }): boolean {
  return reverseCharge === true || taxablePaise >= ADDRESS_FROM_PAISE
}
