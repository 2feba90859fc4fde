import { samePlacesAs } from '#domain/search/language/place-names.ts'
import type { TypedWord } from '#domain/search/plan/understand.ts'
import { KNOWN_WORDS, synonymsOf } from '#domain/search/synonyms.ts'

const SHORTEST_HALF = 3

/** Every word that planning may ask for: as typed, its halves, joined with the next, and all that mean the same. */
export function wordsToLookUp(words: readonly TypedWord[]): string[] {
  const spellings = words.flatMap((word) => word.spellings)
  const begun = KNOWN_WORDS.filter((known) =>
    spellings.some((word) => word.length >= SHORTEST_HALF && known.startsWith(word)),
  )
  const typed = [...spellings, ...begun, ...joined(words), ...spellings.flatMap(halves).flat()]
  return [...new Set(typed.flatMap((word) => [word, ...synonymsOf(word), ...samePlacesAs(word)]))]
}

/** Every beginning that planning may ask for. */
export function beginningsToLookUp(words: readonly TypedWord[]): string[] {
  const last = words.at(-1)
  if (!last?.growing) return []
  const seconds = last.spellings.flatMap(halves).map(([, second]) => second)
  return [...new Set([...last.spellings, ...joined(words.slice(-2)), ...seconds])]
}

function halves(word: string): [first: string, second: string][] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, at) => at + SHORTEST_HALF)
  return cuts.map((at) => [word.slice(0, at), word.slice(at)])
}

function joined(words: readonly TypedWord[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]?.spellings[0]}${word.spellings[0]}`)
}
