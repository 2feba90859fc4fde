import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { MINUTE } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { countWaiting } from '#platform/waiting.server.ts'
import type { Backlog } from '#platform/waiting.server.ts'
import { PROVIDERS, WAITED_FOR } from './payment.ts'
import type { OrderState, ProviderName } from './payment.ts'
import { ledgerEntries, paymentOrders, payments } from './tables.ts'

export type PaymentOrder = typeof paymentOrders.$inferSelect

/** Writes down what somebody is about to be asked for, before any provider hears of it. */
export async function addOrder(
  db: Db,
  order: Pick<PaymentOrder, 'bookingId' | 'provider' | 'parts' | 'share' | 'amountPaise' | 'closesAt'>,
): Promise<PaymentOrder> {
  const [added] = await db.insert(paymentOrders).values(order).returning()
  return added!
}

/**
 * Notes what the provider calls an order, and where it is paid. Of two that were made for it at a time the first stays, or what was paid at it would be
 * nobody's. Gives where it is paid.
 */
export async function noteProviderOrder(
  db: Db,
  id: string,
  made: { providerOrderId: string; payUrl: string },
): Promise<string> {
  await db
    .update(paymentOrders)
    .set(made)
    .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.providerOrderId)))
  return (await findOrder(db, id))?.payUrl ?? made.payUrl
}

/** An order by our own id; `findProviderOrder` finds it by the provider’s. */
export async function findOrder(db: Db, id: string): Promise<PaymentOrder | undefined> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  return order
}

/** Of an order, the money that came for it and is not what was asked for. */
export type BookedOrder = PaymentOrder & { disputedPaise: Paise }

/** The orders of a booking, newest first. */
export async function listOrders(db: Db, bookingId: string): Promise<BookedOrder[]> {
  const disputed = db
    .select({ orderId: payments.orderId, paise: sql`sum(${ledgerEntries.paise})`.as('paise') })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'dispute')))
    .groupBy(payments.orderId)
    .as('disputed')
  const disputedPaise = sql<number>`coalesce(${disputed.paise}, 0)`.mapWith(Number)
  return db
    .select({ ...getTableColumns(paymentOrders), disputedPaise })
    .from(paymentOrders)
    .leftJoin(disputed, eq(disputed.orderId, paymentOrders.id))
    .where(eq(paymentOrders.bookingId, bookingId))
    .orderBy(sql`${paymentOrders.createdAt} desc`)
}

/** An order as its provider names it. */
export async function findProviderOrder(
  db: Db,
  provider: ProviderName,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const [order] = await db.select().from(paymentOrders).where(isNamed(provider, providerOrderId))
  return order
}

/** The same, locked until the transaction ends: what is said of it is heard one by one. */
export async function lockOrder(
  db: Db,
  provider: ProviderName,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const [order] = await db.select().from(paymentOrders).where(isNamed(provider, providerOrderId)).for('update')
  return order
}

function isNamed(provider: ProviderName, providerOrderId: string) {
  return and(eq(paymentOrders.provider, provider), eq(paymentOrders.providerOrderId, providerOrderId))
}

/** Notes what the payer says their bank calls the transfer; nobody takes that for the transfer. */
export async function noteTold(db: Db, id: string, utr: string): Promise<void> {
  await db.update(paymentOrders).set({ toldUtr: utr }).where(eq(paymentOrders.id, id))
}

/** What of a booking its payers say has gone by UPI and nobody has found in the bank, in paise. */
export async function sumTold(db: Db, bookingId: string): Promise<Paise> {
  const { state, toldUtr, amountPaise, id } = paymentOrders
  const [told] = await db
    .select({ paise: sql<number>`coalesce(sum(${amountPaise}), 0)`.mapWith(Number) })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.bookingId, bookingId),
        eq(paymentOrders.provider, 'upi'),
        isNotNull(toldUtr),
        inArray(state, ['pending', 'lapsed']),
        // What came in another sum is in dispute, and was told of.
        sql`not exists (select from ${ledgerEntries} join ${payments} on ${payments.id} = ${ledgerEntries.paymentId}
          where ${payments.orderId} = ${id} and ${ledgerEntries.account} <> 'taken-back'
          group by ${payments.id} having sum(${ledgerEntries.paise}) > 0)`,
      ),
    )
  return told?.paise ?? 0
}

/** Moves an order on; what is paid stays paid, whatever is said of it later. */
export async function moveOrder(db: Db, id: string, state: OrderState, detail = ''): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state, detail })
    .where(and(eq(paymentOrders.id, id), sql`${paymentOrders.state} <> 'paid'`))
}

/**
 * Waits no longer for banks that have not answered in their time, so that the payer may try again; what comes after all is taken all the same. Gives
 * how many.
 */
export async function stopWaiting(db: Db): Promise<number> {
  const lapsed = await db
    .update(paymentOrders)
    .set({ state: 'lapsed' })
    .where(and(eq(paymentOrders.state, 'pending'), sql`${paymentOrders.createdAt} <= now() - ${waitedFor()}`))
    .returning({ id: paymentOrders.id })
  return lapsed.length
}

/** Payments a bank was asked for and has not answered, by when they were begun. */
export function waitingOrders(db: Db): Promise<Backlog> {
  return countWaiting(db, paymentOrders, paymentOrders.createdAt, eq(paymentOrders.state, 'pending'))
}

/** How long the bank of an order's provider is waited for. */
export function waitedFor(provider: SQLWrapper = paymentOrders.provider): SQL {
  const cases = PROVIDERS.map((name) => sql`when ${name}::text then ${WAITED_FOR[name]}::interval`)
  return sql`case ${provider} ${sql.join(cases, sql` `)} end`
}

/**
 * Orders whose provider should be asked how they stand, each for one asker at a time: open ones every minute for an hour, and all of them every
 * hour for seven days whatever was heard of them, since a notice that never came is the one nobody misses (FINDINGS §4.2). Somebody waits for the young
 * ones: they come first.
 */
export async function claimOrdersToAsk(db: Db, limit = 50): Promise<PaymentOrder[]> {
  const { createdAt, askedAt, state } = paymentOrders
  const isYoung = sql`${createdAt} > now() - interval '1 hour' and coalesce(${askedAt}, ${createdAt}) < now() - ${`${ASK_YOUNG_EVERY} milliseconds`}::interval`
  const isOld = sql`${createdAt} > now() - interval '7 days' and coalesce(${askedAt}, ${createdAt}) < now() - interval '1 hour'`
  const due = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(
      and(
        sql`${paymentOrders.providerOrderId} is not null`,
        sql`((${inArray(state, ['created', 'pending'])} and ${isYoung}) or ${isOld})`,
      ),
    )
    .orderBy(sql`${isYoung} desc`, sql`${askedAt} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(paymentOrders)
    .set({ askedAt: sql`now()` })
    .where(inArray(paymentOrders.id, due))
    .returning()
}

/** Well under a minute, so that the answer of an order is known within one. */
const ASK_YOUNG_EVERY = MINUTE / 2
