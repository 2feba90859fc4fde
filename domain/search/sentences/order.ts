import type { PackageSort } from '#domain/catalogue/package-sort.ts'
import { phraseEnd, phrases } from './phrases.ts'
import type { Rule } from './sentence-rule.ts'

const ORDERS: readonly [ReturnType<typeof phrases>, string, PackageSort][] = [
  [
    phrases(
      'cheapest first, cheap and best, cheapest, cheap, lowest price first, lowest price, low price, lowest cost, low cost, low budget, budget friendly, pocket friendly, easy on the pocket, light on the pocket, on a budget, on a tight budget, on tight budget, tight budget, small budget, limited budget, student budget, students budget, backpacker budget, budget trip, budget tour, shoestring, on a shoestring, kam budget, kam kharche, kam kharcha, affordable, economical, inexpensive, sabse sasta, sabse sasti, sabse saste, sasta, sasti, saste, kam daam, kam paise',
    ),
    'Cheapest first',
    'price',
  ],
  [
    phrases(
      'most expensive, costliest, priciest, highest price first, highest price, sabse mehenga, sabse mehengi, sabse mehenge, sabse mahenga, sabse mehnga, sabse mehngi, sabse mehnge, sabse mahanga, sabse mahangi, sabse mahange',
    ),
    'Highest price first',
    'price-desc',
  ],
  [
    phrases(
      'shortest first, shortest, fewest days, least days, sabse chhota, sabse chhoti, sabse chhote, sabse chota, sabse choti, sabse chote, sabse kam din',
    ),
    'Shortest first',
    'days',
  ],
  [
    phrases(
      'longest first, longest, most days, sabse lamba, sabse lambi, sabse lambe, sabse zyada din, sabse jyada din',
    ),
    'Longest first',
    'days-desc',
  ],
]
/** A sight may be the longest of its kind; a journey to it need not be. */
const SIGHTS = phrases('beach, bridge, sea bridge, sea link, river, wall, cave, tunnel, ropeway, zipline, zip line')

/** In what order: "cheapest", "longest trek", "sabse sasta", "सस्ता". */
export const readOrder: Rule = (tokens, at) => {
  for (const [said, says, sort] of ORDERS) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined && phraseEnd(tokens, end, SIGHTS) === undefined) return { key: 'sort', says, sort, end }
  }
  return undefined
}
