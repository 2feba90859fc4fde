import type { PriceRule } from '#domain/pricing/draft.ts'
import { told } from '#domain/pricing/draft.ts'
import { roundOff as toTheRupee } from '#domain/tax/gst.ts'
import { formatPaise } from '#platform/money.ts'

/** The total goes to the nearest rupee, and what that adds or takes is said on its own (reference PRICING §4.1). */
export const roundOff: PriceRule = (draft) => {
  const { totalPaise: exact, taxRules } = draft
  if (taxRules.roundTo === 'paisa') return told(draft, {}, `In all: ${formatPaise(exact)}.`)
  const rounded = toTheRupee(exact)
  const { roundOffPaise, totalPaise } = rounded
  const sentences = roundOffPaise === 0 ? [] : [`Rounded to the rupee: ${formatPaise(roundOffPaise)}.`]
  return told(draft, rounded, ...sentences, `In all: ${formatPaise(totalPaise)}.`)
}
