import type { BookingPaper } from './booking-papers.ts'

type Enclosable = Exclude<BookingPaper['kind'], 'tax-invoice' | 'credit-note' | 'refund-voucher' | 'packing'>

const FILES: Record<Enclosable, [name: string, words: string]> = {
  'receipt-voucher': ['receipt-voucher.pdf', 'receipt voucher (PDF)'],
  voucher: ['travel-voucher.pdf', 'travel voucher (PDF)'],
  itinerary: ['day-by-day.pdf', 'day by day (PDF)'],
  calendar: ['journey.ics', 'calendar file'],
}

/** The papers a mail about a booking brings along: made from what is kept when it goes out, never before. A receipt is that of `paymentId`, else the last there is. */
export function enclosed(
  { id, reference }: { id: string; reference: string },
  kinds: readonly Enclosable[],
  paymentId?: string,
) {
  return kinds.map((kind) => {
    const [name, words] = FILES[kind]
    const of = kind === 'receipt-voucher' && paymentId ? `/${paymentId}` : ''
    return { name: `${reference}-${name}`, words, about: `booking/${id}/${kind}${of}` }
  })
}

/** The booking, the kind of paper and the payment an enclosure asks for; undefined of one that is no booking's. */
export function enclosedPaper(
  about: string,
): { bookingId: string; kind: string; paymentId: string | undefined } | undefined {
  const [, bookingId, kind, paymentId] = /^booking\/([0-9a-z]{20})\/([a-z-]+)(?:\/([0-9a-z]{20}))?$/.exec(about) ?? []
  return bookingId && kind ? { bookingId, kind, paymentId } : undefined
}
