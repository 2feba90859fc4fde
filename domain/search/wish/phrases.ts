import { isOneSlipAway } from '#domain/search/language/common-words.ts'
import type { Token } from './tokens.ts'

const SHORTEST_MISTYPED = 4

type Phrase = readonly string[]

/** Ways of saying one thing, each of one word or several, by their first word; of one first word the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** Phrases written with commas between them. */
export function phrases(text: string): Phrases {
  const all = text.split(',').map((phrase) => phrase.trim().split(/\s+/))
  return Map.groupBy(
    all.toSorted((one, other) => other.length - one.length),
    ([first]) => first ?? '',
  )
}

/** Where the longest of the phrases that begins at `at` ends; undefined when none does. Words of four letters on may have one slip where `mistyped`. */
export function phraseEnd(
  tokens: readonly Token[],
  at: number,
  known: Phrases,
  { mistyped = false } = {},
): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const found = token.spellings.flatMap((spelling) => longest(tokens, at, known.get(spelling), false) ?? [])
  if (found.length > 0) return at + Math.max(...found)
  if (!mistyped || token.number !== undefined) return undefined
  const meant = [...known.keys()].filter((first) => says(token, first, true))
  const guessed = meant.flatMap((first) => longest(tokens, at, known.get(first), true) ?? [])
  return guessed.length > 0 ? at + Math.max(...guessed) : undefined
}

/** Where a phrase ends if one begins at `at`, else `at`. */
export function pastPhrase(tokens: readonly Token[], at: number, known: Phrases): number {
  return phraseEnd(tokens, at, known) ?? at
}

/** Whether a token is a word, or, where `slips`, one letter away from it. */
export function says(token: Token | undefined, word: string, slips: boolean): boolean {
  if (!token) return false
  if (token.spellings.includes(word)) return true
  if (!slips || token.number !== undefined || word.length < SHORTEST_MISTYPED) return false
  return token.spellings.some(
    (spelling) =>
      spelling.length >= SHORTEST_MISTYPED - 1 &&
      Math.abs(spelling.length - word.length) <= 1 &&
      isOneSlipAway(spelling, word),
  )
}

/** The length of the first phrase that goes on as it began. */
function longest(
  tokens: readonly Token[],
  at: number,
  begun: readonly Phrase[] | undefined,
  slips: boolean,
): number | undefined {
  return begun?.find((phrase) => phrase.every((word, step) => step === 0 || says(tokens[at + step], word, slips)))
    ?.length
}
