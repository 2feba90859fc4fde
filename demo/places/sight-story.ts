import type { AttractionFact, DemoFacts, PlaceFact } from '#demo/facts/facts.ts'
import { directionTo, straightKm } from './compass.ts'
import { fameOf } from './fame.ts'
import { isRoundabout, knownRoadKm } from './place-story.ts'
import { MOUNTAIN_ZONES, zoneOf } from './zones.ts'
import type { Zone } from './zones.ts'

/** A sight with its place and the sights around it. */
export type SightStory = {
  sight: AttractionFact
  place: PlaceFact
  zone: Zone
  /** Where it lies from its place: "north-east". */
  direction: string
  companions: { sight: AttractionFact; km: number }[]
}

const COMPANION_KM = 30
/** In mountains and among islands a short line on the map may be a long day. */
const ROUGH_KM = 8
const ROUGH_ZONES = new Set<Zone>([...MOUNTAIN_ZONES, 'andaman', 'lakshadweep'])

/** The stories of all sights, in the order of the facts. */
export function tellSights(facts: DemoFacts): SightStory[] {
  const places = new Map(facts.places.map((place) => [place.slug, place]))
  const roadKm = knownRoadKm(facts)
  return facts.attractions.map((sight) => {
    const place = places.get(sight.placeSlug)
    if (!place) throw new Error(`${sight.slug} stands in ${sight.placeSlug}, which is no place`)
    const zone = zoneOf(place)
    return {
      sight,
      place,
      zone,
      direction: directionTo(place, sight),
      companions: companionsOf(sight, zone, facts.attractions, roadKm),
    }
  })
}

function companionsOf(
  sight: AttractionFact,
  zone: Zone,
  all: AttractionFact[],
  roadKm: ReturnType<typeof knownRoadKm>,
): SightStory['companions'] {
  return all
    .filter(({ slug }) => slug !== sight.slug)
    .map((other) => ({ sight: other, km: straightKm(sight, other) }))
    .filter(
      ({ km, sight: other }) =>
        km <= (ROUGH_ZONES.has(zone) ? (other.placeSlug === sight.placeSlug ? ROUGH_KM * 2 : ROUGH_KM) : COMPANION_KM),
    )
    .filter(
      ({ km, sight: other }) => !isRoundabout(roadKm({ slug: sight.placeSlug }, { slug: other.placeSlug }), km + 8),
    )
    .toSorted((a, b) => a.km - b.km || fameOf(b.sight) - fameOf(a.sight))
    .slice(0, 3)
}
