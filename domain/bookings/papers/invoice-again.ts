import type { IssuedDocument } from '#domain/documents/issue.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import { wantsBuyer } from './buyer.ts'

type Invoiced = Pick<OpenedBooking, 'state' | 'journey' | 'contactEmail'>

/**
 * The invoice that lacks the address the law wants on it, and may be made again with it: of a journey that has run, nothing of which was credited; undefined where none does.
 */
export function invoiceWithoutAddress(
  booking: Invoiced,
  issued: readonly IssuedDocument[],
): IssuedDocument | undefined {
  const invoice = issued.findLast(({ kind }) => kind === 'tax-invoice')
  const isWhole = issued.every(({ kind }) => kind !== 'credit-note')
  const lacks = invoice !== undefined && !invoice.facts.recipient.address
  return lacks && isWhole && booking.state === 'confirmed' && wantsBuyer(booking.journey) && !isForgotten(booking)
    ? invoice
    : undefined
}
