import { isOneSlipAway } from '#domain/search/language/common-words.ts'
import { isHindiWord } from '#domain/search/language/hindi-words.ts'
import { allNamesOf } from '#domain/search/language/place-names.ts'
import { REGIONS } from '#domain/search/language/regions.ts'
import type { Region } from '#domain/search/language/regions.ts'
import { soundOf } from '#domain/search/language/sounds.ts'
import { SUBURBS } from '#domain/search/language/suburbs.ts'
import { citySlug } from '#domain/search/lists/choices.ts'
import type { Occasion } from './occasions.ts'
import { openSides } from './sides-of-states.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { distanceKm } from '#platform/geo.ts'
import type { GeoPoint } from '#platform/geo.ts'

/** A city packages leave from, with every address a filter knows it by. */
export type StartCity = { name: string; slugs: readonly string[] }

/** A place somebody wants to be near to, and the ids of the cities that are, itself and the nearest first. */
export type SentencePlace = {
  name: string
  cityIds: readonly string[]
  isRegion?: boolean
  /** The parts of India it is made of: what goes to each of them comes first. */
  parts?: readonly SentencePlace[]
  /** Whether nothing may lie outside: "within 200 km". */
  isAll?: boolean
}

/** The names a sentence may hold. With `sure` no letter may be wrong. */
export type SentenceNames = {
  findStart(phrase: string, how: { sure: boolean }): StartCity | undefined
  /** A large city people live in, whether anything leaves from it or not. */
  findHome(phrase: string, how: { sure: boolean }): StartCity | undefined
  findPlace(phrase: string, how: { sure: boolean }): SentencePlace | undefined
  /** A suburb, a station or a town beside a city, and that city. */
  findSuburb(phrase: string): { name: string; city: string } | undefined
  /** A place and all that lies within so many kilometres of it. */
  findAround?(phrase: string, km: number): SentencePlace | undefined
  /** Whether a phrase is the name of a city or a state. */
  isPlace(phrase: string): boolean
  /** Whether a phrase is the name of a state. */
  isState(phrase: string): boolean
  /** What a word says that is a long word of the name of a place, a sight or a state, or all of it: "goldentemple" is "golden temple". */
  nameRunTogether?(word: string): string | undefined
  /** A part of India that is no state: the North East, Garhwal. */
  findRegion(phrase: string): SentencePlace | undefined
  /** What lies in a part of India, whatever it is called. */
  findWithin?(region: Region): SentencePlace
  /** Festivals and holidays people name instead of a month. */
  occasions?: readonly Occasion[]
  /** What is seldom sold and the name of something published bears. */
  sold?: ReadonlySet<string>
  /** The long weekends to come. */
  longWeekends?: readonly DateSpan[]
  /** The day it is, for "next month" and "15 december". */
  today?: CalendarDate
}

/** What the names are made of: cities with their points, and the names of the cities packages leave from. */
export type KnownPlaces = {
  cities: readonly (GeoPoint & {
    id: string
    name: string
    altNames: readonly string[]
    types: readonly string[]
    stateCode: string
  })[]
  starts: readonly string[]
  /** The names of the states. */
  states: readonly string[]
  /** The names of sights and kinds of tour. */
  things?: readonly string[]
}

/** Half a day's drive from a large city, an hour or two from anywhere else (as the crow flies). */
const FROM_A_CITY_KM = 200
const FROM_A_PLACE_KM = 90
const SHORTEST_MISTYPED = 5
const SHORTEST_RUN_TOGETHER = 5
const SHORTEST_UNSPOKEN = 8

/** Names made ready for looking up. */
export function openSentenceNames({ cities, starts, states, things = [] }: KnownPlaces): SentenceNames {
  const startOf = lookUpBy(startCities(starts), ({ names }) => names)
  const homeOf = lookUpBy(
    startCities(cities.filter(({ types }) => types.includes('city')).map(({ name }) => name)),
    ({ names }) => names,
  )
  const suburbs = Object.entries(SUBURBS).flatMap(([city, all]) => all.map((name) => ({ name, city })))
  const suburbOf = lookUpBy(suburbs, ({ name }) => [name])
  /** Where one sets off from who lives beside a city: what is itself begun at goes before it, and a slip of the hand behind. */
  const settingOff = (find: typeof startOf) => (phrase: string, sure: boolean) => {
    const city = startOf(phrase, true) ?? startOf(keyOf(suburbOf(phrase, true)?.city ?? ''), true) ?? find(phrase, true)
    return city ?? (sure ? undefined : find(phrase, false))
  }
  const [startFrom, homeAt] = [settingOff(startOf), settingOff(homeOf)]
  const placeOf = lookUpBy(cities, (city) => allNamesOf(city.name, city.altNames))
  const stateOf = lookUpBy(states, (name) => allNamesOf(name))
  const regionOf = lookUpBy(REGIONS, ({ names }) => names)
  const sideNamed = openSides(cities)
  const within = madeOnce((region: Region) => ({
    name: region.name,
    cityIds: citiesIn(region, cities),
    isRegion: true,
  }))
  const around = madeOnce((city: KnownPlaces['cities'][number]) => ({
    name: city.name,
    cityIds: citiesAround(city, cities, reachOf(city)),
  }))
  const known = new Map<string, string[]>()
  const lyingWithin = (city: KnownPlaces['cities'][number], km: number) => {
    const key = `${city.id} ${km}`
    const ids = known.get(key) ?? citiesAround(city, cities, km)
    known.set(key, ids)
    return ids
  }
  const runTogether = new Map(
    [
      ...cities.flatMap((city) => allNamesOf(city.name, city.altNames)),
      ...[...states, ...things].flatMap((name) => allNamesOf(name)),
      ...REGIONS.flatMap(({ names }) => names),
    ].flatMap(wordsToRunTogether),
  )
  return {
    nameRunTogether: (word) => runTogether.get(word),
    findStart: (phrase, { sure }) => startFrom(phrase, sure),
    findHome: (phrase, { sure }) => homeAt(phrase, sure),
    findSuburb: (phrase) => suburbOf(phrase, true),
    isState: (phrase) => stateOf(phrase, true) !== undefined,
    isPlace: (phrase) => stateOf(phrase, true) !== undefined || placeOf(phrase, true) !== undefined,
    findRegion(phrase) {
      const region = regionOf(phrase, true)
      return region ? within(region) : sideNamed(phrase)
    },
    findWithin: within,
    findPlace(phrase, { sure }) {
      const city = placeOf(phrase, sure)
      return city && around(city)
    },
    findAround(phrase, km) {
      const city = placeOf(phrase, true)
      return city && { name: city.name, cityIds: lyingWithin(city, km), isAll: true }
    },
  }
}

