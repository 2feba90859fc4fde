import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { Log } from '#platform/log.server.ts'
import { moveMoney } from './ledger.server.ts'
import type { PaymentProvider } from './provider.ts'
import type { ProviderName } from './payment.ts'
import { payments, refunds } from './tables.ts'

export type Providers = Readonly<Partial<Record<ProviderName, PaymentProvider>>>
export type Refund = typeof refunds.$inferSelect

const MOST_AT_ONCE = 20
const LEASE = '2 minutes'

/** What goes back of a booking's money, oldest first. */
export async function listRefunds(db: Db, bookingId: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.bookingId, bookingId)).orderBy(refunds.createdAt, refunds.id)
}

/**
 * Asks the providers for the refunds that are due, outside of any transaction; each is asked for under its own id, so that one asked for twice
 * is paid once. What fails is tried again after 1, 4, 16 … minutes, at most a day apart, and stays due. Gives how many went back.
 */
export async function sendDueRefunds(needs: { db: Db; log: Log; providers: Providers }): Promise<number> {
  let sent = 0
  for (const refund of await claimDue(needs.db)) if (await sendRefund(needs, refund)) sent++
  return sent
}

async function claimDue(db: Db): Promise<Refund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'due'), lte(refunds.nextAttemptAt, sql`now()`)))
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
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.paymentId))
  const provider = payment && providers[payment.provider]
  if (!payment || !provider) return false
  try {
    const asked = { id: refund.id, providerPaymentId: payment.providerPaymentId, amountPaise: refund.amountPaise }
    const { state, providerRefundId, detail } = await provider.refund(asked)
    if (state === 'done') return await noteRefunded(db, refund.id, providerRefundId)
    if (state === 'failed') await noteRefundFailed(db, refund.id, detail)
    else await db.update(refunds).set({ state: 'sent', providerRefundId }).where(isOpen(refund.id))
    return state === 'sent'
  } catch (error) {
    log.warn({ err: error, refund: refund.id }, 'a refund could not be asked for')
    await noteRefundFailed(db, refund.id, 'the provider could not be reached')
    return false
  }
}

/** Notes that money has gone back, once: false when that was known. */
export async function noteRefunded(db: Db, id: string, providerRefundId: string): Promise<boolean> {
  return db.transaction(async (db) => {
    const [refund] = await db
      .update(refunds)
      .set({ state: 'done', providerRefundId, detail: '', doneAt: sql`now()` })
      .where(isOpen(id))
      .returning()
    if (!refund) return false
    const { paymentId, bookingId, amountPaise: paise, reason } = refund
    await moveMoney(db, { from: 'refund-due', to: 'refunded' }, { paymentId, bookingId, paise, reason })
    return true
  })
}

/** Notes that a refund came to nothing: it stays due, and is tried again later. */
export async function noteRefundFailed(db: Db, id: string, detail: string): Promise<void> {
  const pause = sql`least(interval '1 day', interval '1 minute' * power(4, least(${refunds.attempts}, 8) - 1))`
  await db
    .update(refunds)
    .set({ state: 'due', detail, nextAttemptAt: sql`now() + ${pause}` })
    .where(isOpen(id))
}

/** A refund that is not done yet. */
function isOpen(id: string) {
  return and(eq(refunds.id, id), ne(refunds.state, 'done'))
}

/** Refunds that have been tried in vain for so long that a person should look. */
export async function countStuckRefunds(db: Db): Promise<number> {
  const stuck = and(ne(refunds.state, 'done'), lt(refunds.createdAt, sql`now() - interval '1 day'`))
  return db.$count(refunds, stuck)
}
