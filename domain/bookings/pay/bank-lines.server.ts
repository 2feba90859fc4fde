import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { findBalanceOf, oweRefund } from '#domain/payments/ledger.server.ts'
import { enterLine } from '#domain/payments/entered-lines.server.ts'
import { findOrder } from '#domain/payments/orders.server.ts'
import { CURRENCY, PROVIDERS } from '#domain/payments/payment.ts'
import type { ProviderName } from '#domain/payments/payment.ts'
import { findRefund, hurryRefund } from '#domain/payments/refunds.server.ts'
import { Utr } from '#domain/payments/utr.ts'
import { paymentEvents, payments } from '#domain/payments/tables.ts'
import type { Paise } from '#platform/money.ts'
import type { TellNeeds } from '#domain/bookings/booking-messages.server.ts'
import { applyPaymentEvent } from './payment-effects.server.ts'
import type { PaymentEffect } from './payment-effects.server.ts'

const Id = z.string().min(1).max(40)

/** `differs` says that whoever enters it has seen that it is not the sum of the order, and what it does then. */
type BankLine = { orderId: string; utr: string; amountPaise: Paise; differs?: boolean | undefined }
const BankLine: z.ZodType<BankLine, BankLine> = z.object({
  orderId: Id,
  utr: Utr,
  amountPaise: z.number().int().positive().max(10_000_000_00),
  differs: z.boolean().optional(),
})

/**
 * Takes a line of the operator's bank account as the payment of a UPI order: what was read there, not what was hoped for. Its number counts once,
 * whatever it was entered for (`utr-used`); another amount than the order's is asked for twice (`amount-differs`), pays nothing and waits in dispute; money for a part that is paid already goes back.
 */
export const confirmBankLine = command<BankLine, BankLine, { effect: PaymentEffect }, NoLine, TellNeeds>(
  'payments.settle',
  {
    input: BankLine,
    tags: [],
    change: async (needs, { orderId, utr, amountPaise, differs }) => {
      const order = await findOrder(needs.db, orderId)
      if (order?.provider !== 'upi' || order.providerOrderId === null) return { ok: false, reason: 'unknown-order' }
      if (amountPaise !== order.amountPaise && !differs) return { ok: false, reason: 'amount-differs' }
      const entered = await enterLine(needs.db, { utr, orderId, amountPaise })
      if (entered === undefined) return { ok: false, reason: 'utr-used' }
      const { providerOrderId, state } = order
      const money = { providerPaymentId: entered, amountPaise, currency: CURRENCY }
      const event = { kind: 'captured' as const, eventId: `line ${entered}`, providerOrderId, ...money }
      const effect = await applyPaymentEvent(needs, 'upi', event)
      const after = { utr, amountPaise, effect }
      return { ok: true, value: { effect }, changes: [{ subject: `order:${orderId}`, before: { state }, after }] }
    },
  },
)
export type NoLine = 'unknown-order' | 'utr-used' | 'amount-differs'

type OneRefund = { refundId: string }
const OneRefund: z.ZodType<OneRefund, OneRefund> = z.object({ refundId: Id })

/** Has a refund that failed asked for again now; under its own key, so that it goes back once. */
export const tryRefundAgain = command<OneRefund, OneRefund, void, 'unknown-refund'>('payments.settle', {
  input: OneRefund,
  tags: [],
  change: async ({ db }, { refundId }) => {
    const refund = await findRefund(db, refundId)
    if (!refund || !(await hurryRefund(db, refundId))) return { ok: false, reason: 'unknown-refund' }
    const { state, attempts } = refund
    return {
      ok: true,
      value: undefined,
      changes: [{ subject: `refund:${refundId}`, before: { state, attempts }, after: { state, hurried: true } }],
    }
  },
})

type OnePayment = { paymentId: string }
const OnePayment: z.ZodType<OnePayment, OnePayment> = z.object({ paymentId: Id })

/** Gives back what is in dispute of a payment, all of it. */
export const giveBackDisputed = command<OnePayment, OnePayment, { paise: Paise }, 'unknown-payment'>(
  'payments.settle',
  {
    input: OnePayment,
    tags: [],
    change: async ({ db }, { paymentId }) => {
      const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
      const paise = payment ? await findBalanceOf(db, paymentId, 'dispute') : 0
      if (!payment || paise <= 0) return { ok: false, reason: 'unknown-payment' }
      await oweRefund(db, 'dispute', { paymentId, bookingId: payment.bookingId, paise, reason: 'disputed' })
      const changes = [{ subject: `payment:${paymentId}`, before: { dispute: paise }, after: { refundDue: paise } }]
      return { ok: true, value: { paise }, changes }
    },
  },
)

type GoneEvent = { provider: ProviderName; eventId: string }
const GoneEvent: z.ZodType<GoneEvent, GoneEvent> = z.object({
  provider: z.enum(PROVIDERS),
  eventId: z.string().min(1).max(100),
})

/** Notes that a person has looked at money that went back past the site and is in none of our accounts, as what a bank took beyond what was left of a payment. */
export const writeOffGone = command<GoneEvent, GoneEvent, void, 'unknown-payment'>('payments.settle', {
  input: GoneEvent,
  tags: [],
  change: async ({ db }, { provider, eventId }) => {
    const { provider: of, eventId: id, kind, effect } = paymentEvents
    const isIt = and(eq(of, provider), eq(id, eventId), eq(kind, 'gone'), eq(effect, 'unmatched'))
    const [event] = await db.update(paymentEvents).set({ effect: 'written-off' }).where(isIt).returning()
    if (!event) return { ok: false, reason: 'unknown-payment' }
    const after = { effect: event.effect, amountPaise: event.amountPaise }
    return {
      ok: true,
      value: undefined,
      changes: [{ subject: `payment-event:${eventId}`, before: { effect: 'unmatched' }, after }],
    }
  },
})
