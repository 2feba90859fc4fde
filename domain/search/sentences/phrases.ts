import { isOneSlipAway } from '#domain/search/language/common-words.ts'
import type { Token } from './tokens.ts'

const SHORTEST_MISTYPED = 4

type Phrase = readonly string[]

/** Ways of saying one thing, each of one word or several, by their first word; of one first word the longest first. */
export type Phrases = { firsts: readonly string[]; begunBy: ReadonlyMap<string, readonly Phrase[]> }

/** Phrases written with commas between them. */
export function phrases(text: string): Phrases {
  const all = text.split(',').map((phrase) => phrase.trim().split(/\s+/))
  const begunBy = Map.groupBy(
    all.toSorted((one, other) => other.length - one.length),
    ([first]) => first ?? '',
  )
  return { firsts: [...begunBy.keys()], begunBy }
}

const AS_WRITTEN = { mistyped: false }

/** Where the longest of the phrases that begins at `at` ends; undefined when none does. Words of four letters on may have one slip where `mistyped`. */
export function phraseEnd(
  tokens: readonly Token[],
  at: number,
  { firsts, begunBy }: Phrases,
  { mistyped }: { mistyped: boolean } = AS_WRITTEN,
): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  // Asked many times for every word at every letter typed: nothing is made that would have to be cleared away.
  let length = 0
  for (const spelling of token.spellings) length = Math.max(length, longest(tokens, at, begunBy.get(spelling), false))
  if (length === 0 && mistyped && token.number === undefined)
    for (const first of firsts)
      if (says(token, first, true)) length = Math.max(length, longest(tokens, at, begunBy.get(first), true))
  return length > 0 ? at + length : undefined
}

/** Where a phrase ends if one begins at `at`, else `at`. */
export function pastPhrase(tokens: readonly Token[], at: number, known: Phrases): number {
  return phraseEnd(tokens, at, known) ?? at
}

/** Past every one of some phrases that follow each other in one part of the sentence. */
export function pastAll(tokens: readonly Token[], at: number, known: Phrases): number {
  let end = at
  for (;;) {
    const next = tokens[end]?.isApart ? undefined : phraseEnd(tokens, end, known)
    if (next === undefined) return end
    end = next
  }
}

/** Whether a token is a word, or, where `slips`, one letter away from it. */
export function says(token: Token | undefined, word: string, slips: boolean): boolean {
  if (!token) return false
  if (token.spellings.includes(word)) return true
  if (!slips || token.number !== undefined || word.length < SHORTEST_MISTYPED) return false
  for (const spelling of token.spellings) {
    const isAsLong = spelling.length >= SHORTEST_MISTYPED - 1 && Math.abs(spelling.length - word.length) <= 1
    if (isAsLong && isOneSlipAway(spelling, word)) return true
  }
  return false
}

/** The length of the first phrase that goes on as it began; 0 when none does. */
function longest(tokens: readonly Token[], at: number, begun: readonly Phrase[] | undefined, slips: boolean): number {
  if (!begun) return 0
  const goesOn = (phrase: Phrase) => phrase.every((word, step) => step === 0 || says(tokens[at + step], word, slips))
  return begun.find(goesOn)?.length ?? 0
}
