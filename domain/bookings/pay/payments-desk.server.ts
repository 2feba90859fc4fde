import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { demand } from '#domain/policy/policy.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import { ledgerEntries, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { countMoney } from './books.server.ts'
import type { MoneyCounted } from './books.server.ts'
import { bookings } from '#domain/bookings/tables.ts'

export type PaymentsDesk = {
  counted: MoneyCounted
  waiting: WaitingTransfer[]
  refunds: OpenRefund[]
  disputes: Disputed[]
}
/** A UPI order that no bank line has been matched with; `reference` is what the line bears, `isTold` whether the payer says it has gone. */
export type WaitingTransfer = Awaited<ReturnType<typeof listWaiting>>[number]
export type OpenRefund = Awaited<ReturnType<typeof listOpenRefunds>>[number]
export type Disputed = {
  paymentId: string
  provider: ProviderName
  booking: string | null
  paise: Paise
  receivedAt: Date
}

const MOST = 200
/** A transfer may be days on its way; what is older is found by its booking. */
const LOOKED_FOR = '14 days'

/** What whoever settles payments has before them: where every rupee is, and what waits for a person. Refuses `forbidden`. */
export async function readPaymentsDesk(
  needs: { db: Db; memory: TagMemory; clock: Clock },
  actor: Actor,
): Promise<Result<PaymentsDesk, 'forbidden'>> {
  const { db } = needs
  const allowed = demand(actor, 'payments.settle')
  if (!allowed.ok) return allowed
  return done({
    counted: await countMoney(needs),
    waiting: await listWaiting(db),
    refunds: await listOpenRefunds(db),
    disputes: await listDisputed(db),
  })
}

/** How many payments wait for a person: told transfers to find in the bank, refunds to pay by hand, money in dispute; at most 200 of each. Refuses `forbidden`. */
export async function countWaitingPayments(db: Db, actor: Actor) {
  const allowed = demand(actor, 'payments.settle')
  if (!allowed.ok) return allowed
  const [waiting, open, disputed] = [await listWaiting(db), await listOpenRefunds(db), await listDisputed(db)]
  return done({
    toFind: waiting.filter(({ isTold }) => isTold).length,
    toPayBack: open.filter(({ provider }) => provider === 'upi').length,
    disputed: disputed.length,
  })
}

/** What the payer has told comes first, the oldest of it; of the rest the newest. */
function listWaiting(db: Db) {
  const { id, providerOrderId: reference, parts, amountPaise, toldUtr, createdAt, state, bookingId } = paymentOrders
  const isTold = sql<boolean>`${state} in ('pending', 'lapsed')`
  return db
    .select({ id, reference, parts, amountPaise, toldUtr, createdAt, isTold, booking: bookings.reference })
    .from(paymentOrders)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(eq(paymentOrders.provider, 'upi'), ne(state, 'paid'), gt(createdAt, sql`now() - ${LOOKED_FOR}::interval`)),
    )
    .orderBy(desc(isTold), sql`case when ${isTold} then ${createdAt} end`, desc(createdAt))
    .limit(MOST)
}

function listOpenRefunds(db: Db) {
  const { id, amountPaise, reason, state, detail, attempts, createdAt, bookingId, paymentId } = refunds
  return db
    .select({
      id,
      amountPaise,
      reason,
      state,
      detail,
      attempts,
      createdAt,
      provider: payments.provider,
      booking: bookings.reference,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, paymentId))
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(ne(state, 'done'))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST)
}

async function listDisputed(db: Db): Promise<Disputed[]> {
  const paise = sql<number>`sum(${ledgerEntries.paise})`.mapWith(Number)
  const { id: paymentId, provider, receivedAt } = payments
  return db
    .select({ paymentId, provider, receivedAt, paise, booking: bookings.reference })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(ledgerEntries.account, 'dispute'))
    .groupBy(payments.id, bookings.reference)
    .having(gt(paise, 0))
    .orderBy(asc(receivedAt))
    .limit(MOST)
}
