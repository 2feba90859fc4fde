import type { PosterHour, PosterKind, PosterSeason } from '#art/kind.ts'
import { chance, hash } from '#art/strokes/chance.ts'
import { LOW_M, WETLANDS } from '#domain/media/recipes/belongs.ts'
import type { PlaceNature } from '#domain/media/recipes/telling.ts'

/** How likely each kind is painted at dawn, by day, at dusk, by night. */
const MOODS: Record<PosterKind, [dawn: number, day: number, dusk: number, night: number]> = {
  snow: [3, 5, 3, 1],
  deodar: [4, 4, 2, 1],
  tea: [4, 5, 2, 0.5],
  backwater: [4, 4, 3, 0.7],
  beach: [2, 6, 3, 0.6],
  desert: [2, 3, 5, 2],
  fort: [3, 4, 5, 0.8],
  lakepalace: [2, 3, 5, 1.4],
  ghats: [6, 2, 3, 1.4],
  shikhara: [3, 5, 3, 1],
  gopuram: [3, 4, 5, 0.8],
  rainforest: [3, 6, 1.4, 0.6],
  safari: [5, 3, 4, 0.5],
  monastery: [3, 6, 2, 1.2],
  oldcity: [3, 3, 5, 1.2],
  reef: [1.6, 7, 2, 0.6],
  stepwell: [3, 5, 3, 0.5],
  ruins: [4, 4, 4, 0.7],
  tiger: [5, 4, 3, 0.5],
  saltdesert: [2, 3, 4, 4],
  rootbridge: [3, 6, 1.6, 0.5],
  cave: [3, 5, 3, 0.5],
  vineyard: [3, 5, 4, 0.4],
  snowvillage: [3, 5, 3, 2],
  cityscape: [2, 4, 4, 2],
  lake: [4, 5, 3, 0.9],
  meadow: [4, 5, 3, 1.2],
  waterfall: [3, 7, 1.5, 0.4],
  mausoleum: [5, 4, 3, 1.4],
  stupa: [4, 4, 4, 0.8],
  gurudwara: [3, 3, 4, 4],
  church: [3, 5, 3, 0.8],
  mangrove: [4, 4, 4, 0.8],
  coffee: [4, 5, 2, 0.4],
  lion: [5, 3, 4, 0.4],
  bazaar: [3, 4, 4, 1.4],
  vihara: [4, 4, 4, 0.6],
  rockcut: [3, 5, 3, 0.5],
  terraces: [4, 5, 3, 0.8],
  theyyam: [1, 1, 5, 5],
  scarp: [3, 5, 4, 0.6],
  grasshill: [5, 5, 3, 0.4],
  rockdome: [5, 4, 3, 0.5],
  frozenriver: [3, 6, 2, 0.6],
  forest: [4, 6, 2, 0.4],
  hilllake: [4, 5, 3, 0.6],
}

const HOURS = ['dawn', 'day', 'dusk', 'night'] as const

/** The hours of a picture in the order they suit it: by the mood of the landscape, then by the slug. */
export function rankHours(kind: PosterKind, slug: string): PosterHour[] {
  const dice = chance(hash(`${slug}/${kind}/hour`))
  const drawn = HOURS.map((hour, i) => ({ hour, lot: dice() ** (1 / (MOODS[kind][i] ?? 1)) }))
  return drawn.toSorted((a, b) => b.lot - a.lot).map(({ hour }) => hour)
}

/** Whether it rains at a place in a month (1 to 12) of what is painted: the almanac stands above the pictures and knows. */
export type Rains = (place: PlaceNature, month: number) => boolean

const WINTRY: readonly PosterKind[] = ['snow', 'snowvillage']

function goodMonth(place: PlaceNature, rains: Rains): number {
  const { slug, months } = place
  const dry = months.filter((month) => !rains(place, month))
  const open = dry.length ? dry : months
  return open[hash(slug) % Math.max(1, open.length)] ?? 11
}

