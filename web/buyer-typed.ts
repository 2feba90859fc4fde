import { BUYER_FIELDS } from '#domain/bookings/papers/buyer.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { textIn } from './forms.ts'
import type { Form } from './forms.ts'

const LONGEST = 254

export type BuyerTyped = Record<(typeof BUYER_FIELDS)[number], string>

/** What the fields of whom an invoice is made out to are called in a form. */
export const BUYER_NAMES = BUYER_FIELDS.map((field) => `buyer.${field}` as const)

/** Whom the invoice is made out to, as it was typed into any form. */
export function readBuyerTyped(form: Form): BuyerTyped {
  return ofFields((field) => textIn(form, `buyer.${field}`).slice(0, LONGEST))
}

/** The same by the names of its fields, for the form that is shown again. */
export function keptBuyer(form: Form): Record<string, string> {
  return Object.fromEntries(BUYER_NAMES.map((name) => [name, textIn(form, name).slice(0, LONGEST)]))
}

/** Whom it is made out to as it stands, of a booking; what was typed goes before it. An address of before stands where it was written, and the state is that of the quote. */
export function shownBuyer(
  { buyer, invoiceAddress, journey }: Pick<OpenedBooking, 'buyer' | 'invoiceAddress' | 'journey'>,
  typed: Readonly<Record<string, string>> = {},
): BuyerTyped {
  const stood = {
    address: invoiceAddress,
    state: journey.recipientState,
    gstin: journey.hirer?.gstin ?? undefined,
    ...buyer,
  }
  return ofFields((field) => typed[`buyer.${field}`] ?? (stood as Partial<BuyerTyped>)[field] ?? '')
}

function ofFields(read: (field: keyof BuyerTyped) => string): BuyerTyped {
  return Object.fromEntries(BUYER_FIELDS.map((field) => [field, read(field)])) as BuyerTyped
}
