import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { findBalanceOf, moveMoney } from '#domain/payments/ledger.server.ts'
import { findOrder, findProviderOrder } from '#domain/payments/orders.server.ts'
import type { GoneEvent, ProviderName } from '#domain/payments/payment.ts'
import { noteRefunded } from '#domain/payments/refunds.server.ts'
import { paymentEvents, payments, refunds } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { documentRefund } from '#domain/bookings/papers/paperwork.server.ts'
import { bookingEvents } from '#domain/bookings/tables.ts'
import { tellReturned } from './money-messages.server.ts'
import { reconcileOrder } from './reconcile.server.ts'
import type { ReconcileNeeds } from './reconcile.server.ts'

export type GoneEffect = 'known' | 'unmatched' | 'gone'
type Needs = TellNeeds & { db: Db }
type Payment = typeof payments.$inferSelect

/**
 * Enters money that went back past the site, once, in the transaction of its event: given back on the provider's own page, or taken by the payer's bank in a dispute that was lost. It is a refund of ours that
 * had not gone yet where one of that sum is due; else it leaves what was applied, what was in dispute, and refunds that were due, as far as it goes. Money that is nowhere here, as what a bank took
 * of a payment that had partly gone back, is 'unmatched': it stands in the office and is tried again whenever it is told. Throws where the provider has to be asked for a payment first and cannot be: it tells again then.
 */
export async function noteMoneyGone(
  needs: ReconcileNeeds,
  provider: ProviderName,
  event: GoneEvent,
): Promise<GoneEffect> {
  await askForPayment(needs, provider, event)
  return needs.db.transaction(async (db) => {
    const isPayment = isOf(provider, event)
    const [known] = await db.select({ bookingId: payments.bookingId }).from(payments).where(isPayment)
    const booking = known?.bookingId ? await lockBooking(db, known.bookingId) : undefined
    const [payment] = await db.select().from(payments).where(isPayment).for('update')
    if (!(await isOpen(db, provider, event))) return 'known'
    if (!payment || (await enter({ ...needs, db }, { payment, booking }, event)) > 0) return 'unmatched'
    await db.update(paymentEvents).set({ effect: 'gone' }).where(isEvent(provider, event))
    return 'gone'
  })
}

/** Whether it was never told of before, or not all of it could be entered then. */
async function isOpen(db: Db, provider: ProviderName, event: GoneEvent): Promise<boolean> {
  const { eventId, providerOrderId, providerPaymentId, amountPaise } = event
  await db
    .insert(paymentEvents)
    .values({ provider, eventId, kind: 'gone', providerOrderId, providerPaymentId, amountPaise, effect: 'unmatched' })
    .onConflictDoNothing()
  const [told] = await db
    .select({ effect: paymentEvents.effect })
    .from(paymentEvents)
    .where(isEvent(provider, event))
    .for('update')
  return told?.effect === 'unmatched'
}

function isEvent(provider: ProviderName, { eventId }: GoneEvent) {
  return and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId))
}

/** Notices come in any order: what went back may be told of before what came. */
async function askForPayment(needs: ReconcileNeeds, provider: ProviderName, event: GoneEvent): Promise<void> {
  const { db } = needs
  const { providerOrderId } = event
  if (providerOrderId === undefined || (await db.$count(payments, isOf(provider, event))) > 0) return
  const order = await findProviderOrder(db, provider, providerOrderId)
  if (order) await reconcileOrder(needs, order)
}

function isOf(provider: ProviderName, { providerPaymentId }: GoneEvent) {
  return and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId))
}

type Of = { payment: Payment; booking: OpenedBooking | undefined }

/** Gives what of it could not be entered. */
async function enter(needs: Needs, { payment, booking }: Of, event: GoneEvent): Promise<Paise> {
  const { db } = needs
  const { amountPaise, providerReturnId } = event
  const { id: paymentId, bookingId } = payment
  let left = amountPaise - (await sumEntered(db, paymentId, providerReturnId))
  if (await takeDue(db, paymentId, { is: left, providerReturnId })) return 0
  for (const account of ['applied', 'dispute'] as const) {
    const paise = Math.min(left, await findBalanceOf(db, paymentId, account))
    if (paise <= 0) continue
    const reason = account === 'applied' ? 'given-back' : 'disputed'
    await moveMoney(db, { from: account, to: 'refunded' }, { paymentId, bookingId, paise, reason })
    const done = { state: 'done' as const, providerRefundId: providerReturnId, doneAt: sql`now()` }
    await db.insert(refunds).values({ paymentId, bookingId, amountPaise: paise, reason, ...done })
    if (account === 'applied' && booking) await tell(needs, { payment, booking }, event, paise)
    left -= paise
  }
  for (;;) {
    const paise = left > 0 ? await takeDue(db, paymentId, { most: left, providerReturnId }) : 0
    if (paise === 0) return left
    left -= paise
  }
}

async function sumEntered(db: Db, paymentId: string, providerReturnId: string): Promise<Paise> {
  const [entered] = await db
    .select({ paise: sql<Paise>`coalesce(sum(${refunds.amountPaise}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.providerRefundId, providerReturnId)))
  return entered!.paise
}

type Due = { providerReturnId: string } & ({ is: Paise } | { most: Paise })

/** Takes the oldest refund of ours that is due, of a sum or of no more than that, as the one that has gone. Gives what it came to, nothing where there is none. */
async function takeDue(db: Db, paymentId: string, { providerReturnId, ...sum }: Due): Promise<Paise> {
  const { amountPaise } = refunds
  const fits = 'is' in sum ? eq(amountPaise, sum.is) : lte(amountPaise, sum.most)
  const [asked] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'due'), fits))
    .orderBy(asc(refunds.createdAt))
    .limit(1)
  // Else it was sent just now, and this is another one.
  const isTaken = asked && (await noteRefunded(db, { id: asked.id, attempt: asked.failures }, providerReturnId))
  return isTaken ? asked.amountPaise : 0
}

/**
 * The booking's own page says it, and a paper; whoever was given it back hears of it, but not of what their own bank has done. A journey that was made and invoiced was sold for its
 * price, whatever a bank takes: no credit note lessens its GST.
 */
async function tell(
  needs: Needs,
  { payment, booking }: Of & { booking: OpenedBooking },
  { by, providerReturnId }: GoneEvent,
  paise: Paise,
) {
  const { db } = needs
  const reason = by === 'bank' ? 'taken back by the payer’s bank' : 'given back at the gateway'
  await db.insert(bookingEvents).values({ bookingId: booking.id, kind: 'money-returned', facts: { paise, reason } })
  const share = payment.orderId === null ? null : ((await findOrder(db, payment.orderId))?.share ?? null)
  if (by === 'operator') await tellReturned(needs, booking, { paise, reason: 'given back', share })
  if (by === 'bank' && (await isInvoiced(db, booking.id))) return
  const back = [{ paymentId: payment.id, share, paise }]
  const words = by === 'bank' ? 'Taken back by the payer’s bank of' : 'Given back of'
  await documentRefund(db, booking, {
    subject: providerReturnId,
    back,
    reason: `${words} ${booking.journey.package.name}`,
  })
}

async function isInvoiced(db: Db, bookingId: string): Promise<boolean> {
  return (await listDocuments(db, bookingId)).some(({ kind }) => kind === 'tax-invoice')
}
