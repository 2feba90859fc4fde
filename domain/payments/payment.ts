import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** The ways whoever pays may be offered: an order is asked for first, and then paid. */
export const OFFERED_WAYS = ['simulator', 'razorpay', 'upi'] as const
export type OfferedWay = (typeof OFFERED_WAYS)[number]

/** The ways money comes past every order, and staff enter it: over the counter, or straight into the operator's account. */
export const DESK_WAYS = ['cash', 'cheque', 'transfer', 'upi-desk'] as const
export type DeskWay = (typeof DESK_WAYS)[number]

export const PROVIDERS = [...OFFERED_WAYS, ...DESK_WAYS] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** What has a line in the operator's own bank account that a person has read there. */
export const BANKED_WAYS = ['upi', 'cheque', 'transfer', 'upi-desk'] as const satisfies ProviderName[]
/** What goes back by a person's hand. */
export const RETURNED_BY_HAND = ['upi', ...DESK_WAYS] as const satisfies ProviderName[]

/** Whether a person entered it at the desk. */
export function isDeskWay(way: ProviderName): way is DeskWay {
  return (DESK_WAYS as readonly ProviderName[]).includes(way)
}

/** Whether a person pays it back, and no gateway. */
export function isReturnedByHand(way: ProviderName): boolean {
  return (RETURNED_BY_HAND as readonly ProviderName[]).includes(way)
}

/** What money goes back by: the gateway that took it, or by a person's hand the operator's bank, in whichever way it came. */
export function goesBackBy(way: ProviderName): ProviderName {
  return isReturnedByHand(way) ? 'transfer' : way
}

/** Created, asked for at the bank, paid, refused by the bank, and not answered in time; money may come for any of them. */
export const ORDER_STATES = ['created', 'pending', 'paid', 'failed', 'lapsed'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** For so long a payer is told that the bank is waited for, as intervals of PostgreSQL; whoever reads bank lines by hand needs office days. */
export const WAITED_FOR: Record<ProviderName, string> = {
  simulator: '2 hours',
  razorpay: '2 hours',
  upi: '4 days',
  cash: '2 hours',
  cheque: '2 hours',
  transfer: '2 hours',
  'upi-desk': '2 hours',
}

/** Where a rupee that was entered may be; it is in one of them, and nowhere else. What is `taken-back` was entered wrongly, and never came. */
export const LEDGER_ACCOUNTS = ['applied', 'refund-due', 'refunded', 'dispute', 'taken-back'] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

export const REFUND_STATES = ['due', 'sent', 'done'] as const

export const CURRENCY = 'INR'

/** What a provider says of an order or a payment, in our words. The same `eventId` is the same event, however often it comes; `cameOn` is the day staff were given it, in India. */
export type PaymentEvent = { eventId: string; providerOrderId: string } & (
  | {
      kind: 'captured'
      providerPaymentId: string
      amountPaise: Paise
      currency: string
      cameOn?: CalendarDate | undefined
    }
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
