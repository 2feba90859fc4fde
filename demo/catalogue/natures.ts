import type { AttractionFact, PlaceFact, StateFact } from '#demo/facts/facts.ts'
import { fameOf, ICONS } from '#demo/places/fame.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import type { PlaceNature } from '#domain/media/recipes/choose.ts'

/** How the poster artist should see a place. */
export function natureOfPlace(place: PlaceFact, sights: readonly AttractionFact[]): PlaceNature {
  const altitudeM = PLACE_ALTITUDES.get(place.slug)
  return {
    slug: place.slug,
    name: place.name,
    types: place.types,
    stateCode: place.stateCode,
    months: place.bestMonths,
    attractionTypes: sights.map(({ type }) => type),
    sights: bestKnown(sights),
    told: [`${place.blurb}.`, ...sights.map(({ name, blurb }) => `${name}. ${blurb}.`)],
    ...(altitudeM === undefined ? {} : { altitudeM }),
  }
}

// The artist knows places by these words; a sight speaks first of itself and then of where it stands.
const TYPE_OF_SIGHT: Record<string, string[]> = {
  fort: ['fort'],
  temple: ['pilgrimage'],
  pilgrimage: ['pilgrimage'],
  'national-park': ['wildlife'],
  wildlife: ['wildlife'],
  'bird-sanctuary': ['wildlife'],
  zoo: ['wildlife'],
  monument: ['monument'],
  lake: ['lake'],
  waterfall: ['waterfall'],
  beach: ['beach'],
  island: ['island'],
  palace: ['heritage'],
  'heritage-site': ['heritage'],
  'heritage-precinct': ['heritage'],
  monastery: ['monastery'],
  'buddhist-site': ['buddhist'],
  valley: ['valley'],
  'mountain-pass': ['pass'],
  glacier: ['glacier'],
  desert: ['desert'],
  canyon: ['canyon'],
  backwater: ['backwater'],
  'tea-estate': ['tea'],
  winery: ['wine'],
  river: ['river'],
}

const TYPES_OF_LAND = new Set([
  'viewpoint',
  'garden',
  'landmark',
  'museum',
  'village',
  'adventure',
  'nature',
  'promenade',
  'market',
  'cave',
  'theme-park',
])

/** So near its place a sight lies as high. */
const BESIDE_KM = 6

/** How the poster artist should see a sight: mostly as what it is, a little as the place around it. */
export function natureOfSight(sight: AttractionFact, place: PlaceFact): PlaceNature {
  const own = TYPE_OF_SIGHT[sight.type] ?? []
  const altitudeM = PLACE_ALTITUDES.get(place.slug)
  return {
    slug: sight.slug,
    name: sight.name,
    types: TYPES_OF_LAND.has(sight.type) || own.length === 0 ? place.types : own,
    stateCode: sight.stateCode,
    months: sight.bestMonths,
    attractionTypes: [sight.type, sight.type, sight.type],
    sight: sight.type,
    sights: [sight.slug],
    told: [`${sight.blurb}.`],
    ...(altitudeM !== undefined && sight.kmFromPlace <= BESIDE_KM ? { altitudeM } : {}),
  }
}

/** How the poster artist should see a state: as the kinds of place it has most of. */
export function natureOfState(
  state: StateFact,
  summary: string,
  places: readonly PlaceFact[],
  sights: readonly AttractionFact[],
): PlaceNature {
  const own = sights.filter(({ stateCode }) => stateCode === state.code)
  return {
    slug: `${state.slug}-state`,
    name: state.name,
    types: mostFrequent(
      places.filter(({ stateCode }) => stateCode === state.code).flatMap(({ types }) => types),
      3,
    ),
    stateCode: state.code,
    months: state.bestMonths,
    attractionTypes: mostFrequent(
      own.map(({ type }) => type),
      3,
    ),
    sights: bestKnown(own),
    told: [summary],
  }
}

// The icons in their own order: what a place is pictured by is not what else is on a list of World Heritage.
const rankOf = ({ slug }: AttractionFact) => (ICONS.includes(slug) ? ICONS.indexOf(slug) : ICONS.length)

const bestKnown = (sights: readonly AttractionFact[]) =>
  sights.toSorted((a, b) => rankOf(a) - rankOf(b) || fameOf(b) - fameOf(a)).map(({ slug }) => slug)

function mostFrequent(words: readonly string[], count: number): string[] {
  const times = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({ word, times: all.length }))
  return times
    .toSorted((a, b) => b.times - a.times || a.word.localeCompare(b.word))
    .slice(0, count)
    .map(({ word }) => word)
}
