import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isHindiWord } from '#domain/search/language/hindi-words.ts'
import { isImplied } from '#domain/search/language/implied-words.ts'
import { isMannerWord } from '#domain/search/language/manner-words.ts'
import { isSpoken } from '#domain/search/language/spoken-words.ts'
import { stemOf } from '#domain/search/language/stems.ts'
import { listBegun } from '#domain/search/language/written-names.ts'
import { foldText, spellAsked } from '#domain/search/normalise.ts'
import type { SpeltWord } from '#domain/search/normalise.ts'

const MAX_CHARACTERS = 100
const MAX_WORDS = 8

/**
 * One word of a question: how it may be spelt, and whether it may still be growing under the typing hand. `isByRule` where another script was spelt
 * out by its sounds, `isAmongSpoken` where the question is put in a language of India: of its words fewer are slips of the hand; `isManner` where it only tells
 * how the others are meant; `isCertain` where it is an everyday word and no slip for another; `written` is how it stands in another script.
 */
export type TypedWord = {
  spellings: string[]
  growing: boolean
  isByRule?: boolean
  isAmongSpoken?: boolean
  isManner?: boolean
  isCertain?: boolean
  written?: string
}

export type UnderstoodQuery = {
  words: TypedWord[]
  /** Only filler was typed ("tour packages"): everything fits. */
  everything: boolean
}

/** Reads a typed question: its first hundred characters, at most eight words that mean something, the last one growing unless the question `isWhole`. */
export function understand(text: string, { isWhole = false }: { isWhole?: boolean } = {}): UnderstoodQuery {
  const folded = foldText(text.slice(0, MAX_CHARACTERS))
  const meaning = spellAsked(folded).filter(({ spellings }) => !spellings.some(isCommonWord))
  const isAmongSpoken = isSpoken(folded) || folded.some(isHindiWord)
  const said = meaning.flatMap(({ spellings }) => spellings)
  const telling = meaning
    .filter(({ spellings }) => !spellings.some((word) => isImplied(word, said)))
    .slice(0, MAX_WORDS)
  const isManner = telling.every(tellsManner) ? () => false : tellsManner
  return {
    words: telling.map((word, at) => ({
      ...typedWord(word, !isWhole && at === telling.length - 1),
      isAmongSpoken,
      ...(word.spellings.some(isHindiWord) && { isCertain: true }),
      isManner: isManner(word),
    })),
    everything: telling.length === 0 && folded.some((word) => !/^\d+$/.test(word)),
  }
}

function tellsManner({ spellings }: SpeltWord): boolean {
  return spellings.some((word) => isMannerWord(word) || isHindiWord(word))
}

function typedWord({ spellings, isByRule, written }: SpeltWord, growing: boolean): TypedWord {
  const begun = growing && isByRule && written ? listBegun(written) : []
  return {
    spellings: [...new Set([...spellings.map(stemOf), ...begun])],
    growing,
    isByRule,
    ...(isByRule && written && { written: written.normalize('NFC') }),
  }
}
