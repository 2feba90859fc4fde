import { AT_THE_FOOT, kindThere, LOW_M } from '#domain/media/recipes/belongs.ts'
import { FAME } from '#domain/media/recipes/fame.ts'
import type { PosterKind } from '#art/kind.ts'
import { LAND, REGION_OF } from '#domain/media/recipes/regions.ts'
import { kindsOfSight } from '#domain/media/recipes/sight-kinds.ts'
import { isToldAt, typesSaid } from '#domain/media/recipes/told.ts'
import { onTrail } from '#domain/media/recipes/trails.ts'
import { SIGHTS, TYPES, type Rule } from '#domain/media/recipes/terrain.ts'

/** What the artist needs to know of a place (or trek, or package) to choose how to draw it. */
export type PlaceNature = {
  slug: string
  name: string
  /** Words for what it is: 'beach', 'hill-station', 'pilgrimage', a trek's tags, a circuit's themes. */
  types: string[]
  /** ISO 3166-2, as 'IN-KL'. */
  stateCode: string
  altitudeM?: number
  /** Of a journey: it is walked, so its trail is drawn. */
  onFoot?: boolean
  /** The months (1 to 12) it is best in. */
  months: number[]
  /** Kinds of sights there: 'fort', 'temple', 'ghat', 'national-park'. */
  attractionTypes: string[]
  /** In words: first what stands beside its picture, then its sights; what is loud in a picture has to be told here. Of a journey its summary. */
  told?: string[]
  /** Of a sight, what kind it is: it is drawn as what is true of that. */
  sight?: string
  /** The addresses of its sights, the best known first; its own if it is one. */
  sights?: string[]
}

const HIGH_M = 2600

/** How well each kind of landscape tells a place: only kinds worth drawing, heavier is better. */
export function weighKinds(place: PlaceNature): Map<PosterKind, number> {
  const own = place.sight === undefined ? undefined : kindsOfSight({ ...place, type: place.sight })
  return own ? new Map(own.map((kind, at) => [kind, OWN_WEIGHT / 3 ** at])) : weighLand(place)
}

/** The best of what a sight may be drawn as outweighs the next, however the slug leans. */
const OWN_WEIGHT = 10

function weighLand(place: PlaceNature): Map<PosterKind, number> {
  const state = place.stateCode.replace(/^IN-/, '')
  const region = REGION_OF.get(state) ?? 'plains'
  const found = new Map<PosterKind, number>()
  function add(rule: Rule | undefined, share = 1): void {
    const weights = typeof rule === 'function' ? rule(state, region) : (rule ?? {})
    for (const [kind, weight] of Object.entries(weights) as [PosterKind, number][]) {
      if (weight > 0) found.set(kind, (found.get(kind) ?? 0) + weight * share)
    }
  }
  add(LAND[region])
  place.types.forEach((type, i) => add(TYPES[type], i === 0 ? 1 : 0.8))
  for (const type of typesSaid(place)) add(TYPES[type], place.types.includes(type) ? 0.5 : 1)
  for (const [type, times] of tally(place.attractionTypes)) add(SIGHTS[type], Math.min(2, 0.7 + 0.3 * times))
  add(FAME[place.slug])
  if ((place.altitudeM ?? 0) > HIGH_M) add({ snow: 3, meadow: 3 })
  const there = atItsHeight(whereTheyBelong(found, place), place)
  for (const kind of there.keys()) if (!isToldAt(kind, place)) there.delete(kind)
  return place.onFoot ? onTrail(there, place) : there
}

// What stands in for another kind tells the place less than what is there, unless it is of the same country and faith.
const STAND_IN_SHARE = 0.1
const AS_TELLING: readonly PosterKind[] = ['vihara', 'terraces', 'rockcut', 'saltdesert', 'scarp']

function whereTheyBelong(found: Map<PosterKind, number>, place: PlaceNature): Map<PosterKind, number> {
  const there = new Map<PosterKind, number>()
  for (const [kind, weight] of found) {
    const drawn = kindThere(kind, place)
    there.set(
      drawn,
      (there.get(drawn) ?? 0) + (drawn === kind || AS_TELLING.includes(drawn) ? weight : weight * STAND_IN_SHARE),
    )
  }
  return there
}

/** Below these metres a mountain state has no snow to see, and its lakes are among woods. */
const SNOWY: readonly PosterKind[] = ['snow', 'meadow', 'snowvillage', 'terraces', 'monastery']
const WOODED_LAKE_M = 2400

function atItsHeight(
  there: Map<PosterKind, number>,
  { slug, stateCode, types, ...place }: PlaceNature,
): Map<PosterKind, number> {
  const altitudeM = AT_THE_FOOT.includes(slug) ? 0 : place.altitudeM
  if (altitudeM === undefined) return there
  const low = altitudeM < LOW_M && !types.includes('monastery')
  const lower = (kind: PosterKind): PosterKind =>
    kind === 'lake' && altitudeM < WOODED_LAKE_M && stateCode !== 'IN-JK'
      ? 'hilllake'
      : low && SNOWY.includes(kind)
        ? 'forest'
        : kind
  const found = new Map<PosterKind, number>()
  for (const [kind, weight] of there) {
    const drawn = lower(kind)
    found.set(
      drawn,
      (found.get(drawn) ?? 0) + (drawn === 'forest' && kind !== drawn ? weight * STAND_IN_SHARE : weight),
    )
  }
  return found
}

function tally(words: string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}
