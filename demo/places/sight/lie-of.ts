import { EXCURSIONS_OF } from '#demo/packages/days/excursions.ts'
import { isAmongHills } from '#demo/places/zones.ts'
import type { SightStory } from '#demo/places/sight-story.ts'

type Lying = Pick<SightStory, 'sight' | 'place' | 'zone'>

/** What no road leads to. */
const OVER_WATER = new Set(
  `vivekananda-rock-memorial thiruvalluvar-statue neermahal sindhudurg-fort murud-janjira-fort agatti-lagoon ross-and-smith-islands
st-marys-island st-mary-s-island elephanta-caves sundarbans-national-park bhitarkanika-national-park ross-island north-bay-island
bet-dwarka elephant-beach`.split(/\s+/),
)
/** What one walks to from the last room. */
const BEYOND_THE_ROAD = new Set([
  'valley-of-flowers-national-park',
  'hemkund-sahib',
  'phugtal-monastery',
  'amarnath-cave',
  'gaumukh',
])
/** Whose doors or ferries know nothing of first light. */
const BY_DAY = new Set([
  'vivekananda-rock-memorial',
  'thiruvalluvar-statue',
  'jantar-mantar-jaipur',
  'jantar-mantar',
  'doddabetta-peak',
])
const FLAT_FORTS = new Set([
  'junagarh-fort',
  'bidar-fort',
  'warangal-fort',
  'barabati-fort',
  'murud-janjira-fort',
  'sindhudurg-fort',
  'red-fort',
  'agra-fort',
])
/** Roads to the gate of what is straighter on the map, in kilometres one way. */
const KNOWN_ROADS = new Map<string, number>([
  ['rohtang-pass', 51],
  ['longwa-village', 42],
  ['baba-budangiri', 30],
  ['mullayanagiri', 20],
  ['eravikulam-national-park', 13],
  ['guru-shikhar', 15],
  ['kibber-village', 18],
  ['kainchi-dham', 17],
  ['pillar-rocks', 8],
])
const ROAD_PER_KM_OF_PLAIN = 1.25

/** Whether one crosses water to it. */
export function isByBoat({ sight }: Lying): boolean {
  return OVER_WATER.has(sight.slug)
}

/** Whether the last of the way is walked. */
export function isWalkedTo({ sight }: Lying): boolean {
  return BEYOND_THE_ROAD.has(sight.slug)
}

export function isOpenAtDusk({ sight }: Lying): boolean {
  return !BY_DAY.has(sight.slug)
}

export function isOnTheFlat({ sight }: Lying): boolean {
  return FLAT_FORTS.has(sight.slug)
}

/** Kilometres by road from its place, as known or, on a plain, reckoned; undefined in hills, where the map says little of the road. */
export function roadKmTo({ sight, place, zone }: Lying): number | undefined {
  const outing = (EXCURSIONS_OF.get(place.slug) ?? []).find(({ sightSlugs }) => sightSlugs[0] === sight.slug)
  const known = KNOWN_ROADS.get(sight.slug) ?? (outing && outing.km > 0 ? outing.km / 2 : undefined)
  if (known !== undefined) return known
  if (isAmongHills(zone, place)) return undefined
  return sight.kmFromPlace * ROAD_PER_KM_OF_PLAIN
}
