import { and, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { announce } from '#platform/change-feed.server.ts'
import { holdSold, placesOf } from '#domain/bookings/group/places.server.ts'
import { documentRefund } from '#domain/bookings/papers/paperwork.server.ts'
import { listDocuments } from '#domain/documents/issue.server.ts'
import { findBalanceOf, moveMoney } from '#domain/payments/ledger.server.ts'
import { findOrder } from '#domain/payments/orders.server.ts'
import { isDeskWay } from '#domain/payments/payment.ts'
import { bankLines, payments, refunds } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { ENTERED_WRONGLY, HOLD_ENDED } from './desk-money.ts'
import { standAsPaid, unpay } from './desk-parts.server.ts'
import { tellEnteredWrongly, tellNotReceived } from './money-messages.server.ts'

type Payment = typeof payments.$inferSelect
type OnePayment = { paymentId: string }
const OnePayment: z.ZodType<OnePayment, OnePayment> = z.object({ paymentId: z.string().min(1).max(40) })

type Needs = TellNeeds & { db: Db }

const NOT_RECEIVED = 'Receipt entered wrongly: no such money was received'

/**
 * Takes back what was entered wrongly, while nothing of it has gone back: a line of the bank that pays nothing, or money taken at the desk with all that it paid, which is due again then; a booking it alone confirmed is
 * held for a day. Its rows in the ledger stay, and others put them right; what was to go back of it does not; whoever was told of it is told. Then its number can be entered once more. Refuses 'not-taken-back' where
 * a line pays something, something was sent back or was ever noted as sent, the journey has its invoice, or no hand entered it.
 */
export const takeBackLine = command<OnePayment, OnePayment, { paise: Paise }, 'not-taken-back', TellNeeds>(
  'payments.settle',
  {
    input: OnePayment,
    tags: [],
    change: async (needs, { paymentId }) => {
      const { db } = needs
      const payment = await lockPayment(db, paymentId)
      if (payment) await db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).for('update')
      const stood = payment && (await findWrong(db, payment))
      if (!payment || !stood) return { ok: false, reason: 'not-taken-back' }
      const { bookingId, amountPaise: paise, providerPaymentId: utr } = payment
      await moveBack(db, payment, stood)
      await undo(needs, payment, stood)
      const before = { utr, applied: stood.applied, dispute: stood.dispute, refundDue: stood.due }
      const changes = [{ subject: `payment:${paymentId}`, before, after: { utr, takenBack: paise, bookingId } }]
      return { ok: true, value: { paise }, changes }
    },
  },
)

/** Its booking before it, as whoever hears of money takes them. */
async function lockPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [found] = await db.select({ bookingId: payments.bookingId }).from(payments).where(eq(payments.id, id))
  if (found?.bookingId) await lockBooking(db, found.bookingId)
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment
}

type Wrong = { applied: Paise; dispute: Paise; due: Paise; dueFor: string | undefined }

/** The payments among some that may be taken back as they stand, for whoever is offered it. */
export async function listTakenBackStill(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
  const may = new Set<string>()
  for (const payment of found) if (isDeskWay(payment.provider) && (await findWrong(db, payment))) may.add(payment.id)
  return may
}

/** Where the money is that may be taken back: all of it where it was entered, or asked to go back from there and not gone. */
async function findWrong(db: Db, { id, provider, amountPaise, bookingId }: Payment): Promise<Wrong | undefined> {
  const isDesk = isDeskWay(provider)
  if (provider !== 'upi' && !isDesk) return undefined
  const applied = isDesk ? await findBalanceOf(db, id, 'applied') : 0
  const dispute = isDesk ? 0 : await findBalanceOf(db, id, 'dispute')
  const asked = await db.select().from(refunds).where(eq(refunds.paymentId, id))
  const mayGo = isDesk ? ['cancelled', HOLD_ENDED] : ['disputed']
  const isOpen = asked.every(({ state, reason }) => state !== 'done' && mayGo.includes(reason))
  // A line of the bank names its refund for good, also where it was noted wrongly: that refund cannot cease to be.
  const noted = await db.$count(
    bankLines,
    inArray(
      bankLines.refundId,
      asked.map((refund) => refund.id),
    ),
  )
  const due = asked.reduce((sum, refund) => sum + refund.amountPaise, 0)
  if (!isOpen || noted > 0 || applied + dispute + due !== amountPaise) return undefined
  if (isDesk && bookingId && (await isInvoiced(db, bookingId))) return undefined
  return { applied, dispute, due, dueFor: asked[0]?.reason }
}

async function isInvoiced(db: Db, bookingId: string): Promise<boolean> {
  return (await listDocuments(db, bookingId)).some(({ kind }) => kind === 'tax-invoice')
}

async function moveBack(db: Db, { id: paymentId, bookingId }: Payment, stood: Wrong): Promise<void> {
  const money = { paymentId, bookingId, reason: ENTERED_WRONGLY }
  for (const from of ['applied', 'dispute'] as const)
    if (stood[from] > 0) await moveMoney(db, { from, to: 'taken-back' }, { ...money, paise: stood[from] })
  if (stood.due === 0) return
  const reason = `${ENTERED_WRONGLY}, ${stood.dueFor}`
  await moveMoney(db, { from: 'refund-due', to: 'taken-back' }, { ...money, reason, paise: stood.due })
  await db.delete(refunds).where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'done')))
}

/** What it paid is due again, its receipt does not count, and whoever was told of it is told. */
async function undo(needs: Needs, payment: Payment, { applied }: Wrong): Promise<void> {
  const { db } = needs
  const { id: paymentId, orderId, amountPaise: paise, provider } = payment
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  const booking = order?.bookingId ? await lockBooking(db, order.bookingId) : undefined
  if (!order || !booking) return
  const { share } = order
  if (!isDeskWay(provider)) return tellEnteredWrongly(needs, booking, { paise, share })
  await unpay(db, booking.id, paymentId)
  const stands = await standAsPaid(db, booking)
  await tellNotReceived(needs, stands, { paise, share })
  if (stands.state !== booking.state) {
    await announce(db, placesOf(booking.journey))
    await holdSold(db, booking)
  }
  const back = [{ paymentId, share, paise: applied }].filter((one) => one.paise > 0)
  await documentRefund(db, booking, { subject: `wrong ${paymentId}`, back, reason: NOT_RECEIVED, neverCame: true })
}
