import { and, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PROVIDERS } from './payment.ts'
import { paymentOrders, payments, refunds } from './tables.ts'

/** Whether words may be a number that we, a gateway or a bank gave to an order, a payment or a refund. */
export function isMoneyNumber(words: string): boolean {
  return /^[\w-]{8,60}$/.test(words)
}

/** Of a select from the orders: what a number means there, ours or the provider's, each a look-up in an index of its own. */
export function ordersNumbered(number: string): (SQL | undefined)[] {
  const { id, provider, providerOrderId } = paymentOrders
  // With the provider an index tells it.
  return [eq(id, number.toLowerCase()), and(inArray(provider, [...PROVIDERS]), eq(providerOrderId, number))]
}

/** Of a select from the payments: what the provider, or the bank, calls so. */
export function isPaymentNumbered(number: string): SQL | undefined {
  const { provider, providerPaymentId } = payments
  return and(inArray(provider, [...PROVIDERS]), eq(providerPaymentId, number))
}

/** Of a select from the refunds: what the provider, or the bank, calls so. */
export function isRefundNumbered(number: string): SQL {
  return eq(refunds.providerRefundId, number)
}
