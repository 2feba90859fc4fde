import type { PriceRule, QuoteLine } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'
import { choosePromotions, discountText } from '#domain/pricing/promotion.ts'
import type { Discount } from '#domain/pricing/promotion.ts'
import { prorate } from '#domain/pricing/prorate.ts'

/** Early bird, then one coupon, off what people pay after the slab; shared among their lines by largest remainder (reference PRICING §4.3, step 5). */
export const promotions: PriceRule = (draft) => {
  const { promotions: offered = [], bookedOn } = draft.request
  const paise = draft.lines.reduce((sum, line) => sum + leftOf(line), 0)
  const { discounts, notes } = choosePromotions(offered, paise, { bookedOn, startsOn: draft.startsOn })
  const lines = discounts.reduce(takeOff, draft.lines)
  return told(draft, { lines }, ...discounts.map(discountText), ...notes)
}

function takeOff(lines: readonly QuoteLine[], { promotion, paise }: Discount): QuoteLine[] {
  const shares = prorate(paise, lines.map(leftOf))
  const shared = lines.map((line, at) => ({ ...line, discountPaise: line.discountPaise + shares[at]! }))
  const { name } = promotion
  return [...shared, { kind: 'promotion', name, count: 1, eachPaise: -paise, paise: -paise, discountPaise: 0 }]
}

/** What is left of a person's line to take off. */
function leftOf({ kind, paise, discountPaise }: QuoteLine): number {
  return kind === 'person' ? paise - discountPaise : 0
}
