import type { Package } from '#domain/catalogue/package.ts'
import { legsOf } from './leg.ts'

/** What words call a night, and how the stay that keeps them is named. */
const NIGHTS = [
  { kind: 'tents', said: /\b(?:tents?|canvas|in camp|camping|camp chair)\b/i, kept: /\b(?:tents?|camp)\b/i },
  { kind: 'a houseboat', said: /\bhouseboats?\b/i, kept: /houseboat/i },
  { kind: 'a homestay', said: /\bhomestays?\b/i, kept: /homestay|village hut/i },
  { kind: 'a villa', said: /\bvillas?\b/i, kept: /villa/i },
  { kind: 'a bungalow', said: /\bbungalows?\b/i, kept: /bungalow/i },
  { kind: 'a cottage', said: /\bcottages?\b/i, kept: /cottage/i },
  { kind: 'a suite', said: /\bsuites?\b/i, kept: /suite/i },
] as const
const OF_TAG: Record<string, RegExp> = { camping: NIGHTS[0].kept, houseboat: NIGHTS[1].kept, homestay: NIGHTS[2].kept }
const NO_TENTS = /\bno tents?\b/i
const IN_TENTS = /\b[Tt]ents?\b|\bCamp is at\b/

type StayedPackage = Pick<Package, 'name' | 'summary' | 'tags'> & { itinerary: Package['itinerary'] }

/** Where the name, the summary, a day or a tag speaks of nights the journey does not have. */
export function stayFaults({ name, summary, tags, itinerary }: StayedPackage): string[] {
  const stays = itinerary.flatMap(({ stay }) => stay ?? [])
  const has = (kept: RegExp) => stays.some((stay) => kept.test(stay))
  const words = `${name}. ${summary}`
  const unsaid = NIGHTS.filter(({ said, kept }) => said.test(words.replace(NO_TENTS, '')) && !has(kept))
  const untagged = tags.filter((tag) => OF_TAG[tag] && !has(OF_TAG[tag]))
  const isByBoat = itinerary.some((day) => legsOf(day).some(({ by }) => by === 'boat'))
  return [
    ...unsaid.map(({ kind }) => `The name or summary speaks of ${kind}, and no night is in one.`),
    ...(NO_TENTS.test(words) && has(NIGHTS[0].kept)
      ? ['The summary says there are no tents, and a night is in one.']
      : []),
    ...itinerary.flatMap(({ day, text }, at) => {
      const beds = [itinerary[at - 1]?.stay, itinerary[at]?.stay]
      const isKept = !IN_TENTS.test(text) || beds.some((stay) => NIGHTS[0].kept.test(stay ?? ''))
      return isKept ? [] : [`Day ${day} speaks of tents, and its night is in none.`]
    }),
    ...untagged.map((tag) => `Tagged ${tag}, and no night is of that kind.`),
    ...(tags.includes('ferry') && !isByBoat ? ['Tagged ferry, and no day goes by boat.'] : []),
  ]
}