/** The season painted for a month (1 to 12) of travel; without one, a good month of the place is taken. */
export function seasonOf(kind: PosterKind, place: PlaceNature, rains: Rains, month?: number): PosterSeason {
  const travel = month ?? goodMonth(place, rains)
  const snowbound = place.types.includes('winter-sports') || place.types.includes('winter')
  if (snowbound && WINTRY.includes(kind) && (month === undefined || travel <= 4 || travel >= 11)) return 'winter'
  if (rains(place, travel)) return 'monsoon'
  return [12, 1, 2].includes(travel) ? 'winter' : 'summer'
}

const TRAIN = /viaduct|railway|toy train|train/i

type Promise = (place: PlaceNature) => boolean | undefined

const state =
  (...codes: string[]) =>
  (place: PlaceNature) =>
    codes.includes(place.stateCode.replace(/^IN-/, ''))
const named = (words: RegExp) => (place: PlaceNature) => words.test(`${place.name} ${place.slug}`)
const tells = (words: RegExp) => (place: PlaceNature) => (place.told ?? []).some((told) => words.test(told))
// What stands in one place of the world is told by the address: a name may be that of a journey through other places.
const standsAt = (words: RegExp) => (place: PlaceNature) => words.test(place.slug)
const sights = (type: string) => (place: PlaceNature) =>
  place.attractionTypes.includes(type) || place.types.includes(type)

// Which of a kind's two scenes is true of a place; undefined where both are.
const PROMISES: Partial<Record<PosterKind, Promise>> = {
  safari: (place) =>
    named(/elephant|kaziranga|kabini|periyar|thekkady|corbett/i)(place)
      ? true
      : named(/tiger/i)(place)
        ? false
        : place.told && tells(/elephant/i)(place) !== tells(/tiger/i)(place)
          ? tells(/elephant/i)(place)
          : state('AS', 'KL')(place)
            ? true
            : state('KA', 'TN', 'UK', 'WB', 'OD', 'JH', 'ML')(place)
              ? undefined
              : false,
  deodar: (place) => (named(TRAIN)(place) ? false : sights('heritage-railway')(place) ? undefined : true),
  waterfall: (place) => (named(/dudhsagar/i)(place) || named(TRAIN)(place) ? false : undefined),
  lake: (place) => state('JK')(place) && !named(/trek|great lakes|tarsar|vishansar/i)(place),
  fort: (place) =>
    standsAt(/jodhpur|bundi/)(place) ? true : state('RJ', 'MP', 'UP', 'GJ', 'DL', 'PB')(place) ? undefined : false,
  oldcity: standsAt(/hyderabad|charminar/),
  rainforest: state('ML'),
  cityscape: (place) => !state('WB')(place),
  saltdesert: (place) => (WETLANDS.includes(place.slug) || named(/flamingo|little rann/i)(place) ? false : true),
  backwater: standsAt(/kochi/),
  snow: (place) => (sights('lake')(place) ? true : undefined),
  shikhara: (place) =>
    state('HP', 'UK', 'JK', 'SK', 'LA')(place) && (place.altitudeM ?? LOW_M) >= LOW_M ? true : undefined,
  ghats: (place) => (state('UK', 'HP')(place) ? true : undefined),
  mausoleum: standsAt(/agra|taj/),
  stupa: (place) => !standsAt(/gaya/)(place),
  beach: (place) => (state('AN', 'LD', 'WB')(place) ? false : undefined),
  church: state('GA'),
  stepwell: (place) => !standsAt(/abhaneri|chand-baori/)(place),
  cave: standsAt(/ajanta|sambhajinagar/),
  gurudwara: standsAt(/amritsar|golden/),
}

/** Which of a kind's two scenes a place promises: true the first, false the second, undefined if either is right. */
export function sceneOf(kind: PosterKind, place: PlaceNature): boolean | undefined {
  return PROMISES[kind]?.(place)
}
