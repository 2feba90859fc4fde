import { and, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Log } from '#platform/log.server.ts'
import { countWaiting } from '#platform/waiting.server.ts'
import type { Backlog } from '#platform/waiting.server.ts'
import { moveMoney } from './ledger.server.ts'
import type { ProviderName } from './payment.ts'
import type { Providers } from './provider.ts'
import { paymentOrders, payments, refunds } from './tables.ts'

export type Refund = typeof refunds.$inferSelect
/** Whose money it is: of a booking, `share` as of its order. */
export type Payee = { bookingId: string | null; share: number | null }
/** A refund as its provider speaks of it; `attempt` as in RefundAsked. */
export type RefundNamed = { id: string; attempt: number }

const MOST_AT_ONCE = 20
const LEASE = '2 minutes'
/** How often a provider is asked what became of a refund that it has taken on. */
const ASK_SENT_EVERY = '1 hour'

/** What goes back of a booking's money, oldest first, each with whose payment it was. */
export async function listRefunds(db: Db, bookingId: string): Promise<(Refund & { share: number | null })[]> {
  return db
    .select({ ...getTableColumns(refunds), share: paymentOrders.share })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(refunds.createdAt, refunds.id)
}

/** A refund with the provider that took its money, and whose it is. */
export type OwedRefund = Refund & Payee & { provider: ProviderName }

/** A refund; locked until the transaction ends. */
export async function findRefund(db: Db, id: string): Promise<OwedRefund | undefined> {
  return (await lockRefunds(db, [id]))[0]
}

/** Refunds in the order they are paid in, the oldest first; locked until the transaction ends. */
export async function lockRefunds(db: Db, ids: readonly string[]): Promise<OwedRefund[]> {
  const found = await db
    .select({ refund: refunds, provider: payments.provider, share: paymentOrders.share })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .where(inArray(refunds.id, [...ids]))
    .orderBy(refunds.createdAt, refunds.id)
    .for('update', { of: refunds })
  return found.map(({ refund, ...of }) => ({ ...refund, ...of }))
}

/**
 * Asks the providers for the refunds that are due, outside of any transaction; each is asked for under its own id, so that one asked for twice
 * is paid once. What fails is tried again after 1, 4, 16 … minutes, at most a day apart, and stays due; what a provider has taken on and not finished is
 * asked for once an hour, since a notice of its end may get lost. Gives how many went on their way.
 */
export async function sendDueRefunds(needs: { db: Db; log: Log; providers: Providers }): Promise<number> {
  let sent = 0
  for (const refund of await claimDue(needs.db)) if (await sendRefund(needs, refund)) sent++
  return sent
}

/** Refunds that have not gone back yet, by when they fell due. */
export function waitingRefunds(db: Db): Promise<Backlog> {
  return countWaiting(db, refunds, refunds.createdAt, ne(refunds.state, 'done'))
}

async function claimDue(db: Db): Promise<Refund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(ne(refunds.state, 'done'), lte(refunds.nextAttemptAt, sql`now()`)))
    .orderBy(refunds.nextAttemptAt)
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}::interval` })
    .where(inArray(refunds.id, due))
    .returning()
}

async function sendRefund(
  { db, log, providers }: { db: Db; log: Log; providers: Providers },
  refund: Refund,
): Promise<boolean> {
  const { id, amountPaise, failures: attempt } = refund
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.paymentId))
  const provider = payment && providers[payment.provider]
  if (!payment || !provider) {
    await noteUnsent(db, id, 'this way to pay is not set up any more')
    return false
  }
  try {
    const { providerPaymentId } = payment
    const asked = { id, attempt, providerPaymentId, providerRefundId: refund.providerRefundId, amountPaise }
    const { state, providerRefundId, detail } = await provider.refund(asked)
    if (state === 'done') return await noteRefunded(db, { id, attempt }, providerRefundId)
    if (state === 'failed') await noteRefundFailed(db, { id, attempt }, detail)
    else await noteSent(db, id, providerRefundId, detail)
    return state === 'sent' && refund.state === 'due'
  } catch (error) {
    log.warn({ err: error, refund: id }, 'a refund could not be asked for')
    await noteUnsent(db, id, 'the provider could not be reached')
    return false
  }
}

async function noteSent(db: Db, id: string, providerRefundId: string, detail: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'sent', providerRefundId, detail, nextAttemptAt: sql`now() + ${ASK_SENT_EVERY}::interval` })
    .where(isOpen(id))
}

/** Nothing is known of what became of the call: the same is asked again, later. */
async function noteUnsent(db: Db, id: string, detail: string): Promise<void> {
  await db.update(refunds).set({ detail, nextAttemptAt: afterPause() }).where(isOpen(id))
}

/** Notes that money has gone back, once: false when that was known. */
export async function noteRefunded(db: Db, { id, attempt }: RefundNamed, providerRefundId: string): Promise<boolean> {
  return db.transaction(async (db) => {
    const [refund] = await db
      .update(refunds)
      .set({ state: 'done', providerRefundId, detail: '', doneAt: sql`now()` })
      .where(and(isOpen(id), eq(refunds.failures, attempt)))
      .returning()
    if (!refund) return false
    const { paymentId, bookingId, amountPaise: paise, reason } = refund
    await moveMoney(db, { from: 'refund-due', to: 'refunded' }, { paymentId, bookingId, paise, reason })
    return true
  })
}

/** Has what was noted as gone back be due again, in the caller's transaction: it did not go back so. The rows of the ledger stay, and others put them right. */
export async function reopenRefund(
  db: Db,
  { id, paymentId, bookingId, amountPaise: paise }: Refund,
  reason: string,
): Promise<void> {
  const again = { state: 'due' as const, providerRefundId: null, doneAt: null, nextAttemptAt: sql`now()` }
  await db.update(refunds).set(again).where(eq(refunds.id, id))
  await moveMoney(db, { from: 'refunded', to: 'refund-due' }, { paymentId, bookingId, paise, reason })
}

/**
 * Notes that the provider gave a refund up: it stays due, and is asked for anew later. A word about an earlier attempt, told late or twice, changes nothing:
 * it would have the money asked for once more while it is on its way.
 */
export async function noteRefundFailed(db: Db, { id, attempt }: RefundNamed, detail: string): Promise<void> {
  const anew = { failures: attempt + 1, providerRefundId: null, nextAttemptAt: afterPause() }
  await db
    .update(refunds)
    .set({ state: 'due', detail, ...anew })
    .where(and(isOpen(id), eq(refunds.failures, attempt)))
}

/** Has a refund that is not done asked for at once, and not only when its next turn comes. False where there is none. */
export async function hurryRefund(db: Db, id: string): Promise<boolean> {
  const hurried = await db
    .update(refunds)
    .set({ nextAttemptAt: sql`now()` })
    .where(isOpen(id))
    .returning({ id: refunds.id })
  return hurried.length > 0
}

function afterPause(): SQL {
  return sql`now() + least(interval '1 day', interval '1 minute' * power(4, greatest(least(${refunds.attempts}, 8) - 1, 0)))`
}

/** A refund that is not done yet. */
function isOpen(id: string) {
  return and(eq(refunds.id, id), ne(refunds.state, 'done'))
}
