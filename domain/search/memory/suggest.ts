import type { SearchKind } from '#domain/search/document.ts'
import { FIELD } from '#domain/search/fields.ts'
import type { TypedWord } from '#domain/search/plan/understand.ts'
import { mistakesAllowed } from '#domain/search/plan/word-list.ts'
import type { SearchIndex } from './search-index.ts'
import { documentsOfKind, findPostings, FoundDocument } from './search-index.ts'

const MOST_LIKELY_NAMES = 2
const LIKELY_KINDS: readonly SearchKind[] = ['state', 'city']

/** What to try when nothing fits: names that look a little like what was typed, then the most popular ones. What only sounds by rule as it is spelt here looks like nothing. */
export function suggest(index: SearchIndex, words: readonly TypedWord[]): string[] {
  const typed = words
    .filter(({ isByRule }) => !isByRule)
    .flatMap(({ spellings }) => spellings)
    .filter((word) => word.length >= 4)
  const likely = typed.flatMap((word) => likelyNames(index, word)).slice(0, MOST_LIKELY_NAMES)
  return [...new Set([...likely, ...index.popularNames])]
}

function likelyNames(index: SearchIndex, word: string): string[] {
  const near = index.vocabulary.listNear(word, mistakesAllowed(word) + 1, false)
  return near.flatMap((known) => namesWith(index, index.vocabulary.find(known.word)))
}

function namesWith(index: SearchIndex, word: number): string[] {
  return LIKELY_KINDS.flatMap((kind) => {
    const { from, to } = findPostings(index, word, FIELD.name, documentsOfKind(index, kind))
    return from < to ? [new FoundDocument(index, index.postings[from] ?? 0, 0).name] : []
  })
}
