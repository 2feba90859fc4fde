import type { Paise } from '#platform/money.ts'

export const PROVIDERS = ['simulator', 'razorpay', 'upi'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** Created, asked for at the bank, paid, refused by the bank, and not answered in time; money may come for any of them. */
export const ORDER_STATES = ['created', 'pending', 'paid', 'failed', 'lapsed'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** For so long a payer is told that the bank is waited for, as intervals of PostgreSQL; whoever reads bank lines by hand needs office days. */
export const WAITED_FOR: Record<ProviderName, string> = { simulator: '2 hours', razorpay: '2 hours', upi: '4 days' }

/** Where a rupee that was entered may be; it is in one of them, and nowhere else. What is `taken-back` was entered wrongly, and never came. */
export const LEDGER_ACCOUNTS = ['applied', 'refund-due', 'refunded', 'dispute', 'taken-back'] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

export const REFUND_STATES = ['due', 'sent', 'done'] as const

export const CURRENCY = 'INR'

/** What a provider says of an order or a payment, in our words. The same `eventId` is the same event, however often it comes. */
export type PaymentEvent = { eventId: string; providerOrderId: string } & (
  | { kind: 'captured'; providerPaymentId: string; amountPaise: Paise; currency: string }
  | { kind: 'pending' }
  | { kind: 'failed'; detail: string }
)

export type CapturedEvent = Extract<PaymentEvent, { kind: 'captured' }>

/** Money that went back past the site: given back by the operator on the provider's own page, or taken by the payer's bank in a dispute that was lost. */
export type GoneEvent = {
  kind: 'gone'
  eventId: string
  by: 'operator' | 'bank'
  /** The order its payment was for, where the provider names it. */
  providerOrderId: string | undefined
  providerPaymentId: string
  /** What the provider calls it. */
  providerReturnId: string
  amountPaise: Paise
}

/** What a provider says of a refund it was asked for, by the id of ours and the attempt it was asked with. */
export type RefundEvent = { eventId: string; refundId: string; attempt: number; detail: string } & (
  | { kind: 'refunded' }
  | { kind: 'refund-failed' }
)
