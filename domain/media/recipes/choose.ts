import type { PosterHour, PosterKind, PosterRecipe } from '#art/kind.ts'
import { rankHours, sceneOf, seasonOf, type Rains } from '#domain/media/recipes/moods.ts'
import { rankCovers, type Cover, type Halt } from '#domain/media/recipes/cover.ts'
import { compositionOf, findScene, hasTwoPictures, viewsOf, type Scene } from '#domain/media/recipes/scenes.ts'
import { chance, hash } from '#art/strokes/chance.ts'
import { keepsPromise, scenesSaid } from '#domain/media/recipes/promised.ts'
import { GOES_TO } from '#domain/media/recipes/trails.ts'
import { weighKinds, type PlaceNature } from '#domain/media/recipes/telling.ts'

export type { Rains } from '#domain/media/recipes/moods.ts'
export type { PlaceNature } from '#domain/media/recipes/telling.ts'

type WeighedKind = { kind: PosterKind; weight: number }

// The slug leans a little on the scale, so that places of one nature do not all look alike.
function weigh(place: PlaceNature): WeighedKind[] {
  return [...weighKinds(place)]
    .map(([kind, weight]) => ({ kind, weight: weight * (1 + 0.26 * chance(hash(`${place.slug}/${kind}/lean`))()) }))
    .toSorted((a, b) => b.weight - a.weight || a.kind.localeCompare(b.kind))
}

/** The landscapes that tell a place, best first: always at least four, none twice. */
export function rankKinds(place: PlaceNature): PosterKind[] {
  return weigh(place).map(({ kind }) => kind)
}

export type PosterOptions = {
  count: number
  /** Month of travel, 1 to 12. */
  month?: number
  /** What the almanac says of the weather, for a journey with a date on that date. */
  rains: Rains
  /** The halts of a package in order. */
  stops?: PlaceNature[]
  /** First pictures of the packages it often stands beside. */
  beside?: readonly PosterRecipe[]
  width: number
  height: number
}

/**
 * Chooses `count` different posters, or one of each halt. Of a place: its own sights first, then the landscapes that tell it. Of a package: first what its
 * name promises, then its halts in the order of the route, one picture each and more of each where the halts are few; what it shows of a halt is what it
 * visits there. No composition is shown a third time. Where no more tells the halts, four are enough of a package. Deterministic.
 */
export function choosePosters(nature: PlaceNature, options: PosterOptions): PosterRecipe[] {
  const halts = haltsOf(nature, options.stops ?? [])
  const covers = options.stops?.length ? rankCovers(nature, halts, options.beside ?? []) : []
  const [cover, ...others] = covers
  const pictured = ({ place, scene, hour }: Cover) => recipe(nature, place, scene, hour, options)
  const first = cover ? [pictured(cover)] : []
  const albums = halts.map((): PosterRecipe[] => [])
  // What the journey shows where others show its cover.
  const instead = others.find(({ scene }) => cover && compositionOf(scene) !== compositionOf(cover.scene))
  if (instead) albums[halts.findIndex(({ place }) => place.slug === instead.place.slug)]?.push(pictured(instead))
  const begun = [cover, instead].map((one) => one?.place.slug)
  const shown = () => [...first, ...albums.flat()]
  const more = instead && instead.place.slug === cover?.place.slug ? 1 : 0
  const wanted = Math.max(options.count, Math.min(halts.length, MOST_HALTS) + more)
  // The cover is its halt's own picture: the first round passes that halt over.
  let due = halts.filter(({ place }) => !begun.includes(place.slug))
  let added = true
  while (added && shown().length < wanted) {
    added = due.length < halts.length
    for (const halt of due) {
      if (shown().length >= wanted) break
      const next = nextPoster(nature, halt, shown(), options)
      if (next) albums[halts.indexOf(halt)]?.push(next)
      added ||= next !== undefined
    }
    due = halts
  }
  return shown()
}

