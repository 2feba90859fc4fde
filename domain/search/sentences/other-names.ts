import type { FoundPlace, OtherNames, RoadPlace } from '#domain/cars/roads/roads.ts'
import { isCommonWord } from '#domain/search/language/common-words.ts'
import { slugify } from '#platform/slug.ts'
import { HUBS } from './cars/words.ts'
import { findNamed } from './place-phrase.ts'
import { openSentenceNames } from './sentence-names.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Said behind the name of a town. */
const OF_A_TOWN = new Set('airport station railway rail junction city town bus stand'.split(' '))

/** Reads a place by the names the search knows it by: old ones, as it sounds, nicknames, in any script, a suburb or a station beside it, a part of India it is driven to for. No letter may be wrong. */
export const openOtherNames: OtherNames = (places) => {
  let find: ((phrase: string) => FoundPlace | undefined) | undefined
  return (words) => {
    find ??= finderOf(places)
    const [name = '', ...state] = words.split(',')
    const found = readWhole(tokensOf(name), find)
    const inState = slugify(state.join(' '))
    const isElsewhere = found && !found.isBeside && inState !== '' && inState !== slugify(found.place.stateName)
    return isElsewhere ? undefined : found
  }
}

/** The place all of the words name, or all but what says that it is a town. */
function readWhole(tokens: readonly Token[], find: (phrase: string) => FoundPlace | undefined): FoundPlace | undefined {
  if (tokens.every(({ spellings }) => spellings.some(isCommonWord))) return undefined
  const named = findNamed(tokens, 0, find)
  if (named?.end === tokens.length) return named.thing
  const isOfATown = tokens.at(-1)?.spellings.some((word) => OF_A_TOWN.has(word))
  return isOfATown && tokens.length > 1 ? readWhole(tokens.slice(0, -1), find) : undefined
}

function finderOf(places: readonly RoadPlace[]): (phrase: string) => FoundPlace | undefined {
  // As the search has them: of two that are called alike the one there is more to say of.
  const cities = places.toSorted((one, other) => other.types.length - one.types.length)
  const byId = new Map(places.map((place) => [place.id, place]))
  const names = openSentenceNames({ cities, starts: [], states: [] })
  const placeOf = (phrase: string) => byId.get(names.findPlace(phrase, { sure: true })?.cityIds[0] ?? '')
  return (phrase) => {
    const place = placeOf(phrase)
    if (place) return { place, isBeside: false }
    const beside = HUBS[phrase] ?? names.findSuburb(phrase)?.city
    const near = beside === undefined ? undefined : placeOf(beside.toLowerCase())
    return near && { place: near, isBeside: true }
  }
}
