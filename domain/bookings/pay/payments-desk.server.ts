import { and, asc, count, desc, eq, gt, ilike, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { demand } from '#domain/policy/policy.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { RETURNED_BY_HAND } from '#domain/payments/payment.ts'
import { ledgerEntries, paymentOrders, payments, refunds } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { readRupees } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { ENTERED_GONE } from './money-rules.ts'
import type { PaymentsAsked, PaymentView } from './payments-asked.ts'

/** A UPI order that no bank line has been matched with; `reference` is what the line bears. */
export type WaitingTransfer = Awaited<ReturnType<typeof listTransfers>>[number]
export type OpenRefund = Awaited<ReturnType<typeof listRefunds>>[number]
export type DisputedPayment = Awaited<ReturnType<typeof listDisputed>>[number]

const ROWS_A_PAGE = 40
/** A transfer may be days on its way; what is older is found by its booking. */
const LOOKED_FOR = '14 days'

/** How many payments wait for a person, by what is to be done with them. Refuses `forbidden`. */
export async function countWaitingPayments(db: Db, actor: Actor) {
  const allowed = demand(actor, 'payments.settle')
  return allowed.ok ? done(await countViews(db)) : allowed
}

/** One page of what waits in a view, which one finds first that waits longest, with how many fit and how many wait in each view. Refuses `forbidden`. */
export async function listPaymentsDesk(db: Db, actor: Actor, { view, words }: PaymentsAsked, page: number) {
  const allowed = demand(actor, 'payments.settle')
  if (!allowed.ok) return allowed
  const counts = await countViews(db)
  const total = words === undefined ? counts[view] : await COUNTED[view](db, words)
  const cut = { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }
  const isTransfer = view === 'find' || view === 'asked'
  const isRefund = view === 'back' || view === 'gateway'
  return done({
    counts,
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    transfers: isTransfer ? await listTransfers(db, view, words, cut) : [],
    refunds: isRefund ? await listRefunds(db, view, words, cut) : [],
    disputes: view === 'disputes' ? await listDisputed(db, words, cut) : [],
  })
}

type Cut = { limit: number; offset: number }
type PaymentCounter = (db: Db, words?: string) => Promise<number>

const COUNTED: Record<PaymentView, PaymentCounter> = {
  find: (db, words) => countTransfers(db, 'find', words),
  asked: (db, words) => countTransfers(db, 'asked', words),
  back: (db, words) => countRefunds(db, 'back', words),
  gateway: (db, words) => countRefunds(db, 'gateway', words),
  disputes: countDisputed,
}

async function countViews(db: Db): Promise<Record<PaymentView, number>> {
  const { find, asked, back, gateway, disputes } = COUNTED
  return {
    find: await find(db),
    asked: await asked(db),
    back: await back(db),
    gateway: await gateway(db),
    disputes: await disputes(db),
  }
}

/** By the booking, whom it is for, a number that stands on the bank's line or is the gateway's, or the sum. */
function meantBy(words: string | undefined, paise: SQLWrapper, numbers: PgColumn[]): SQL | undefined {
  if (words === undefined) return undefined
  const sum = readRupees(words)
  return or(
    ilike(bookings.reference, holding(words)),
    ilike(bookings.contactName, holding(words)),
    ...numbers.map((number) => ilike(number, holding(words))),
    sum === undefined ? undefined : sql`${paise} = ${sum}`,
  )
}

const { toldUtr, providerOrderId: reference } = paymentOrders

function ofTransfers(view: 'find' | 'asked', words: string | undefined) {
  const isTold = inArray(paymentOrders.state, ['pending', 'lapsed'])
  return and(
    eq(paymentOrders.provider, 'upi'),
    ne(paymentOrders.state, 'paid'),
    gt(paymentOrders.createdAt, sql`now() - ${LOOKED_FOR}::interval`),
    view === 'find' ? isTold : sql`not ${isTold}`,
    meantBy(words, paymentOrders.amountPaise, [toldUtr, reference]),
  )
}

async function countTransfers(db: Db, view: 'find' | 'asked', words?: string): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(paymentOrders)
    .innerJoin(bookings, eq(bookings.id, paymentOrders.bookingId))
    .where(ofTransfers(view, words))
  return found?.total ?? 0
}

