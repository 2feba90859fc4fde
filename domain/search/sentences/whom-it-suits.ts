import { isCommonWord } from '#domain/search/language/common-words.ts'
import { isMannerWord } from '#domain/search/language/manner-words.ts'
import { suitsCompany } from './company.ts'
import type { SentenceMeaning } from './sentence-rule.ts'
import { tokensOf } from './tokens.ts'

const SMALL = 6

/** Small children, and those for whom much else is no matter of course, are rather driven. */
export function isDriven({ party, isAside, suits }: SentenceMeaning): boolean {
  return isAside === true || suits !== undefined || (party?.ages.some((age) => age < SMALL) ?? false)
}

/** Whether it names a part of India to be gone to. */
export function goesSomewhere({ near }: SentenceMeaning): boolean {
  return near !== undefined
}

/** A kind of tour for who travels; undefined where the words ask for something else. */
export function whatSuits(words: string, pieces: readonly SentenceMeaning[]): string | undefined {
  const isFiller = (word: string) => isCommonWord(word) || isMannerWord(word)
  const isAllFiller = tokensOf(words).every(({ spellings }) => spellings.some(isFiller))
  return suitsCompany(words) ?? (isAllFiller ? pieces.find(({ suits }) => suits)?.suits : undefined)
}
