import type { PosterHour, PosterKind, PosterRecipe } from '#art/kind.ts'
import { rankHours, sceneOf, seasonOf } from '#domain/media/recipes/moods.ts'
import { chance, hash } from '#art/strokes/chance.ts'
import { weighKinds, type PlaceNature } from '#domain/media/recipes/telling.ts'

export type { PlaceNature } from '#domain/media/recipes/telling.ts'

type Weighed = { kind: PosterKind; weight: number }

// The slug leans a little on the scale, so that places of one nature do not all look alike.
function weigh(place: PlaceNature): Weighed[] {
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
  /** The halts of a package in order; they take turns. */
  stops?: PlaceNature[]
  width: number
  height: number
}

/**
 * Chooses `count` different posters for a place or a package, the most telling first: each of another kind, or when the
 * kinds run out at another hour. Deterministic.
 */
export function choosePosters(nature: PlaceNature, options: PosterOptions): PosterRecipe[] {
  const turns = takeTurns(nature, options.stops ?? [])
  const chosen: PosterRecipe[] = []
  for (let i = 0; chosen.length < options.count; i++) {
    const turn = nextTurn(turns, i, chosen)
    const recipe = turn && nextPoster(nature, turn, chosen, options)
    if (!recipe) break
    chosen.push(recipe)
  }
  return chosen
}

// The stop whose turn it is, or the next one after it that still has an undrawn kind to show.
function nextTurn(turns: Turn[], i: number, chosen: PosterRecipe[]): Turn | undefined {
  const queue = turns.map((_, k) => turns[(i + k) % turns.length])
  const drawn = new Set(chosen.map(({ kind }) => kind))
  return queue.find((turn) => turn?.kinds.some((kind) => !drawn.has(kind))) ?? queue[0]
}

type Turn = { place: PlaceNature; kinds: PosterKind[] }

// A kind this much lighter than the best one no longer tells the place; another hour of a good one does it better.
const TELLING_SHARE = 0.27

function tellingKinds(weighed: Weighed[]): PosterKind[] {
  const least = (weighed[0]?.weight ?? 0) * TELLING_SHARE
  return weighed.filter(({ weight }) => weight >= least).map(({ kind }) => kind)
}

// A package opens with the stop its themes speak of most, then goes on along the route.
function takeTurns(nature: PlaceNature, stops: PlaceNature[]): Turn[] {
  if (!stops.length) return [{ place: nature, kinds: tellingKinds(weigh(nature)) }]
  const themes = weighKinds({ ...nature, attractionTypes: [] })
  const seen = stops.filter((stop, i) => stops.findIndex(({ slug }) => slug === stop.slug) === i)
  const weighed = seen.map((place) => {
    const kinds = weigh(place)
      .map(({ kind, weight }) => ({ kind, weight: weight + Math.min(weight, themes.get(kind) ?? 0) }))
      .toSorted((a, b) => b.weight - a.weight)
    return { place, kinds: tellingKinds(kinds), best: kinds[0]?.weight ?? 0 }
  })
  const first = weighed.reduce((best, turn, i) => (turn.best > (weighed[best]?.best ?? 0) ? i : best), 0)
  return [...weighed.slice(first), ...weighed.slice(0, first)]
}

function nextPoster(
  nature: PlaceNature,
  { place, kinds }: Turn,
  chosen: PosterRecipe[],
  options: PosterOptions,
): PosterRecipe | undefined {
  const unused = kinds.find((kind) => chosen.every((other) => other.kind !== kind))
  const order = unused ? [unused] : [...kinds, ...rankKinds(place)]
  for (const kind of order) {
    const hour = freeHour(kind, place.slug, chosen)
    if (hour) return recipe(nature, place, kind, hour, options)
  }
  return undefined
}

function freeHour(kind: PosterKind, slug: string, chosen: PosterRecipe[]): PosterHour | undefined {
  const free = rankHours(kind, slug).filter((hour) =>
    chosen.every((other) => other.kind !== kind || other.hour !== hour),
  )
  const unlike = chosen.at(-1)?.hour ?? 'night'
  return free.find((hour) => hour !== unlike) ?? free[0]
}

function recipe(
  nature: PlaceNature,
  place: PlaceNature,
  kind: PosterKind,
  hour: PosterHour,
  { month, width, height }: PosterOptions,
): PosterRecipe {
  const slug = place.slug === nature.slug ? place.slug : `${nature.slug}/${place.slug}`
  const named = place.slug === nature.slug ? place : { ...place, name: `${nature.name} ${place.name}` }
  const feature = sceneOf(kind, named)
  const base = { slug, kind, hour, season: seasonOf(kind, place, month), width, height }
  return feature === undefined ? base : { ...base, feature }
}

/**
 * Posters for things that will stand in a row or grid, in list order: each item's own recipe, its hour (and, where the
 * scene is free, its scene) moved so that no two neighbours share kind and hour. Deterministic.
 */
export function spreadNeighbours<T>(items: T[], recipeOf: (item: T) => PosterRecipe): PosterRecipe[] {
  const spread: PosterRecipe[] = []
  for (const item of items) spread.push(setApart(recipeOf(item), spread))
  return spread
}

function setApart(own: PosterRecipe, spread: PosterRecipe[]): PosterRecipe {
  const before = spread.at(-1)
  const near = spread.slice(-4)
  const hours = [own.hour, ...rankHours(own.kind, own.slug).filter((hour) => hour !== own.hour)]
  const clashes = (hour: PosterHour) => near.filter((other) => other.kind === own.kind && other.hour === hour).length
  const open = hours.filter((hour) => !before || before.kind !== own.kind || before.hour !== hour)
  const hour = open.reduce((best, next) => (clashes(next) < clashes(best) ? next : best), open[0] ?? own.hour)
  const moved = { ...own, hour }
  if (before?.kind !== own.kind || own.feature !== undefined) return moved
  return { ...moved, feature: !(before.feature ?? chance(hash(`${before.slug}/${before.kind}/choice`)).odds(0.5)) }
}
