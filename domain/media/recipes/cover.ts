import type { PosterHour, PosterKind, PosterRecipe } from '#art/kind.ts'
import { kindThere } from '#domain/media/recipes/belongs.ts'
import { rankHours, sceneOf } from '#domain/media/recipes/moods.ts'
import { keepsPromise, promisesOf, scenesSaid } from '#domain/media/recipes/promised.ts'
import {
  compositionOf,
  findScene,
  hasTwoPictures,
  subjectOf,
  viewsOf,
  type Scene,
} from '#domain/media/recipes/scenes.ts'
import { isMountainous } from '#domain/media/recipes/regions.ts'
import { isToldAt } from '#domain/media/recipes/told.ts'
import { weighKinds, type PlaceNature } from '#domain/media/recipes/telling.ts'

/** A halt of a route and what may be shown of it, the most telling first. */
export type Halt = { place: PlaceNature; scenes: Scene[] }

/** The first picture of a package: of which halt, what, and when; `rank` is how many others tell it better. */
export type Cover = { place: PlaceNature; scene: Scene; hour: PosterHour; rank: number }

/**
 * What may stand for a package where it is listed, the best first: what its name and its summary promise and its route keeps, else what tells the halt its name names,
 * else the first halt. Of pictures that do equally well, one unlike those `beside` it.
 */
export function rankCovers(nature: PlaceNature, halts: readonly Halt[], beside: readonly PosterRecipe[]): Cover[] {
  const pictures = candidates(nature, halts)
  const likeness = ({ scene, rank }: Cover) =>
    rank +
    (scene.view ? OTHER_VIEW : 0) +
    beside.filter((other) => compositionOf(other) === compositionOf(scene)).length
  const sameHour = (one: Cover) => beside.filter(({ hour }) => hour === one.hour).length
  if (pictures.length === 0) throw new Error(`the package ${nature.slug} has no halt to picture`)
  return pictures.toSorted((a, b) => likeness(a) - likeness(b) || sameHour(a) - sameHour(b))
}

/** The first view stands before the other, and that before what keeps the promise less well, and that before one that is beside it already. */
const OTHER_VIEW = 0.5
const LATER_PROMISE = 0.6

function candidates(nature: PlaceNature, halts: readonly Halt[]): Cover[] {
  const places = halts.map(({ place }) => place)
  const kept = promisesOf(nature.name, nature.told?.[0])
    .map((scenes) => coversOf(nature, places, scenes))
    .find((covers) => covers.length > 0)
  if (kept) return asSaid(nature, kept)
  const at = ({ place }: Halt) => nature.name.toLowerCase().indexOf(place.name.toLowerCase())
  const named = halts.filter((halt) => at(halt) >= 0).toSorted((a, b) => at(a) - at(b))
  const [best] = [...named, ...halts]
  if (!best) return []
  const scenes = scenesAbove(nature, best)
  const tellings = [...new Set(scenes.map(subjectOf))].slice(0, nature.onFoot ? 1 : TELLING_MOST)
  return scenes.flatMap((scene) => {
    const rank = tellings.indexOf(subjectOf(scene))
    return rank < 0 ? [] : atGoodHours(best.place, scene, rank)
  })
}

/** Of pictures that keep a promise those behind which the words under the name leave out. */
function asSaid(nature: PlaceNature, covers: Cover[]): Cover[] {
  const said = scenesSaid(nature.told?.[0] ?? '')
  const isSaid = ({ scene }: Cover) => said.some((scenes) => keepsPromise(scenes, scene))
  return covers.some(isSaid) ? covers.map((one) => (isSaid(one) ? one : { ...one, rank: one.rank + UNSAID })) : covers
}

const UNSAID = 10

/** Of a journey that climbs high above its halt first what is up there. */
function scenesAbove(nature: PlaceNature, { place, scenes }: Halt): Scene[] {
  if ((nature.altitudeM ?? 0) < (place.altitudeM ?? 0) + CLIMB_M) return scenes
  const above = weighKinds({ ...nature, attractionTypes: [] })
  return scenes.toSorted((a, b) => (above.get(b.kind) ?? 0) - (above.get(a.kind) ?? 0))
}

const CLIMB_M = 1200

/** So many of a halt's scenes tell it well enough to stand for a journey. */
const TELLING_MOST = 2
const GOOD_HOURS = 3

