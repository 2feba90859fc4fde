import type { AgeBands } from '#domain/catalogue/package.ts'
import type { Party } from '#domain/party/party.ts'

/** How a package sees a party: `young` are under eighteen and pay as adults; children include the older infants, who are charged alike. */
export type Travellers = { adults: number; young: number; children: number; olderInfants: number; infants: number }

/** A party by the age bands of a package; undefined when somebody is younger than it takes. Ages are completed years on the departure date. */
export function travellersOf({ adults, ages }: Party, bands: AgeBands): Travellers | undefined {
  if (ages.some((age) => age < bands.youngest)) return undefined
  const under = (limit: number) => ages.filter((age) => age < limit).length
  const infants = under(bands.infantUnder)
  const olderInfants = under(bands.olderInfantUnder) - infants
  const children = under(bands.adultFrom) - infants
  return { adults, young: ages.length - infants - children, children, olderInfants, infants }
}

/** How many count for the size of a group: everybody but infants (reference PRICING §4.4). */
export function groupOf({ adults, young, children }: Travellers): number {
  return adults + young + children
}
