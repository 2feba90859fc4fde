import { phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

const CHEAPEST = phrases(
  'cheapest first, cheap and best, cheapest, cheap, lowest price first, lowest price, low price, lowest cost, low cost, low budget, budget friendly, affordable, economical, inexpensive, sabse sasta, sabse sasti, sabse saste, sasta, sasti, saste, kam daam, kam paise',
)

/** In what order: "cheapest", "sabse sasta", "सस्ता". */
export const readOrder: Rule = (tokens, at) => {
  const end = phraseEnd(tokens, at, CHEAPEST)
  return end === undefined ? undefined : { key: 'sort', says: 'Cheapest first', sort: 'price', end }
}
