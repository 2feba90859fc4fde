import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { confirmBankLine } from '#domain/bookings/pay/bank-lines.server.ts'
import type { OfferedWay } from '#domain/payments/payment.ts'
import type { Providers } from '#domain/payments/provider.ts'
import { openRazorpay } from '#domain/payments/razorpay.server.ts'
import {
  captureSimulated,
  findSimulatedOrder,
  simulatedWebhook,
  SIGNATURE_HEADER,
} from '#domain/payments/simulator.server.ts'
import { paymentOrders } from '#domain/payments/tables.ts'
import { openUpi } from '#domain/payments/upi.server.ts'
import { changeMoney } from '#domain/settings/money-settings.server.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench } from '#tests/benches/booking-bench.ts'
import { noticeOf, openRazorpayServer } from '#tests/benches/razorpay-server.ts'
import { write } from '#tests/write.ts'

/** Proven whenever asked: files of one worker share this module for longer than a proof lasts. */
export const SALES = {
  id: 'somebody-of-sales',
  role: 'sales',
  get provenAt() {
    return new Date()
  },
} as const
export const TRAVELLER = { id: 'a-traveller', role: 'traveller' } as const
export const FIRST = 10_500_00

export type Told = { status: number; effect: unknown }
export type Paid = { tell(): Promise<Told>; forge(): Promise<Told> }
export type Bench = Awaited<ReturnType<typeof openBench>>

/** A site that can be paid in every way, and `there`, the gateway as it answers until the test is over. */
export async function openBench(db: Db) {
  const there = await openRazorpayServer()
  onTestFinished(() => there.close())
  const providers: Providers = { razorpay: openRazorpay(there.account), upi: openUpi({ db }) }
  const value = { vpa: 'padav@example', payeeName: 'Padav', merchantCode: null }
  await write(db, changeMoney.upi, { id: 'upi', stood: '', ...value })
  const bench = await bookingBench(db, {}, providers)
  const start = async (booking: Awaited<ReturnType<typeof bench.book>>, provider: OfferedWay, part = 1) => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const { status, body } = await booking.at('POST', '/payments', { provider, part }, key)
    expect(status).toBe(201)
    const [order] = await db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, String(body.data!['orderId'])))
    return order!
  }
  return { ...bench, start, there }
}

export const line = (() => {
  let count = 0
  return () => `8765${String(++count).padStart(8, '0')}`
})()

/** Somebody pays an order where it is paid; then what the site hears of it, truly or not. */
export const PAY: Record<
  OfferedWay,
  (bench: Bench, order: typeof paymentOrders.$inferSelect, paise?: number) => Promise<Paid>
> = {
  simulator: async ({ services, call }, { id }, paise) => {
    const event = await captureSimulated(services.db, (await findSimulatedOrder(services.db, id))!, paise)
    const { body, signature } = simulatedWebhook(services.keys, event)
    const send = async (said: string) => {
      const answer = await call('POST', '/webhooks/payments/simulator', body, { [SIGNATURE_HEADER]: said })
      return { status: answer.status, effect: answer.body.data?.['effect'] }
    }
    return { tell: () => send(signature), forge: () => send('AAAA') }
  },
  razorpay: async ({ call, there }, { providerOrderId }, paise) => {
    const payment = there.pay(providerOrderId!, 'captured', paise)
    const send = async (secret?: string) => {
      const { body, headers } = noticeOf('payment.captured', { payment }, secret)
      const answer = await call('POST', '/webhooks/payments/razorpay', body, headers)
      return { status: answer.status, effect: answer.body.data?.['effect'] }
    }
    return { tell: () => send(), forge: () => send('somebody else’s secret') }
  },
  upi: async ({ services }, { id, amountPaise }, paise = amountPaise) => {
    const utr = line()
    const enter = async (actor: typeof SALES | typeof TRAVELLER) => {
      const done = await confirmBankLine(services, actor, {
        orderId: id,
        utr,
        amountPaise: paise,
        differs: paise !== amountPaise,
      })
      return done.ok ? { status: 200, effect: done.value.effect } : { status: 401, effect: done.reason }
    }
    return { tell: () => enter(SALES), forge: () => enter(TRAVELLER) }
  },
}
