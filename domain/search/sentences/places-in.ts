import { titled } from '#domain/search/lists/choices.ts'
import { slugify } from '#platform/slug.ts'
import { isCommonWord, resemblesCommonWord } from '#domain/search/language/common-words.ts'
import { isMannerWord } from '#domain/search/language/manner-words.ts'
import { findNamed } from './place-phrase.ts'
import type { SentenceNames, SentencePlace } from './sentence-names.ts'
import { withoutStretches } from './stretches.ts'
import { tokensOf } from './tokens.ts'

/** A place a text names, and the ids of its city, itself first, and of those close by, none of a state; `around` are those as far as one calls near. */
export type PlaceNamed = { name: string; cityIds: readonly string[]; around?: readonly string[] }

/** So far from a place one is as good as there. */
const BESIDE_KM = 40

/** What places of a text, as they are typed, are called and where they lie. */
export function placesNamed(places: readonly string[], names: SentenceNames): PlaceNamed[] {
  const all = places.map((place): PlaceNamed => {
    const found = findNamed(tokensOf(place), 0, (text) => names.findAround?.(text, BESIDE_KM))
    return found
      ? {
          name: found.thing.name,
          cityIds: found.thing.cityIds,
          around: names.findPlace(place, { sure: true })?.cityIds ?? [],
        }
      : { name: titled(slugify(place)), cityIds: [] }
  })
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

/** One of several things that are compared: words to look for, those of them that name places, and a part of India. */
export type ComparedSide = {
  rest: string
  places: string
  namesPlace: SentencePlace | undefined
  near: SentencePlace | undefined
}

/** Of a part of India the side is all that lies in it. */
export function sideOf(side: string, names: SentenceNames): ComparedSide {
  const tokens = tokensOf(side)
  const regions = tokens.flatMap((token, at) => {
    const region = findNamed(tokens, at, (text) => names.findRegion(text))
    return region ? { near: region.thing, from: token.from, to: tokens[region.end - 1]!.to } : []
  })
  const rest = withoutStretches(side, regions.slice(0, 1))
  return {
    rest,
    places: placesIn(rest, names).join(' '),
    namesPlace: smallPlaceIn(rest, names),
    near: regions[0]?.near,
  }
}

/** The small place whose name a text is. */
export function smallPlaceIn(rest: string, names: SentenceNames): SentencePlace | undefined {
  const tokens = tokensOf(rest).filter(({ spellings }) => !spellings.some(isCommonWord))
  const named = findNamed(tokens, 0, (text) => names.findPlace(text, { sure: true }))
  const isHome = findNamed(tokens, 0, (text) => names.findHome(text, { sure: true })) !== undefined
  return named?.end === tokens.length && !isHome ? named.thing : undefined
}

function meansFiller(word: string): boolean {
  return isCommonWord(word) || resemblesCommonWord(word)
}

/** The cities and states a text names, as typed. */
export function placesIn(text: string, names: SentenceNames): string[] {
  const tokens = tokensOf(text)
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const named = findNamed(tokens, at, (phrase) => names.isPlace(phrase) || undefined)
    // "toor" sounds like Tura.
    const isFiller = named?.end === at + 1 && tokens[at]!.spellings.some(meansFiller)
    if (named && !isFiller) found.push(text.slice(tokens[at]!.from, tokens[named.end - 1]!.to))
    at = named?.end ?? at + 1
  }
  return found
}

/** Whether a text says nothing besides places, and who comes and how. */
export function saysOnlyPlaces(text: string, names: SentenceNames): boolean {
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length;) {
    const isFiller = tokens[at]!.spellings.some((word) => isCommonWord(word) || isMannerWord(word))
    const named = isFiller ? undefined : findNamed(tokens, at, (phrase) => names.isPlace(phrase) || undefined)
    if (!isFiller && !named) return false
    at = named?.end ?? at + 1
  }
  return true
}

/** The cities a text names, as they are called; with `sure` no letter may be wrong, and with `suburbs` what lies beside a city counts too. */
export function citiesIn(
  text: string,
  names: SentenceNames,
  { sure, suburbs = false }: { sure: boolean; suburbs?: boolean },
): string[] {
  const tokens = tokensOf(text)
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const isFiller = tokens[at]!.spellings.some(isCommonWord)
    const written = findNamed(
      tokens,
      at,
      (phrase) => names.findPlace(phrase, { sure: true }) ?? (suburbs ? names.findSuburb(phrase) : undefined),
    )
    // "tour" sounds like Tura.
    const isTold = written && !(isFiller && written.end === at + 1)
    const mistyped =
      sure || isFiller ? undefined : findNamed([tokens[at]!], 0, (word) => names.findPlace(word, { sure }))
    const named = isTold ? written : mistyped && { ...mistyped, end: at + 1 }
    if (named) found.push(named.thing.name)
    at = named?.end ?? at + 1
  }
  return found
}
