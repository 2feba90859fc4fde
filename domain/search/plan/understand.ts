import { isCommonWord } from '#domain/search/language/common-words.ts'
import { stemOf } from '#domain/search/language/stems.ts'
import { foldText, spellingsOf } from '#domain/search/normalise.ts'

const MAX_CHARACTERS = 100
const MAX_WORDS = 8

/** One word of a question: how it may be spelt, and whether it may still be growing under the typing hand. */
export type TypedWord = { spellings: string[]; growing: boolean }

export type Understood = {
  words: TypedWord[]
  /** Only filler was typed ("tour packages"): everything fits. */
  everything: boolean
}

/** Reads a typed question: its first hundred characters, at most eight words that mean something, the last one growing. */
export function understand(text: string): Understood {
  const folded = foldText(text.slice(0, MAX_CHARACTERS))
  const telling = folded.filter((word) => !spellingsOf(word).some(isCommonWord)).slice(0, MAX_WORDS)
  return {
    words: telling.map((word, at) => typedWord(word, at === telling.length - 1)),
    everything: telling.length === 0 && folded.some((word) => !/^\d+$/.test(word)),
  }
}

function typedWord(word: string, growing: boolean): TypedWord {
  return { spellings: [...new Set(spellingsOf(word).map(stemOf))], growing }
}
