import type { Paise } from '#platform/money.ts'
import type { Result } from '#platform/result.ts'
import type { PaymentEvent, ProviderName, RefundEvent } from './payment.ts'

/** What a provider is asked to collect: `id` is ours, `description` what the payer reads, `returnPath` where the browser comes back to. */
export type OrderAsked = { id: string; amountPaise: Paise; description: string; returnPath: string }

/** A refund by our id, which makes asking again harmless. */
export type RefundAsked = { id: string; providerPaymentId: string; amountPaise: Paise }

/**
 * Whoever collects money for the site: the port that the simulator, Razorpay and UPI are behind. A provider that cannot be reached throws
 * ProviderUnreachable; what it says is told in our words. Nothing here knows a booking.
 */
export type PaymentProvider = {
  name: ProviderName
  /** Opens an order; the same id again gives the same order. */
  createOrder(order: OrderAsked): Promise<{ providerOrderId: string; payUrl: string }>
  /** What a webhook says, from its raw body. Refuses one that the provider did not sign, and one that says nothing of ours. */
  readWebhook(call: {
    body: string
    headers: Headers
  }): Result<PaymentEvent | RefundEvent, 'bad-signature' | 'not-for-us'>
  /** Everything the provider knows of an order, as the events it told or should have told. */
  listEvents(providerOrderId: string): Promise<PaymentEvent[]>
  refund(asked: RefundAsked): Promise<{ state: 'done' | 'sent' | 'failed'; providerRefundId: string; detail: string }>
}

/** The provider did not answer, or not so that it could be understood: nothing is known of what became of the call. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}
