import type { BookingPaper } from './booking-papers.ts'

type Enclosable = Exclude<BookingPaper['kind'], 'tax-invoice' | 'credit-note' | 'refund-voucher' | 'packing'>

const FILES: Record<Enclosable, [name: string, words: string]> = {
  'receipt-voucher': ['receipt-voucher.pdf', 'receipt voucher (PDF)'],
  voucher: ['travel-voucher.pdf', 'travel voucher (PDF)'],
  itinerary: ['day-by-day.pdf', 'day by day (PDF)'],
  calendar: ['journey.ics', 'calendar file'],
}

/** The papers a mail about a booking brings along: made from what is kept when it goes out, never before. */
export function enclosed({ id, reference }: { id: string; reference: string }, kinds: readonly Enclosable[]) {
  return kinds.map((kind) => {
    const [name, words] = FILES[kind]
    return { name: `${reference}-${name}`, words, about: `booking/${id}/${kind}` }
  })
}

/** The booking and the kind of paper an enclosure asks for; undefined of one that is no booking's. */
export function enclosedPaper(about: string): { bookingId: string; kind: string } | undefined {
  const [, bookingId, kind] = /^booking\/([0-9a-z]{20})\/([a-z-]+)$/.exec(about) ?? []
  return bookingId && kind ? { bookingId, kind } : undefined
}
