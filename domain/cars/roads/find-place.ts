import { slugify } from '#platform/slug.ts'
import type { RoadPlace } from './roads.ts'

const MOST_NEAR = 4

/** The place somebody means by a name, another name of it, its address, or "name, state"; a name two places bear alone means the one whose address it is. */
export function findPlaceByWords(places: readonly RoadPlace[], words: string): RoadPlace | undefined {
  const [name = '', state] = words.split(',').map(slugify)
  if (name === '') return undefined
  const inState = state ? places.filter(({ stateName }) => slugify(stateName) === state) : places
  return (
    inState.find(({ url }) => url === name) ??
    inState.find((place) => slugify(place.name) === name) ??
    inState.find(({ altNames }) => altNames.some((other) => slugify(other) === name))
  )
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
