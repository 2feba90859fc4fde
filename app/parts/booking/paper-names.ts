import type { BookingPaper } from '#domain/bookings/papers/booking-papers.ts'

/** What the papers of a booking are called, and what each is. */
export const PAPER_NAMES: Record<BookingPaper['kind'], [name: string, words: string]> = {
  voucher: ['Travel voucher', 'with a signed QR, read without a network'],
  itinerary: ['The journey', 'halt by halt, with phone numbers'],
  packing: ['What to pack', 'by season, height and who comes along'],
  calendar: ['Calendar file', 'departure, halts and due dates'],
  'receipt-voucher': ['Receipt voucher', ''],
  'refund-voucher': ['Refund voucher', ''],
  'tax-invoice': ['GST tax invoice', ''],
  'credit-note': ['Credit note', ''],
}
