import { makeParty } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import type { SearchSentence } from './read-sentence.ts'
import type { Travellers } from './sentence-rule.ts'

/** Less a head than this, in rupees, is meant a head, not for all. */
const LEAST_A_HEAD = 3000

/** Whom prices can be for where a question leaves out the children's ages: each of them is an adult then, who pays no less. */
export function withChildrenCounted(said: Travellers): Pick<Party, 'adults' | 'ages'> {
  const isKnown = said.ages.length === said.children
  return isKnown ? said : { adults: said.adults + said.children, ages: [] }
}

/** Those whose budget a question names ("family of 4 below 1 lakh" is what four pay) or whose ages; undefined where prices are for one adult. */
export function payersOf({
  party: said,
  filters,
  isAHead,
}: Pick<SearchSentence, 'party' | 'filters' | 'isAHead'>): Party | undefined {
  if (!said) return undefined
  const party = withChildrenCounted(said)
  const budget = filters.price?.to
  if (budget === undefined ? party.ages.length === 0 : isAHead || budget / headsOf(party) < LEAST_A_HEAD)
    return undefined
  const made = makeParty(party.adults, party.ages)
  return made.ok ? made.value : undefined
}

/** How many pay and are paid for. */
export function headsOf({ adults, ages }: Pick<Party, 'adults' | 'ages'>): number {
  return adults + ages.length
}
