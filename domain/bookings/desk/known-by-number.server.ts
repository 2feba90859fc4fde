import { and, eq, like, or } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { readDocumentNumber } from '#domain/documents/document.ts'
import { documents } from '#domain/documents/tables.ts'
import { isEntryOf } from '#domain/payments/entered-lines.server.ts'
import { isMoneyNumber, isPaymentNumbered, isRefundNumbered, ordersNumbered } from '#domain/payments/numbered.server.ts'
import { bankLines, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import { readUtr } from '#domain/payments/utr.ts'
import type { Db } from '#platform/db.server.ts'
import { latinDigits } from '#platform/digits.ts'
import { isBookingReference, isPartOfReference } from '#domain/bookings/reference.ts'
import { bookings, endOfMobile, LAST_DIGITS } from '#domain/bookings/tables.ts'

/**
 * Selects of the ids of bookings that words name as a whole, each by its index: the reference, where it is reached, the number of a paper, what we, the gateway or the bank call an order, a payment or a refund.
 */
export function knownByWhole(db: Db, words: string): SQLWrapper[] {
  const { id, reference, contactMobile, contactEmail } = bookings
  const [mobile, email] = [readMobile(words), EmailAddress.safeParse(words)]
  const asReference = unspaced(words)
  const booked = or(
    isBookingReference(asReference) ? eq(reference, asReference) : undefined,
    mobile ? eq(contactMobile, mobile) : undefined,
    email.success ? eq(contactEmail, email.data) : undefined,
  )
  return [
    ...(booked ? [db.select({ id }).from(bookings).where(booked)] : []),
    ...byPaper(db, words),
    ...(isMoneyNumber(words) ? byMoney(db, words) : []),
    ...byTransfer(db, words),
  ]
}

/** The same by what somebody remembers or reads out of a number: four signs or more of a reference, six figures or more that a mobile ends in. */
export function knownByPart(db: Db, words: string): SQLWrapper[] {
  const part = unspaced(words)
  const digits = latinDigits(part)
  const isEnd = new RegExp(`^\\d{${LAST_DIGITS},9}$`).test(digits)
  const ways = [
    isPartOfReference(part) ? like(bookings.reference, `%${part}%`) : undefined,
    isEnd
      ? and(
          eq(endOfMobile(bookings.contactMobile), digits.slice(-LAST_DIGITS)),
          like(bookings.contactMobile, `%${digits}`),
        )
      : undefined,
  ]
  return ways.flatMap((way) => (way ? [db.select({ id: bookings.id }).from(bookings).where(way)] : []))
}

function unspaced(words: string): string {
  return words.toUpperCase().replaceAll(/[\s-]/g, '')
}

function byPaper(db: Db, words: string): SQLWrapper[] {
  const number = readDocumentNumber(words)
  if (number === undefined) return []
  return [db.select({ id: documents.bookingId }).from(documents).where(eq(documents.number, number))]
}

function byMoney(db: Db, number: string): SQLWrapper[] {
  return [
    ...ordersNumbered(number).map((isIt) => db.select({ id: paymentOrders.bookingId }).from(paymentOrders).where(isIt)),
    db.select({ id: payments.bookingId }).from(payments).where(isPaymentNumbered(number)),
    db.select({ id: refunds.bookingId }).from(refunds).where(isRefundNumbered(number)),
  ]
}

function byTransfer(db: Db, words: string): SQLWrapper[] {
  const utr = readUtr(words)
  if (!utr.ok) return []
  const paidBack = db
    .select({ id: refunds.bookingId })
    .from(bankLines)
    .innerJoin(refunds, eq(refunds.id, bankLines.refundId))
    .where(isEntryOf(utr.value))
  return [
    db.select({ id: payments.bookingId }).from(payments).where(isPaymentNumbered(utr.value)),
    db.select({ id: paymentOrders.bookingId }).from(paymentOrders).where(eq(paymentOrders.toldUtr, utr.value)),
    paidBack,
  ]
}