/** Of those that were only asked for the newest come first. */
function listTransfers(db: Db, view: 'find' | 'asked', words: string | undefined, { limit, offset }: Cut) {
  const { id, parts, amountPaise, createdAt } = paymentOrders
  return db
    .select({
      id,
      reference,
      parts,
      amountPaise,
      toldUtr,
      createdAt,
      booking: bookings.reference,
      name: bookings.contactName,
    })
    .from(paymentOrders)
    .innerJoin(bookings, eq(bookings.id, paymentOrders.bookingId))
    .where(ofTransfers(view, words))
    .orderBy(view === 'find' ? asc(createdAt) : desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset)
}

function ofRefunds(view: 'back' | 'gateway', words: string | undefined) {
  return and(
    ne(refunds.state, 'done'),
    (view === 'back' ? inArray : notInArray)(payments.provider, [...RETURNED_BY_HAND]),
    meantBy(words, refunds.amountPaise, [payments.providerPaymentId, refunds.providerRefundId]),
  )
}

async function countRefunds(db: Db, view: 'back' | 'gateway', words?: string): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(ofRefunds(view, words))
  return found?.total ?? 0
}

function listRefunds(db: Db, view: 'back' | 'gateway', words: string | undefined, { limit, offset }: Cut) {
  const { id, paymentId, amountPaise, reason, state, detail, attempts, createdAt } = refunds
  const { provider } = payments
  const { share } = paymentOrders
  const { reference: booking, contactName: name } = bookings
  return db
    .select({ id, paymentId, amountPaise, reason, state, detail, attempts, createdAt, provider, share, booking, name })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, payments.orderId))
    .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(ofRefunds(view, words))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
    .offset(offset)
}

/** What of each payment is in dispute, and what a provider says went back of one and is in no account of it. */
function disputesOf(db: Db) {
  const paise = sql<number>`sum(${ledgerEntries.paise})`.mapWith(Number)
  const disputed = db
    .select({
      paymentId: ledgerEntries.paymentId,
      paise: paise.as('paise'),
      goneAs: sql<string | null>`null::text`.as('gone_as'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, 'dispute'))
    .groupBy(ledgerEntries.paymentId)
    .having(gt(paise, 0))
  const gone = db
    .select({
      paymentId: sql<string>`p.id`.as('payment_id'),
      paise: sql<number>`e.amount_paise - ${ENTERED_GONE}`.mapWith(Number).as('paise'),
      goneAs: sql<string | null>`e.event_id`.as('gone_as'),
    })
    .from(
      sql`payment_events e join payments p on p.provider = e.provider and p.provider_payment_id = e.provider_payment_id`,
    )
    .where(sql`e.kind = 'gone' and e.effect = 'unmatched'`)
  return unionAll(disputed, gone).as('disputed')
}

async function countDisputed(db: Db, words?: string): Promise<number> {
  const disputed = disputesOf(db)
  const [found] = await db
    .select({ total: count() })
    .from(disputed)
    .innerJoin(payments, eq(payments.id, disputed.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(meantBy(words, disputed.paise, [payments.providerPaymentId]))
  return found?.total ?? 0
}

function listDisputed(db: Db, words: string | undefined, { limit, offset }: Cut) {
  const disputed = disputesOf(db)
  const { provider, providerPaymentId, receivedAt } = payments
  const { reference: booking, contactName: name } = bookings
  const { paymentId, paise, goneAs } = disputed
  return db
    .select({ paymentId, paise, goneAs, provider, providerPaymentId, receivedAt, booking, name })
    .from(disputed)
    .innerJoin(payments, eq(payments.id, disputed.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(meantBy(words, disputed.paise, [providerPaymentId]))
    .orderBy(asc(receivedAt), asc(paymentId), asc(goneAs))
    .limit(limit)
    .offset(offset)
}
