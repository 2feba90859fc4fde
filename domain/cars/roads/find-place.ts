import { slugify } from '#platform/slug.ts'
import type { RoadPlace } from './roads.ts'

const MOST_NEAR = 4
/** As `airportWords` ends. */
const CODE_AFTER = /\(([a-z]{3})\)\s*$/i

/** The place somebody means by a name, another name of it, its address, "name, state" or its airport; a name two places bear alone means the one whose address it is. */
export function findPlaceByWords(places: readonly RoadPlace[], words: string): RoadPlace | undefined {
  const code = CODE_AFTER.exec(words)?.[1]
  if (code) return placeOfAirport(places, code.toLowerCase())
  const [name = '', state] = words.split(',').map(slugify)
  if (name === '') return undefined
  const inState = state ? places.filter(({ stateName }) => slugify(stateName) === state) : places
  return (
    inState.find(({ url }) => url === name) ??
    inState.find((place) => slugify(place.name) === name) ??
    inState.find(({ altNames }) => altNames.some((other) => slugify(other) === name)) ??
    placeOfAirport(inState, name)
  )
}

/** The place an airport stands by, by its IATA code or its name: of several the city, of cities what there is most to say of, then the nearest. */
function placeOfAirport(places: readonly RoadPlace[], words: string): RoadPlace | undefined {
  const name = withoutAirport(words)
  return places
    .filter(
      ({ airport }) =>
        airport && (airport.iata.toLowerCase() === name || withoutAirport(slugify(airport.name)) === name),
    )
    .toSorted((one, other) => rankOfCity(other) - rankOfCity(one) || roadTo(one) - roadTo(other))[0]
}

/** Where no kilometres stand, no road goes to the airport. */
function roadTo({ airport }: RoadPlace): number {
  return airport?.km || Number.MAX_SAFE_INTEGER
}

function rankOfCity({ types }: RoadPlace): number {
  return types.includes('city') ? types.length : 0
}

/** "igi-airport" is "igi", "cochin-international-airport" is "cochin". */
function withoutAirport(slug: string): string {
  return slug.replace(/(-international)?-airport$/, '')
}

/** Places whose name begins with or holds the words, for who typed half of it. */
export function placesLike(places: readonly RoadPlace[], words: string): RoadPlace[] {
  const part = slugify(words)
  if (part.length < 3) return []
  const namesOf = ({ name, altNames }: RoadPlace) => [name, ...altNames].map(slugify)
  const begins = places.filter((place) => namesOf(place).some((name) => name.startsWith(part)))
  const holds = places.filter((place) => !begins.includes(place) && namesOf(place).some((name) => name.includes(part)))
  return [...begins, ...holds].slice(0, MOST_NEAR)
}

/** How a place is written so that it is found again: its name, with the state where another place bears it too. */
export function placeWords(places: readonly RoadPlace[], { id, name, stateName }: RoadPlace): string {
  const found = findPlaceByWords(places, name)
  return found?.id === id ? name : `${name}, ${stateName}`
}

/** An airport as a person is told of it: its name with its IATA code. */
export function airportWords({ name, iata }: NonNullable<RoadPlace['airport']>): string {
  return `${/airport$/i.test(name) ? name : `${name} airport`} (${iata})`
}

/** What a trip can begin or end at, as it is written to be found again: every place, then every airport once. */
export function placeChoices(places: readonly RoadPlace[]): string[] {
  const airports = new Set(places.flatMap(({ airport }) => (airport ? [airportWords(airport)] : [])))
  return [...places.map((place) => placeWords(places, place)), ...[...airports].toSorted()]
}