/** The words of a name by which others run it together: each that is long enough, and all of it; an a at the end that is not spoken is left out too. */
function wordsToRunTogether(name: string): [run: string, words: string][] {
  const words = foldText(name)
  const long = words.filter((word) => word.length >= SHORTEST_RUN_TOGETHER || word === words[0])
  const runs = [...long.map((word) => [word, word] as const), [words.join(''), words.join(' ')] as const]
  return runs.flatMap(([run, said]): [string, string][] =>
    run.length >= SHORTEST_UNSPOKEN && run.endsWith('a')
      ? [
          [run, said],
          [run.slice(0, -1), said.slice(0, -1)],
        ]
      : [[run, said]],
  )
}

/** The same place may be written in two ways; both addresses count then. */
function startCities(starts: readonly string[]): (StartCity & { names: string[] })[] {
  const known = new Map<string, StartCity & { names: string[]; slugs: string[] }>()
  for (const start of [...new Set(starts)].toSorted()) {
    const names = allNamesOf(start)
    const same = names.map((name) => known.get(keyOf(name))).find(Boolean)
    const city = same ?? { name: start, names: [], slugs: [] }
    city.names.push(...names)
    city.slugs.push(citySlug(start))
    for (const name of names) if (!known.has(keyOf(name))) known.set(keyOf(name), city)
  }
  return [...new Set(known.values())]
}

/** What lies around a place is worked out when it is first asked for. */
function madeOnce<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new Map<Thing, Made>()
  return (thing) => {
    const known = made.get(thing) ?? make(thing)
    made.set(thing, known)
    return known
  }
}

/** The cities of a region, in the order it names them. */
function citiesIn({ states, places }: Region, cities: KnownPlaces['cities']): string[] {
  const named = places.flatMap((place) => cities.filter(({ name }) => keyOf(name) === keyOf(place)))
  const within = states.flatMap((code) => cities.filter(({ stateCode }) => stateCode === code))
  return [...new Set([...named, ...within].map(({ id }) => id))]
}

function reachOf({ types }: KnownPlaces['cities'][number]): number {
  return types.includes('city') ? FROM_A_CITY_KM : FROM_A_PLACE_KM
}

function citiesAround(city: KnownPlaces['cities'][number], cities: KnownPlaces['cities'], reach: number): string[] {
  return cities
    .map((other) => ({ id: other.id, km: distanceKm(city, other) }))
    .filter(({ km }) => km <= reach)
    .toSorted((one, other) => one.km - other.km || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id)
}

/** Finds a thing by a name: as written, by sound, then with one letter wrong. */
function lookUpBy<Thing>(things: readonly Thing[], namesOf: (thing: Thing) => readonly string[]) {
  const byName = new Map<string, Thing>()
  const bySound = new Map<string, Thing>()
  for (const thing of things) {
    for (const name of namesOf(thing)) {
      const key = keyOf(name)
      if (!byName.has(key)) byName.set(key, thing)
      if (!bySound.has(soundsOf(key))) bySound.set(soundsOf(key), thing)
    }
  }
  return (phrase: string, sure: boolean): Thing | undefined => {
    const found = byName.get(phrase) ?? bySound.get(soundsOf(phrase))
    if (found || sure || phrase.length < SHORTEST_MISTYPED || isHindiWord(phrase)) return found
    for (const [name, thing] of byName) if (isOneSlipAway(phrase, name)) return thing
    return undefined
  }
}

function keyOf(name: string): string {
  return foldText(name)
    .map((word) => spellingsOf(word)[0] ?? word)
    .join(' ')
}

function soundsOf(phrase: string): string {
  return phrase.split(' ').map(soundOf).join(' ')
}
