import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { findBalanceOf, moveMoney } from '#domain/payments/ledger.server.ts'
import { findOrder } from '#domain/payments/orders.server.ts'
import { payments, refunds } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { tellEnteredWrongly } from './money-messages.server.ts'

type Payment = typeof payments.$inferSelect
type OnePayment = { paymentId: string }
const OnePayment: z.ZodType<OnePayment, OnePayment> = z.object({ paymentId: z.string().min(1).max(40) })

const REASON = 'entered wrongly'

/**
 * Takes back a line of the bank that was entered wrongly: one that pays nothing, and of which nothing has gone back. Its rows in the ledger stay, and others put them right; what was to go back of it does not;
 * whoever was told of it is told. Then its number can be entered once more. Refuses 'not-taken-back' where it pays something, something was sent back, or no hand entered it.
 */
export const takeBackLine = command<OnePayment, OnePayment, { paise: Paise }, 'not-taken-back', TellNeeds>(
  'payments.settle',
  {
    input: OnePayment,
    tags: [],
    change: async (needs, { paymentId }) => {
      const { db } = needs
      const payment = await lockPayment(db, paymentId)
      const stood = payment && (await findWrong(db, payment))
      if (!payment || !stood) return { ok: false, reason: 'not-taken-back' }
      const { bookingId, amountPaise: paise, providerPaymentId: utr } = payment
      await moveBack(db, payment, stood)
      await tell(needs, payment)
      const before = { utr, dispute: stood.dispute, refundDue: stood.due }
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

type Wrong = { dispute: Paise; due: Paise }

/** Where the money of a line is that may be taken back: all of it in dispute, or asked to go back out of one and not gone. */
async function findWrong(db: Db, { id, provider, amountPaise }: Payment): Promise<Wrong | undefined> {
  if (provider !== 'upi') return undefined
  const dispute = await findBalanceOf(db, id, 'dispute')
  const asked = await db.select().from(refunds).where(eq(refunds.paymentId, id)).for('update')
  const isOpen = asked.every(({ state, reason }) => state !== 'done' && reason === 'disputed')
  const due = asked.reduce((sum, refund) => sum + refund.amountPaise, 0)
  return isOpen && dispute + due === amountPaise ? { dispute, due } : undefined
}

async function moveBack(db: Db, { id: paymentId, bookingId }: Payment, { dispute, due }: Wrong): Promise<void> {
  const money = { paymentId, bookingId, reason: REASON }
  if (dispute > 0) await moveMoney(db, { from: 'dispute', to: 'taken-back' }, { ...money, paise: dispute })
  if (due === 0) return
  await moveMoney(db, { from: 'refund-due', to: 'taken-back' }, { ...money, paise: due })
  await db.delete(refunds).where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'done')))
}

async function tell(needs: TellNeeds & { db: Db }, { orderId, amountPaise: paise }: Payment): Promise<void> {
  const order = orderId === null ? undefined : await findOrder(needs.db, orderId)
  const booking = order?.bookingId ? await lockBooking(needs.db, order.bookingId) : undefined
  if (order && booking) await tellEnteredWrongly(needs, booking, { paise, share: order.share })
}
