import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { LedgerAccount } from './payment.ts'
import { ledgerEntries, payments, refunds } from './tables.ts'

const { id: paymentId } = payments
const sumIn = (account: LedgerAccount) =>
  sql`coalesce((select sum(${ledgerEntries.paise}) from ${ledgerEntries}
    where ${ledgerEntries.paymentId} = ${paymentId} and ${ledgerEntries.account} = ${account}), 0)`
/** In a template of its own, or a query of payments alone leaves out whose id it is. */
const inAccount = (account: LedgerAccount) => sql<number>`${sumIn(account)}`.mapWith(Number)
/** It was not entered wrongly. */
const reallyCame = eq(inAccount('taken-back'), 0)

/** What was paid for some orders, oldest first, each with what of it has gone back or is on its way, and what was not asked for and pays nothing. */
export async function listPaymentsOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const { id, amountPaise, receivedAt, orderId } = payments
  const backWhere = (which: SQL) =>
    sql<number>`coalesce(sum(${refunds.amountPaise}) filter (where ${which}), 0)`.mapWith(Number)
  return db
    .select({
      id,
      amountPaise,
      receivedAt,
      backPaise: backWhere(sql`${refunds.state} = 'done'`),
      returningPaise: backWhere(sql`${refunds.state} <> 'done'`),
      disputedPaise: inAccount('dispute'),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, id))
    .where(and(inArray(orderId, [...orderIds]), reallyCame))
    .groupBy(id)
    .orderBy(asc(receivedAt), asc(id))
}

/** Every payment that came for a booking, oldest first, with what its provider calls it: of UPI the bank's number; and what of it was entered wrongly. */
export async function listPaymentsFor(db: Db, bookingId: string) {
  const { id, provider, providerPaymentId, amountPaise, receivedAt, cameOn } = payments
  return db
    .select({
      id,
      provider,
      providerPaymentId,
      amountPaise,
      receivedAt,
      cameOn,
      takenBackPaise: inAccount('taken-back'),
    })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(receivedAt), asc(id))
}
