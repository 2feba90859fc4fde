import type { PosterKind } from '#art/kind.ts'

type Where = { slug: string; stateCode: string; altitudeM?: number }
/** What is drawn instead of a kind at a place, or undefined where the kind itself belongs. */
type Substitute = (place: Where) => PosterKind | undefined

const stateOf = ({ stateCode }: Where) => stateCode.replace(/^IN-/, '')
const only =
  (slugs: string, instead: (place: Where) => PosterKind): Substitute =>
  (place) =>
    slugs.split(' ').includes(place.slug) ? undefined : instead(place)
const onlyIn =
  (states: string, instead: (place: Where) => PosterKind): Substitute =>
  (place) =>
    states.split(' ').includes(stateOf(place)) ? undefined : instead(place)
const bazaar = (): PosterKind => 'bazaar'

const withoutTigers: Substitute = ({ slug }) =>
  WETLANDS.includes(slug) ? 'saltdesert' : slug === 'jawai' ? 'rockdome' : undefined

/** Towns of a mountain state at the foot of its hills, whose height nobody has told. */
export const AT_THE_FOOT = ['miao', 'pasighat']

/** Below these metres the mountains are out of sight. */
export const LOW_M = 1100

// Some landscapes show a building that stands in one place of the world. They are drawn of those places alone.
const SUBSTITUTES: Partial<Record<PosterKind, Substitute>> = {
  mausoleum: only('agra new-delhi', bazaar),
  oldcity: only('hyderabad bhopal ahmedabad', bazaar),
  cityscape: only('mumbai kolkata', (place) =>
    ['chennai', 'visakhapatnam', 'kochi'].includes(place.slug) ? 'beach' : 'bazaar',
  ),
  lakepalace: only('udaipur', (place) => (['RJ', 'MP', 'GJ', 'UP'].includes(stateOf(place)) ? 'fort' : 'bazaar')),
  stupa: only('sanchi bodh-gaya', () => 'vihara'),
  ruins: only('hampi hospet', (place) =>
    ['TN', 'KA', 'AP', 'TS', 'KL', 'PY'].includes(stateOf(place)) ? 'gopuram' : 'vihara',
  ),
  fort: (place) => (stateOf(place) === 'MH' ? 'scarp' : PLAIN_TOWNS.includes(stateOf(place)) ? 'bazaar' : undefined),
  waterfall: (place) => (PLAIN_TOWNS.includes(stateOf(place)) ? 'bazaar' : undefined),
  cave: only('chhatrapati-sambhajinagar ajanta lonavala', () => 'rockcut'),
  snowvillage: onlyIn('HP', (place) => (stateOf(place) === 'UK' ? 'terraces' : 'meadow')),
  shikhara: (place) => ((place.altitudeM ?? LOW_M) < LOW_M ? undefined : MOUNTAIN_SHRINES[stateOf(place)]),
  hilllake: ({ slug }) => (slug === 'pushkar' ? 'ghats' : undefined),
  monastery: onlyIn('LA HP UK JK SK AR WB', () => 'forest'),
  backwater: onlyIn('KL', () => 'hilllake'),
  bazaar: (place) => TOWNS_IN_FOREST[stateOf(place)],
  rootbridge: onlyIn('ML', () => 'forest'),
  tiger: withoutTigers,
  safari: withoutTigers,
  theyyam: only('kannur', () => 'gopuram'),
  mangrove: (place) => (stateOf(place) === 'AN' || MANGROVE_COASTS.includes(place.slug) ? undefined : 'hilllake'),
  lion: only('sasan-gir', () => 'tiger'),
}

// Towns of the plain, with neither a hill for a fort nor one for a fall.
const PLAIN_TOWNS = ['HR', 'CH']

// Shallow water for birds, where no tiger walks; drawn with its flamingos.
export const WETLANDS = [
  'bharatpur',
  'keoladeo-national-park',
  'sultanpur-national-park',
  'gurugram',
  'chilika',
  'chilika-lake-satapada',
  'zainabad',
  'jamnagar',
  'wild-ass-sanctuary',
]

const MANGROVE_COASTS = [
  'bhitarkanika',
  'gosaba',
  'chilika',
  'chidambaram',
  'pichavaram-mangroves',
  'sundarbans-national-park',
]

const TOWNS_IN_FOREST: Record<string, PosterKind | undefined> = {
  HP: 'deodar',
  UK: 'deodar',
  JK: 'deodar',
  SK: 'deodar',
  AR: 'deodar',
  LA: 'monastery',
}

// The shrine under the snows is a temple of Garhwal; other mountains have other gods' houses.
const MOUNTAIN_SHRINES: Record<string, PosterKind | undefined> = {
  HP: 'snowvillage',
  JK: 'snow',
  LA: 'monastery',
  SK: 'monastery',
  AR: 'monastery',
}

/** The kind that may be drawn of a place in the stead of another: the kind itself, or the landscape about it. */
export function kindThere(kind: PosterKind, place: Where): PosterKind {
  const instead = SUBSTITUTES[kind]?.(place)
  return instead === undefined ? kind : kindThere(instead, place)
}