const MOST_HALTS = 12
/** A gallery of so many shows nothing only to have more. */
const ENOUGH = 4
const UNLIKE = 3

// A kind this much lighter than the best one no longer tells the place; another hour of a good one does it better.
const TELLING_SHARE = 0.27

function tellingKinds(weighed: WeighedKind[], share = TELLING_SHARE): PosterKind[] {
  const least = (weighed[0]?.weight ?? 0) * share
  return weighed.filter(({ weight }) => weight >= least).map(({ kind }) => kind)
}

function scenesOf(place: PlaceNature, kinds: PosterKind[], named = place): Scene[] {
  const sights = (place.sights ?? []).flatMap((slug) => findScene(slug) ?? [])
  const [seen, again] = [0, 1].map((view) => kinds.flatMap((kind) => viewsOf(sceneAt(kind, named))[view] ?? []))
  return [...sights, ...(seen ?? []), ...(again ?? [])]
}

function sceneAt(kind: PosterKind, named: PlaceNature): Scene {
  const feature = sceneOf(kind, named)
  return feature === undefined ? { kind } : { kind, feature }
}

// The themes of a package lean on what is shown of a halt; a halt come back to is shown once.
function haltsOf(nature: PlaceNature, stops: PlaceNature[]): Halt[] {
  if (!stops.length) return [{ place: nature, scenes: scenesOf(nature, tellingKinds(weigh(nature))) }]
  const themes = weighKinds({ ...nature, attractionTypes: [] })
  const seen = stops.filter((stop, i) => stops.findIndex(({ slug }) => slug === stop.slug) === i)
  return seen.map((place) => {
    const kinds = weigh(onFootFrom(place, nature))
      .map(({ kind, weight }) => ({ kind, weight: weight + Math.min(weight, themes.get(kind) ?? 0) }))
      .toSorted((a, b) => b.weight - a.weight)
    const named = { ...place, name: `${nature.name} ${place.name}` }
    return { place, scenes: scenesOf(place, tellingKinds(kinds), named).flatMap((scene) => bothScenes(scene, place)) }
  })
}

/** A place as those see it who set out from it on foot: by the trail. */
function onFootFrom(place: PlaceNature, { name, onFoot, types, altitudeM, told }: PlaceNature): PlaceNature {
  return onFoot
    ? {
        ...place,
        onFoot,
        types: [...types, ...place.types.filter((type) => !(type in GOES_TO))],
        altitudeM: altitudeM ?? place.altitudeM ?? 0,
        ...(told && place.told ? { told: [...place.told, name, ...told] } : {}),
      }
    : place
}

/** A kind that promises neither of its two pictures is shown in both, the slug saying which is first. */
function bothScenes(scene: Scene, { slug }: PlaceNature): Scene[] {
  const isSettled = scene.sight !== undefined || scene.view !== undefined || scene.feature !== undefined
  if (isSettled || !hasTwoPictures(scene.kind)) return [scene]
  const first = chance(hash(`${slug}/${scene.kind}/first`))() < 0.5
  return [first, !first].map((feature) => ({ ...scene, feature }))
}

// First what tells the halt and was not shown, then that at another hour, and only then what its country has besides.
function nextPoster(nature: PlaceNature, { place, scenes }: Halt, shown: PosterRecipe[], options: PosterOptions) {
  const times = (scene: Scene) => shown.filter((other) => compositionOf(other) === compositionOf(scene)).length
  const isRoute = (options.stops ?? []).length > 0
  const country = rankKinds(place).flatMap((kind) => viewsOf(sceneAt(kind, place)))
  const land = nature.onFoot ? scenes : isRoute ? country.flatMap((scene) => bothScenes(scene, place)) : country
  const shownNever = (scene: Scene) => times(scene) === 0
  const shownOnce = scenes.filter((scene) => times(scene) === 1)
  const again = [...scenes, ...land].toSorted((a, b) => times(a) - times(b))
  const besides = isRoute && shown.length >= ENOUGH ? [] : [...land.filter(shownNever), ...again]
  // A card needs three that differ to stand in any row.
  const isAlike = new Set(shown.map(compositionOf)).size < UNLIKE
  const anew = isRoute && isAlike ? land.filter(shownNever) : []
  for (const scene of [...scenes.filter(shownNever), ...anew, ...shownOnce, ...besides]) {
    const hour = freeHour(scene, place.slug, shown)
    if (hour) return recipe(nature, place, scene, hour, options)
  }
  return undefined
}

