import type { Paise } from '#platform/money.ts'
import type { Result } from '#platform/result.ts'
import type { CapturedEvent, GoneEvent, PaymentEvent, ProviderName, RefundEvent } from './payment.ts'

/**
 * What a provider is asked to collect: `id` is ours, `description` what the payer reads, `returnPath` where the browser comes back to. Nobody begins to
 * pay it after `closesAt`, which is before the seats go back; null where no seats hang on it.
 */
export type OrderAsked = {
  id: string
  amountPaise: Paise
  description: string
  returnPath: string
  closesAt: Date | null
}

/**
 * A refund by our id, which makes asking again harmless. `attempt` counts how often the provider has said that it came to nothing: only after such a word
 * is it asked for anew. `providerRefundId` is null until the provider has taken it on.
 */
export type RefundAsked = {
  id: string
  attempt: number
  providerPaymentId: string
  providerRefundId: string | null
  amountPaise: Paise
}
export type RefundAnswer = { state: 'done' | 'sent' | 'failed'; providerRefundId: string; detail: string }

/** What the payer's own page of an order shows: a form that leads to the gateway's page, or what an app of the payer's opens. */
export type Checkout =
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'upi'; link: string; payee: string; vpa: string }
export type CheckoutAsked = {
  providerOrderId: string
  amountPaise: Paise
  /** Who collects, as the payer reads it. */
  payee: string
  description: string
  /** Where the browser comes back to, whole. */
  returnUrl: string
}

/**
 * Whoever collects money for the site: the port that the simulator, Razorpay and UPI are behind; `contract.ts` is what each of them promises. A provider that
 * cannot be reached throws ProviderUnreachable; what it says is told in our words. Nothing here knows a booking.
 */
export type PaymentProvider = {
  name: ProviderName
  /** Whether it can be paid with: the operator may not have set it up yet. */
  isReady(): Promise<boolean>
  /** Opens an order; the same id again gives the same order. */
  createOrder(order: OrderAsked): Promise<{ providerOrderId: string; payUrl: string }>
  /** What stands on the site's own page of an order; absent where the provider's page is asked for at once. */
  checkout?(asked: CheckoutAsked): Promise<Checkout>
  /** What a webhook says, from its raw body. Refuses one that the provider did not sign, and one that says nothing of ours. */
  readWebhook(call: {
    body: string
    headers: Headers
  }): Result<PaymentEvent | RefundEvent | GoneEvent, 'bad-signature' | 'not-for-us'>
  /** What a browser brings back from an order's page, if the provider signed it: no more than that somebody has paid. */
  readReturn?(providerOrderId: string, form: URLSearchParams): PaymentEvent | undefined
  /** What the provider knows of an order, as the events it told or should have told. */
  listEvents(providerOrderId: string): Promise<PaymentEvent[]>
  /** What was taken for orders since a time, as the events it told or should have told: an order may be paid long after it was made. */
  listTaken(since: Date): Promise<CapturedEvent[]>
  /** What went back past the site since a time and may have been told of by nobody; absent where nothing goes back without it. */
  listGone?(since: Date): Promise<GoneEvent[]>
  /** Asks for a refund, or how one stands that it has taken on. */
  refund(asked: RefundAsked): Promise<RefundAnswer>
}

/** The provider did not answer, or not so that it could be understood: nothing is known of what became of the call. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

export type Providers = Readonly<Partial<Record<ProviderName, PaymentProvider>>>
