import { titled } from '#domain/search/lists/choices.ts'
import type { GeoPoint } from '#platform/geo.ts'
import { STATE_NAMES, stateNamed } from '#platform/state-names.ts'

type City = GeoPoint & { id: string; stateCode: string }
type SideOfState = { name: string; cityIds: string[]; isRegion: true }
type Side = { axis: 'lat' | 'lon'; isAbove: boolean }

const NORTH: Side = { axis: 'lat', isAbove: true }
const SOUTH: Side = { axis: 'lat', isAbove: false }
const EAST: Side = { axis: 'lon', isAbove: true }
const WEST: Side = { axis: 'lon', isAbove: false }
const SIDES: Readonly<Record<string, Side>> = {
  north: NORTH,
  northern: NORTH,
  uttari: NORTH,
  south: SOUTH,
  southern: SOUTH,
  dakshin: SOUTH,
  dakshini: SOUTH,
  east: EAST,
  eastern: EAST,
  purvi: EAST,
  poorvi: EAST,
  west: WEST,
  western: WEST,
  paschim: WEST,
  paschimi: WEST,
}
/** "Up" and "mp" are said for states; other two letters are words. */
const SHORT = new Set(['up', 'mp', 'hp', 'ap'])
const SHORTEST = 4
/** With fewer places a state has no sides. */
const FEWEST_PLACES = 4
/** "North Sikkim" and "South Goa" are districts, and found by their names. */
const OF_DISTRICTS = new Set(['IN-SK', 'IN-GA', 'IN-AN', 'IN-DL'])

/** "Eastern Arunachal", "north gujarat": the places on that side of the middle between the outermost ones of a state; undefined where a phrase names no side of one, or all of it is one place. */
export function openSides(cities: readonly City[]): (phrase: string) => SideOfState | undefined {
  const byState = Map.groupBy(cities, ({ stateCode }) => stateCode)
  const known = new Map<string, SideOfState | undefined>()
  return (phrase) => {
    const [first = '', ...rest] = phrase.split(' ')
    const side = SIDES[first]
    const state = rest.join(' ')
    // "West Bengal" is all of a state.
    if (!side || !(state.length >= SHORTEST || SHORT.has(state)) || stateNamed(phrase)) return undefined
    const code = stateNamed(state)
    if (!code || OF_DISTRICTS.has(code)) return undefined
    if (!known.has(phrase))
      known.set(phrase, placesOn(side, byState.get(code) ?? [], `${titled(first)} ${STATE_NAMES[code]}`))
    return known.get(phrase)
  }
}

function placesOn({ axis, isAbove }: Side, cities: readonly City[], name: string): SideOfState | undefined {
  if (cities.length < FEWEST_PLACES) return undefined
  const along = cities.map((city) => city[axis])
  const middle = (Math.min(...along) + Math.max(...along)) / 2
  const there = cities.filter((city) => city[axis] > middle === isAbove)
  // The outermost first: nobody doubts that they are meant.
  const outermost = there.toSorted((one, other) => Math.abs(other[axis] - middle) - Math.abs(one[axis] - middle))
  return { name, cityIds: outermost.map(({ id }) => id), isRegion: true }
}
