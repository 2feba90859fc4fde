import type { PriceRule } from '#domain/pricing/sum.ts'
import { roundOff as toTheRupee } from '#domain/tax/gst.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

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
    if (roundOffPaise !== 0) trace.push(roundOffText(roundOffPaise))
    trace.push(`In all: ${formatPaise(totalPaise)}.`)
  },
}

const ROUNDED = 'Rounded to the rupee: '

/** The round-off of a price in words. */
export function roundOffText(paise: Paise): string {
  return `${ROUNDED}${formatPaise(paise)}.`
}

/** Whether a line of a trace tells of the round-off. */
export function isRoundOffText(words: string): boolean {
  return words.startsWith(ROUNDED)
}
