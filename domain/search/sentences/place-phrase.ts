import { phraseEnd } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

const LONGEST_NAME = 4

/**
 * The first name from a token on that `find` knows, and where it ends: of up to four words, the longest first, in every spelling of
 * Devanagari; only before `followedBy`, where given.
 */
export function findNamed<Thing>(
  tokens: readonly Token[],
  at: number,
  find: (text: string) => Thing | undefined,
  followedBy?: Phrases,
): { thing: Thing; end: number } | undefined {
  for (let end = Math.min(at + LONGEST_NAME, tokens.length); end > at; end--) {
    if (followedBy && phraseEnd(tokens, end, followedBy) === undefined) continue
    const words = tokens.slice(at, end)
    if (words.some(({ number }) => number !== undefined)) continue
    // Looking for a name that is not there means walking through all of them: one spelling is looked for once.
    for (const text of new Set(spellingsOf(words))) {
      const thing = find(text)
      if (thing !== undefined) return { thing, end }
    }
  }
  return undefined
}

function spellingsOf(words: readonly Token[]): readonly string[] {
  const [word] = words
  return word?.indic && words.length === 1 ? word.spellings : [spelt(words, 0), spelt(words, -1)]
}

function spelt(words: readonly Token[], spelling: 0 | -1): string {
  return words.map(({ spellings }) => spellings.at(spelling)).join(' ')
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
