import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { ledgerEntries, payments, refunds } from './tables.ts'

/** What was paid for some orders, oldest first, each with what of it has gone back or is on its way, and what was not asked for and pays nothing. */
export async function listPaymentsOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const { id, amountPaise, receivedAt, orderId } = payments
  const backWhere = (which: SQL) =>
    sql<number>`coalesce(sum(${refunds.amountPaise}) filter (where ${which}), 0)`.mapWith(Number)
  return db
    .select({
      amountPaise,
      receivedAt,
      backPaise: backWhere(sql`${refunds.state} = 'done'`),
      returningPaise: backWhere(sql`${refunds.state} <> 'done'`),
      disputedPaise: sql<number>`coalesce((select sum(${ledgerEntries.paise}) from ${ledgerEntries}
        where ${ledgerEntries.paymentId} = ${id} and ${ledgerEntries.account} = 'dispute'), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, id))
    .where(inArray(orderId, [...orderIds]))
    .groupBy(id)
    .orderBy(asc(receivedAt), asc(id))
}

/** Every payment that came for a booking, oldest first, with what its provider calls it: of UPI the bank's number. */
export async function listPaymentsFor(db: Db, bookingId: string) {
  const { id, provider, providerPaymentId, amountPaise, receivedAt } = payments
  return db
    .select({ id, provider, providerPaymentId, amountPaise, receivedAt })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(receivedAt), asc(id))
}
