import type { Party } from '#domain/party/party.ts'
import { withChildrenCounted } from '#domain/search/sentences/payers.ts'
import type { Travellers } from '#domain/search/sentences/sentence-rule.ts'

/** Whether prices are for those a question names; where it tells no ages, for as many. */
export function isFor(party: Party | undefined, said: Travellers): boolean {
  if (!party || party.adults + party.ages.length !== said.adults + said.children) return false
  if (said.children === 0) return true
  const isOfTheirAges = said.ages.length === 0 || String(party.ages) === String(oldestFirst(said).ages)
  return party.adults === said.adults && isOfTheirAges
}

/** Whether prices are for those, or for each child of no known age as an adult. */
export function isForAsMany(party: Party | undefined, said: Travellers): boolean {
  const { adults, ages } = withChildrenCounted(said)
  return isFor(party, { adults, ages, children: ages.length }) || isFor(party, said)
}

export function oldestFirst({ adults, ages }: Travellers): Pick<Party, 'adults' | 'ages'> {
  return { adults, ages: ages.toSorted((one, other) => other - one) }
}
