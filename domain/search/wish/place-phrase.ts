import { phraseEnd } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

const LONGEST_NAME = 4

/** What may be the name of a place from a token on: up to four words, the longest first, in every spelling of Devanagari; only before `followedBy`, where given. */
function placePhrases(tokens: readonly Token[], at: number, followedBy?: Phrases): { text: string; end: number }[] {
  const lengths = Array.from({ length: LONGEST_NAME }, (_, less) => LONGEST_NAME - less)
  return lengths.flatMap((length) => {
    const words = tokens.slice(at, at + length)
    if (followedBy && phraseEnd(tokens, at + length, followedBy) === undefined) return []
    if (words.length < length || words.some(({ number }) => number !== undefined)) return []
    const [plain, other] = [0, -1].map((spelling) => words.map((word) => word.spellings.at(spelling)).join(' '))
    return [...new Set([plain!, other!])].map((text) => ({ text, end: at + length }))
  })
}

/** The first of what may be a name from a token on that `find` knows, and where it ends; only before `followedBy`, where given. */
export function findNamed<Thing>(
  tokens: readonly Token[],
  at: number,
  find: (text: string) => Thing | undefined,
  followedBy?: Phrases,
): { thing: Thing; end: number } | undefined {
  for (const { text, end } of placePhrases(tokens, at, followedBy)) {
    const thing = find(text)
    if (thing !== undefined) return { thing, end }
  }
  return undefined
}

/** What is named right before a word that follows it, as Hindi puts it ("delhi se"), and where that word ends. */
export function findNamedBefore<Thing>(
  tokens: readonly Token[],
  at: number,
  find: (text: string) => Thing | undefined,
  follower: Phrases,
): { thing: Thing; end: number } | undefined {
  const found = findNamed(tokens, at, find, follower)
  const end = found && phraseEnd(tokens, found.end, follower)
  return end === undefined ? undefined : { thing: found!.thing, end }
}