function atGoodHours(place: PlaceNature, scene: Scene, rank = 0): Cover[] {
  return rankHours(scene.kind, place.slug)
    .slice(0, GOOD_HOURS)
    .map((hour) => ({ place, scene, hour, rank }))
}

/** Scenes at the halts where they are true: at one that only the journey makes them true of, where no halt shows any by itself. */
function coversOf(nature: PlaceNature, places: readonly PlaceNature[], scenes: readonly Scene[]): Cover[] {
  const pictures = scenes.flatMap((scene, at) =>
    picturesOf(nature, places, scene).map((pictured) => ({ ...pictured, rank: at * LATER_PROMISE })),
  )
  const own = pictures.filter(({ place, scene }) => tellsHalt(place, scene))
  return (own.length > 0 ? own : pictures).flatMap(({ place, scene, rank }) =>
    (sightAt(place, scene) ? [scene] : viewsOf(scene)).flatMap((view) => atGoodHours(place, view, rank)),
  )
}

type PicturedCover = Pick<Cover, 'place' | 'scene'>

/** A scene at every halt that visits it as a sight, else at the one it tells most: where there is much of it, and little else. */
function picturesOf(nature: PlaceNature, places: readonly PlaceNature[], scene: Scene): PicturedCover[] {
  const at = (find: (place: PlaceNature) => Scene | undefined) =>
    places
      .map((place) => ({ place, scene: find(place) }))
      .filter((one): one is PicturedCover => one.scene !== undefined)
  const visited = at((place) => sightAt(place, scene))
  if (visited.length > 0) return visited
  const weight = ({ place }: PicturedCover) => {
    const kinds = weighKinds(place)
    return (kinds.get(scene.kind) ?? 0) ** 2 / Math.max(...kinds.values())
  }
  const land = at((place) => landscapeOn(nature, place, scene))
  return land
    .toReversed()
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 1)
}

/** Whether a picture is true of a halt by itself, not only of the journey through it. */
export function tellsHalt(place: PlaceNature, scene: Scene): boolean {
  return sightAt(place, scene) !== undefined || weighKinds(place).has(scene.kind)
}

function sightAt(place: PlaceNature, scene: Scene): Scene | undefined {
  const visited = (place.sights ?? []).flatMap((slug) => findScene(slug) ?? [])
  return visited.find((one) => compositionOf(one) === compositionOf(scene))
}

/** A landscape that the place is made of, or the journey through it where that may lend it one. */
function landscapeOn(nature: PlaceNature, place: PlaceNature, scene: Scene): Scene | undefined {
  const here = scene.sight ? undefined : landscapeAt(scene, { ...place, name: `${nature.name} ${place.name}` })
  const isHere = nature.onFoot ? ON_A_TRAIL.includes(scene.kind) : true
  const isMadeOf = (isHere && weighKinds(place).has(scene.kind)) || mayLend(nature, place, scene.kind)
  return here && isMadeOf && compositionOf(here) === compositionOf(scene) ? here : undefined
}

/** What one walks to from a place, though it is no trail. */
const ON_A_TRAIL: readonly PosterKind[] = ['rootbridge', 'lake']

/** What is about most places of the lower hills and plains, and so at a halt where a journey speaks of it. */
const LENT: readonly PosterKind[] = ['waterfall', 'forest', 'hilllake', 'tiger']
const LENT_BELOW: readonly PosterKind[] = [...LENT, 'grasshill', 'rockdome', 'bazaar', 'tea']

function mayLend(nature: PlaceNature, place: PlaceNature, kind: PosterKind): boolean {
  if (nature.onFoot) return weighKinds({ ...nature, stateCode: place.stateCode }).has(kind)
  const lent = isMountainous(place.stateCode) ? LENT : LENT_BELOW
  return lent.includes(kind) && isToldAt(kind, nature) && (place.altitudeM ?? 0) < HIGH_M
}

const HIGH_M = 2400

/** A landscape in the one of its two scenes that is true there, if either is. */
function landscapeAt(scene: Scene, named: PlaceNature): Scene | undefined {
  if (kindThere(scene.kind, named) !== scene.kind) return undefined
  const asked = sceneOf(scene.kind, named)
  if (asked !== undefined)
    return scene.feature === undefined || scene.feature === asked ? { ...scene, feature: asked } : undefined
  return scene.feature !== true || hasTwoPictures(scene.kind) ? scene : undefined
}
