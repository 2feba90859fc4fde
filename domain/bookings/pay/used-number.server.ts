import { desc, eq, sql } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { isEntryOf, listPaidBy } from '#domain/payments/entered-lines.server.ts'
import { bankLines, paymentOrders, refunds } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { formatPaise } from '#platform/money.ts'

/** What a number of the bank was entered for, in words: read by nobody but who settles payments. */
export async function usedText(db: Db, number: string): Promise<string> {
  const [used] = await db
    .select({ reference: bookings.reference, paise: bankLines.amountPaise })
    .from(bankLines)
    .leftJoin(paymentOrders, eq(paymentOrders.id, bankLines.orderId))
    .leftJoin(refunds, eq(refunds.id, bankLines.refundId))
    .leftJoin(bookings, sql`${bookings.id} = coalesce(${paymentOrders.bookingId}, ${refunds.bookingId})`)
    .where(isEntryOf(number))
    .orderBy(desc(bankLines.enteredAt))
    .limit(1)
  const back = await listPaidBy(db, number)
  const booking = `booking ${used?.reference ?? 'unknown'}`
  if (back.length === 0)
    return `That number was entered before: ${formatPaise(used?.paise ?? 0)} of ${booking}. It counts once.`
  const backPaise = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return `That number was entered before: ${formatPaise(backPaise)} went back by it, ${booking}.`
}
