import { documentFile } from '#domain/documents/document.ts'
import type { IssuedDocument } from '#domain/documents/issue.server.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { listPaymentsOf } from '#domain/payments/paid-orders.server.ts'
import type { Db } from '#platform/db.server.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import type { BookingPaper } from '#domain/bookings/papers/booking-papers.ts'
import { listOrdersOf } from './friend.server.ts'
import type { OpenedShare } from './friend.server.ts'

/**
 * The papers of a friend's own money: the receipts of what they paid, and the refund vouchers of nothing else. What bears the address or the GSTIN of who booked is theirs alone; as with their own
 * papers, none opens once it is forgotten who booked.
 */
export async function listFriendPapers(db: Db, { booking, mine }: Pick<OpenedShare, 'booking' | 'mine'>) {
  if (isForgotten(booking)) return []
  const orders = await listOrdersOf(db, mine)
  const paid = await listPaymentsOf(
    db,
    orders.map(({ id }) => id),
  )
  return ownPapers(await listDocuments(db, booking.id), new Set(paid.map(({ id }) => id)))
}

function ownPapers(issued: readonly IssuedDocument[], paymentIds: ReadonlySet<string>): BookingPaper[] {
  const nobodyElses = issued.filter(({ facts: { recipient } }) => recipient.address === null && !recipient.gstin)
  const receipts = nobodyElses.filter(({ kind, subject }) => kind === 'receipt-voucher' && paymentIds.has(subject))
  const numbers = new Set(receipts.map(({ number }) => number))
  const isOfTheirs = ({ kind, facts: { names } }: IssuedDocument) =>
    kind === 'refund-voucher' && names.length > 0 && names.every(({ number }) => numbers.has(number))
  return [...receipts, ...nobodyElses.filter(isOfTheirs)].map(({ kind, number }) => ({
    kind,
    number,
    file: `${documentFile(number)}.pdf`,
  }))
}
