import type { PaymentPart } from '#domain/pricing/payment-plan.ts'
import type { Paise } from '#platform/money.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { PricedCell } from './price-cells.ts'
import type { RoomPlan } from './rooms.ts'

/** A line of a quote before tax: `paise` is `count` times `eachPaise`, negative where something is taken off. */
export type QuoteLine = {
  kind: 'person' | 'extra' | 'slab' | 'promotion'
  name: string
  count: number
  eachPaise: Paise
  paise: Paise
  /** Its share of everything taken off, so that what is left of it can be taxed and refunded alone. */
  discountPaise: Paise
  cell?: PricedCell
  /** Of what was taken off, by which promotion. */
  promotionId?: string
  /** Of where they get in, which one. */
  pickupId?: string
}

/** What is written of a price while it is made; the figures stand in its sum. */
export type Bill = {
  readonly request: QuoteRequest
  rooms: RoomPlan | undefined
  lines: QuoteLine[]
  payments: PaymentPart[]
  trace: string[]
}

/** A bill with nothing on it. */
export function emptyBill(request: QuoteRequest): Bill {
  return { request, rooms: undefined, lines: [], payments: [], trace: [] }
}
