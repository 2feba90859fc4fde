import type { BookingPaper } from '#domain/bookings/papers/booking-papers.ts'

/** What the papers of a booking are called, and what each is. */
export const PAPER_NAMES: Record<BookingPaper['kind'], [name: string, words: string]> = {
  voucher: ['Travel voucher', 'with a signed QR, read without a network'],
  itinerary: ['The journey', 'halt by halt, with our number to call'],
  packing: ['What to pack', 'by season, height and who comes along'],
  calendar: ['Calendar file', 'departure, halts and due dates'],
  'receipt-voucher': ['Receipt voucher', ''],
  'refund-voucher': ['Refund voucher', ''],
  'tax-invoice': ['GST tax invoice', ''],
  'credit-note': ['Credit note', ''],
}

/** The same of a hired car, where something else is in them. */
const OF_A_HIRE: Partial<Record<BookingPaper['kind'], string>> = {
  itinerary: 'where the car comes and when, where it goes, our number to call',
  packing: 'for the season and the way',
}

/** What a paper is, beside its name. */
export function paperWords(kind: BookingPaper['kind'], isHire: boolean): string {
  return (isHire ? OF_A_HIRE[kind] : undefined) ?? PAPER_NAMES[kind][1]
}
