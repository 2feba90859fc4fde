import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { LedgerAccount } from './payment.ts'
import { refundsOf } from './refunds-of.ts'
import type { AppliedPayment } from './refunds-of.ts'
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
    'taken-back': of('taken-back'),
  }
}

/** What is applied to some bookings, all together, in paise. */
export async function sumApplied(db: Db, bookingIds: readonly string[]): Promise<Paise> {
  const isOne = inArray(ledgerEntries.bookingId, [...bookingIds])
  const [all] = await db
    .select({ paise: total })
    .from(ledgerEntries)
    .where(and(isOne, eq(ledgerEntries.account, 'applied')))
  return all?.paise ?? 0
}

/** What of one payment is in an account. */
export async function findBalanceOf(db: Db, paymentId: string, account: LedgerAccount): Promise<Paise> {
  const [balance] = await db
    .select({ paise: total })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, paymentId), eq(ledgerEntries.account, account)))
  return balance?.paise ?? 0
}

/** Has `paise` of what is applied to a booking go back, in the caller's transaction, from the payments `refundsOf` names; a job asks the provider. Gives what of which. */
export async function refundApplied(
  db: Db,
  { bookingId, paise, reason }: { bookingId: string; paise: Paise; reason: string },
): Promise<PaidBack[]> {
  const applied = await listApplied(db, bookingId)
  const parts = refundsOf(paise, applied)
  const back = applied.map(({ paymentId, share }, at) => ({ paymentId, share, paise: parts[at]! }))
  const some = back.filter((one) => one.paise > 0)
  for (const one of some)
    await oweRefund(db, 'applied', { paymentId: one.paymentId, bookingId, paise: one.paise, reason })
  return some
}

/** What of a payment goes back, and whose it was. */
export type PaidBack = Pick<AppliedPayment, 'paymentId' | 'share'> & { paise: Paise }

/** Has money of one payment go back, in the caller's transaction. */
export async function oweRefund(db: Db, from: 'applied' | 'dispute', money: Money): Promise<void> {
  const { paise: amountPaise, ...of } = money
  await moveMoney(db, { from, to: 'refund-due' }, money)
  await db.insert(refunds).values({ ...of, amountPaise })
}

/** What is applied to a booking, the newest payment first. */
export async function listApplied(db: Db, bookingId: string): Promise<AppliedPayment[]> {
  return (
    db
      .select({ paymentId: ledgerEntries.paymentId, share: paymentOrders.share, applied: total })
      .from(ledgerEntries)
      .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
      .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
      .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'applied')))
      .groupBy(ledgerEntries.paymentId, payments.receivedAt, paymentOrders.share)
      .having(sql`${total} > 0`)
      // Of what came in one moment the books know what they took first.
      .orderBy(desc(payments.receivedAt), sql`min(${ledgerEntries.id}) desc`)
  )
}

/** What became of money that was not the sum asked for: it came and pays nothing, it goes back, or the line of the bank was a slip and it never came. */
export type DisputeMove = { at: Date; paise: Paise; became: 'came' | 'goes-back' | 'never-came' }

/** Every move of money in dispute of a booking, the latest first. */
export async function listDisputeMoves(db: Db, bookingId: string): Promise<DisputeMove[]> {
  const { account, paise, reason, at, id } = ledgerEntries
  // Money of the desk pays its parts, or goes back: what of it was taken back was never in dispute.
  const isSlip = and(eq(account, 'taken-back'), eq(payments.provider, 'upi'))
  const rows = await db
    .select({ account, paise, reason, at })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(and(eq(ledgerEntries.bookingId, bookingId), or(eq(account, 'dispute'), isSlip)))
    .orderBy(desc(id))
  return rows.flatMap((row): DisputeMove[] => {
    const move = { at: row.at, paise: Math.abs(row.paise) }
    if (row.account === 'taken-back') return [{ ...move, became: 'never-came' }]
    if (row.paise > 0) return [{ ...move, became: 'came' }]
    return row.reason === 'disputed' ? [{ ...move, became: 'goes-back' }] : []
  })
}
