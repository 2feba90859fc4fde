import { z } from 'zod'
import { isPrintable, PLAIN_LINE } from '#domain/contact/plain-text.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import type { Paise } from '#platform/money.ts'
import type { ShownState } from '#domain/bookings/booking.ts'

/** From this value before GST on, the invoice of somebody who is not registered carries their address (CGST Rule 46(e)). */
const ADDRESS_FROM_PAISE = 50_000_00

/** Where an invoice is made out to: house, street, place, PIN code and state on one line. */
export const InvoiceAddress = z
  .string()
  .trim()
  .min(10, 'Please write house, street, place, PIN code and state.')
  .max(240, 'An address of 240 letters is enough.')
  .regex(PLAIN_LINE, 'Please write the address on one line, without < and >.')
  .refine(isPrintable, 'Please write it in plain letters (A to Z), or in Devanagari: the invoice prints no others.')

type InvoicedBooking = {
  shown: ShownState
  journey: { taxablePaise: Paise }
  documents: readonly { kind: DocumentKind }[]
}

/** Whether the law wants an address on the invoice of a booking, which is yet to be made. */
export function wantsInvoiceAddress({ shown, journey, documents }: InvoicedBooking): boolean {
  const isAhead = shown === 'confirmed' || shown === 'completed'
  return isAhead && journey.taxablePaise >= ADDRESS_FROM_PAISE && documents.every(({ kind }) => kind !== 'tax-invoice')
}
