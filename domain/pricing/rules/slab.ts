import { BED_CELLS } from '#domain/pricing/price-cells.ts'
import type { QuoteLine } from '#domain/pricing/bill.ts'
import { slabFor } from '#domain/pricing/group-slab.ts'
import { chargedIn } from '#domain/pricing/sum.ts'
import type { PriceRule } from '#domain/pricing/sum.ts'
import { formatPaise, percentOf } from '#platform/money.ts'

/** From so many people in beds on, everybody in one pays less (reference PRICING §4.3, step 3); the trace says so, since one more may then cost less. */
export const slab: PriceRule = {
  reckon: (sum) => {
    const { cells, beds, prices } = chargedIn(sum)
    sum.slab = slabFor(sum.request.pkg.rates.groupSlabs, beds)
    if (!sum.slab) return undefined
    for (const cell of BED_CELLS)
      sum.peoplePaise -= (cells[cell] ?? 0) * percentOf(prices[cell] ?? 0, sum.slab.percentOff)
    return undefined
  },
  tell: (bill, sum) => {
    const { slab: reached } = sum
    if (!reached) return
    const { fromPeople, percentOff } = reached
    const lines = bill.lines.map((line) => ({ ...line, discountPaise: offLine(line, percentOff) }))
    const paise = lines.reduce((off, { discountPaise }) => off + discountPaise, 0)
    const name = `Group of ${fromPeople} or more, ${percentOff} % off`
    bill.lines = [...lines, { kind: 'slab', name, count: 1, eachPaise: -paise, paise: -paise, discountPaise: 0 }]
    bill.trace.push(
      `You are ${chargedIn(sum).beds} in beds: from ${fromPeople} on everybody in one pays ${percentOff} % less, ${formatPaise(paise)} in all.`,
    )
  },
}

function offLine({ cell, count, eachPaise }: QuoteLine, percent: number): number {
  return BED_CELLS.some((inBed) => inBed === cell) ? count * percentOf(eachPaise, percent) : 0
}