function freeHour(scene: Scene, slug: string, shown: PosterRecipe[]): PosterHour | undefined {
  const free = rankHours(scene.kind, slug).filter((hour) =>
    shown.every((other) => compositionOf(other) !== compositionOf(scene) || other.hour !== hour),
  )
  const unlike = shown.at(-1)?.hour ?? 'night'
  return free.find((hour) => hour !== unlike) ?? free[0]
}

function recipe(
  nature: PlaceNature,
  place: PlaceNature,
  scene: Scene,
  hour: PosterHour,
  { month, rains, width, height }: PosterOptions,
): PosterRecipe {
  const slug = place.slug === nature.slug ? place.slug : `${nature.slug}/${place.slug}`
  const { kind, ...more } = scene
  return { slug, kind, hour, season: seasonOf(kind, place, rains, month), width, height, ...more }
}

/** Posters of things that will stand in a row or grid, in list order: of each what tells it, unlike the three before it where it can be, else at another hour. Deterministic. */
export function spreadPosters(
  places: readonly PlaceNature[],
  options: Omit<PosterOptions, 'count' | 'stops'>,
): PosterRecipe[] {
  const spread: PosterRecipe[] = []
  for (const place of places) spread.push(setApart(tellingPosters(place, options), spread.slice(-ROW)))
  return spread
}

const ROW = 3
// What stands for a place alone has to tell it better than a picture of many.
const TELLING_ALONE = 0.5

/** What tells a place, best first, at each hour: what the words beside it speak of; a sight of its own is not passed over for a landscape they leave out. */
function tellingPosters(place: PlaceNature, options: Omit<PosterOptions, 'count'>): PosterRecipe[] {
  return scenesAsTold(place).flatMap((scene) =>
    rankHours(scene.kind, place.slug).map((hour) => recipe(place, place, scene, hour, { ...options, count: 1 })),
  )
}

function scenesAsTold(place: PlaceNature): Scene[] {
  const sights = (place.sights ?? []).flatMap((slug) => findScene(slug) ?? [])
  const [sight] = sights
  const said = scenesSaid(place.told?.[0] ?? '')
  const land = (share: number) =>
    scenesOf({ ...place, sights: [] }, tellingKinds(weigh(place), share)).flatMap((scene) => bothScenes(scene, place))
  if (sight && (place.sight !== undefined || said.some((scenes) => keepsPromise(scenes, sight)))) return [sight]
  const all = [...sights, ...land(TOLD_SHARE)]
  const kept = said.map((scenes) => all.filter((scene) => keepsPromise(scenes, scene)))
  return kept.find(({ length }) => length > 0) ?? (sight ? [sight] : land(TELLING_ALONE))
}

// What words name need not be what there is most of.
const TOLD_SHARE = 0.15

function setApart(posters: PosterRecipe[], near: PosterRecipe[]): PosterRecipe {
  const unlike = posters.find((one) => near.every((other) => compositionOf(other) !== compositionOf(one)))
  const likeness = (one: PosterRecipe) => near.filter(({ kind, hour }) => kind === one.kind && hour === one.hour).length
  const best = unlike ?? posters.toSorted((a, b) => likeness(a) - likeness(b))[0]
  if (!best) throw new Error('a place that nothing tells')
  return best
}
