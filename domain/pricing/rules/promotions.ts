import { seatsFor } from '#domain/party/party.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import { choosePromotions, discountText } from '#domain/pricing/promotion.ts'
import type { Discount } from '#domain/pricing/promotion.ts'
import { prorate } from '#domain/pricing/prorate.ts'
import type { PriceRule } from '#domain/pricing/sum.ts'

/** Early bird, then one coupon, off what people pay after the slab; shared among their lines by largest remainder (reference PRICING §4.3, step 5). */
export const promotions: PriceRule = {
  reckon: (sum) => {
    const { promotions: offered, bookedOn, promotedOn = bookedOn, party, pkg } = sum.request
    if (!offered) return undefined
    const people = seatsFor(party, { infantsHaveSeats: pkg.infantsHaveSeats ?? false })
    const chosen = choosePromotions(offered, sum.peoplePaise, { bookedOn: promotedOn, startsOn: sum.startsOn, people })
    sum.discounts = chosen.discounts
    sum.notes = chosen.notes
    for (const { paise } of chosen.discounts) sum.peoplePaise -= paise
    return undefined
  },
  tell: (bill, { discounts, notes }) => {
    bill.lines = discounts.reduce(takeOff, bill.lines)
    bill.trace.push(...discounts.map(discountText), ...notes)
  },
}

function takeOff(lines: readonly QuoteLine[], { promotion, paise }: Discount): QuoteLine[] {
  const shares = prorate(paise, lines.map(leftOf))
  const shared = lines.map((line, at) => ({ ...line, discountPaise: line.discountPaise + shares[at]! }))
  const { id: promotionId, name } = promotion
  const line = { kind: 'promotion' as const, name, promotionId, count: 1, discountPaise: 0 }
  return [...shared, { ...line, eachPaise: -paise, paise: -paise }]
}

/** What is left of a person's line to take off. */
function leftOf({ kind, paise, discountPaise }: QuoteLine): number {
  return kind === 'person' ? paise - discountPaise : 0
}
