import type { PriceGrid } from '#domain/catalogue/package.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { TaxLine } from '#domain/tax/gst.ts'
import type { PaymentPart } from '#domain/pricing/payment-plan.ts'
import type { PricedCell } from './cells.ts'
import type { Asked, NotQuoted } from './asked.ts'
import type { RoomPlan } from './rooms.ts'
import type { TaxRules } from '#domain/tax/tax-rules.ts'

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
}

/** A tax of a quote: GST, or income tax collected on a journey abroad. */
export type QuoteTax = TaxLine | { tax: 'TCS'; percent: number; paise: Paise }

/** A quote in the making, as one rule hands it to the next. */
export type Draft = {
  request: Asked
  taxRules: TaxRules
  grid: PriceGrid
  startsOn: CalendarDate | undefined
  rooms: RoomPlan | undefined
  lines: QuoteLine[]
  taxablePaise: Paise
  taxes: QuoteTax[]
  roundOffPaise: Paise
  totalPaise: Paise
  payments: PaymentPart[]
  trace: string[]
}

/** A step of the price: what it adds to the draft, or why there is no price. */
export type PriceRule = (draft: Draft) => Result<Draft, NotQuoted>

/** A draft with something changed and a sentence for each thing that was done. */
export function told(draft: Draft, change: Partial<Draft>, ...sentences: string[]): { ok: true; value: Draft } {
  return done({ ...draft, ...change, trace: [...draft.trace, ...sentences] })
}

/** The plan of a draft whose rooms stand. Throws before they do. */
export function roomsIn({ rooms }: Draft): RoomPlan {
  if (!rooms) throw new Error('rooms come before what is charged for them')
  return rooms
}

/** What lines or taxes come to, in paise. */
export function sumOf(lines: readonly Pick<QuoteLine, 'paise'>[]): Paise {
  return lines.reduce((sum, { paise }) => sum + paise, 0)
}
