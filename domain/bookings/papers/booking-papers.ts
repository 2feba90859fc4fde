import { documentFile } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import type { ShownState } from '#domain/bookings/booking.ts'

/** A paper of a booking: what it is, its number where the law gives it one, and the file it is under `/booking/{reference}/documents/`. */
export type BookingPaper = {
  kind: DocumentKind | 'voucher' | 'itinerary' | 'packing' | 'calendar'
  number: string | null
  file: string
}

type PaperedBooking = {
  shown: ShownState
  confirmedAt: Date | null
  instalments: readonly { paidAt: Date | null }[]
  documents: readonly { kind: DocumentKind; number: string }[]
}

/**
 * Those of them that open to who booked, by its link or their account. Numbered papers bear name and address for as long as the law wants, so they open to staff alone once it is forgotten
 * who booked: an old mail holds a link for good.
 */
export function listOwnPapers(booking: PaperedBooking & { contactEmail: string | null }): BookingPaper[] {
  return listBookingPapers(booking).filter(({ number }) => number === null || !isForgotten(booking))
}

/** The papers there are of a booking: the voucher once all is paid, what the journey needs once it is booked, and every numbered document for good. */
export function listBookingPapers({ shown, confirmedAt, instalments, documents }: PaperedBooking): BookingPaper[] {
  const isBooked = shown === 'confirmed' || shown === 'completed'
  // A calendar that has the journey takes it out again.
  const wasBooked = shown === 'cancelled' && confirmedAt !== null
  const isPaid = isBooked && instalments.every(({ paidAt }) => paidAt !== null)
  return [
    ...(isPaid ? [{ kind: 'voucher' as const, number: null, file: 'voucher.pdf' }] : []),
    ...(isBooked ? [{ kind: 'itinerary' as const, number: null, file: 'itinerary.pdf' }] : []),
    ...(isBooked ? [{ kind: 'packing' as const, number: null, file: 'packing-list.pdf' }] : []),
    ...(isBooked || wasBooked ? [{ kind: 'calendar' as const, number: null, file: 'journey.ics' }] : []),
    ...documents.map(({ kind, number }) => ({ kind, number, file: `${documentFile(number)}.pdf` })),
  ]
}
