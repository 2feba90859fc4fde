import { and, asc, eq, sql } from 'drizzle-orm'
import { prorate } from '#domain/pricing/prorate.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { LedgerAccount } from './payment.ts'
import { ledgerEntries, paymentOrders, payments, refunds } from './tables.ts'

type Money = { paymentId: string; bookingId: string | null; paise: Paise; reason: string }

/** Puts what a payment brought into an account. */
export async function enterMoney(db: Db, account: LedgerAccount, money: Money): Promise<void> {
  await db.insert(ledgerEntries).values({ ...money, account })
}

/** Moves money of a payment from one account to another. */
export async function moveMoney(
  db: Db,
  { from, to }: { from: LedgerAccount; to: LedgerAccount },
  { paise, ...of }: Money,
): Promise<void> {
  await db.insert(ledgerEntries).values([
    { ...of, account: from, paise: -paise },
    { ...of, account: to, paise },
  ])
}

const total = sql<number>`coalesce(sum(${ledgerEntries.paise}), 0)`.mapWith(Number)

/** Where the money of a booking is, in paise by account. */
export async function findBalances(db: Db, bookingId: string): Promise<Record<LedgerAccount, Paise>> {
  const rows = await db
    .select({ account: ledgerEntries.account, paise: total })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId))
    .groupBy(ledgerEntries.account)
  const of = (account: LedgerAccount) => rows.find((row) => row.account === account)?.paise ?? 0
  return {
    applied: of('applied'),
    'refund-due': of('refund-due'),
    refunded: of('refunded'),
    dispute: of('dispute'),
  }
}

/** What of one payment is in an account. */
export async function findBalanceOf(db: Db, paymentId: string, account: LedgerAccount): Promise<Paise> {
  const [balance] = await db
    .select({ paise: total })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, paymentId), eq(ledgerEntries.account, account)))
  return balance?.paise ?? 0
}

/**
 * Has `paise` of what is applied to a booking go back, in the caller's transaction; a job asks the provider. One payer's newest payments go back first;
 * where several people have paid, each gets back in proportion to what is applied of theirs. Gives what that came to, which is less when less is applied.
 */
export async function refundApplied(
  db: Db,
  { bookingId, paise, reason }: { bookingId: string; paise: Paise; reason: string },
): Promise<Paise> {
  const applied = await listApplied(db, bookingId)
  const parts =
    new Set(applied.map(({ share }) => share)).size > 1 ? inProportion(paise, applied) : newestFirst(paise, applied)
  for (const [at, { paymentId }] of applied.entries())
    if (parts[at]! > 0) await oweRefund(db, 'applied', { paymentId, bookingId, paise: parts[at]!, reason })
  return parts.reduce((sum, part) => sum + part, 0)
}

type Applied = { paymentId: string; share: number | null; applied: Paise }

function newestFirst(paise: Paise, applied: readonly Applied[]): Paise[] {
  let left = paise
  return applied.map((one) => {
    const part = Math.max(0, Math.min(left, one.applied))
    left -= part
    return part
  })
}

function inProportion(paise: Paise, applied: readonly Applied[]): Paise[] {
  const weights = applied.map((one) => Math.max(0, one.applied))
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  return prorate(Math.min(paise, most), weights)
}

/** Has money of one payment go back, in the caller's transaction. */
export async function oweRefund(db: Db, from: 'applied' | 'dispute', money: Money): Promise<void> {
  const { paise: amountPaise, ...of } = money
  await moveMoney(db, { from, to: 'refund-due' }, money)
  await db.insert(refunds).values({ ...of, amountPaise })
}

async function listApplied(db: Db, bookingId: string): Promise<Applied[]> {
  return db
    .select({ paymentId: ledgerEntries.paymentId, share: paymentOrders.share, applied: total })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'applied')))
    .groupBy(ledgerEntries.paymentId, payments.receivedAt, paymentOrders.share)
    .having(sql`${total} > 0`)
    .orderBy(sql`${payments.receivedAt} desc`, asc(ledgerEntries.paymentId))
}
