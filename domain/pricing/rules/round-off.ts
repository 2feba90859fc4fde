import type { PriceRule } from '#domain/pricing/sum.ts'
import { roundOff as toTheRupee } from '#domain/tax/gst.ts'
import { formatPaise } from '#platform/money.ts'

/** The total goes to the nearest rupee, and what that adds or takes is said on its own (reference PRICING §4.1). */
export const roundOff: PriceRule = {
  reckon: (sum) => {
    if (sum.taxRules.roundTo === 'paisa') return undefined
    const { roundOffPaise, totalPaise } = toTheRupee(sum.totalPaise)
    sum.roundOffPaise = roundOffPaise
    sum.totalPaise = totalPaise
    return undefined
  },
  tell: ({ trace }, { roundOffPaise, totalPaise }) => {
    if (roundOffPaise !== 0) trace.push(`Rounded to the rupee: ${formatPaise(roundOffPaise)}.`)
    trace.push(`In all: ${formatPaise(totalPaise)}.`)
  },
}
