import { makeParty } from '#domain/party/party.ts'
import type { Party, Rooms } from '#domain/party/party.ts'
import type { SearchSentence } from './read-sentence.ts'
import type { Travellers } from './sentence-rule.ts'

/** Less a head than this, in rupees, is meant a head, not for all. */
const LEAST_A_HEAD = 3000

/** Whom prices can be for where a question leaves out the children's ages: each of them is an adult then, who pays no less. */
export function withChildrenCounted(said: Travellers): Pick<Party, 'adults' | 'ages'> {
  const isKnown = said.ages.length === said.children
  return isKnown ? said : { adults: said.adults + said.children, ages: [] }
}

/** Those whose budget a question names ("family of 4 below 1 lakh" is what four pay), whose ages or whose rooms: couples share them by twos. Undefined where prices are for one adult. */
export function payersOf({
  party: said,
  filters,
  isAHead,
}: Pick<SearchSentence, 'party' | 'filters' | 'isAHead'>): Party | undefined {
  if (!said) return undefined
  const party = withChildrenCounted(said)
  const budget = filters.price?.to
  const isForOne = party.ages.length === 0 && !said.couples
  if (budget === undefined ? isForOne : isAHead || budget / headsOf(party) < LEAST_A_HEAD) return undefined
  const made = makeParty(party.adults, party.ages, roomsOf(said))
  return made.ok ? made.value : undefined
}

/** Nobody puts two couples into one room of four. */
function roomsOf({ couples }: Travellers): Rooms | undefined {
  return couples === undefined ? undefined : { single: 0, twin: couples, triple: 0, quad: 0 }
}

/** How many pay and are paid for. */
export function headsOf({ adults, ages }: Pick<Party, 'adults' | 'ages'>): number {
  return adults + ages.length
}
