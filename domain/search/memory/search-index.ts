import type { SearchKind } from '#domain/search/document.ts'
import { KINDS } from '#domain/search/document.ts'
import type { SearchHit } from '#domain/search/hit.ts'
import { FIELD_COUNT } from '#domain/search/fields.ts'
import type { TextColumn } from './text-column.ts'
import type { Vocabulary } from '#domain/search/plan/vocabulary.ts'

/** A term is the place of a word in the vocabulary, shifted by these bits, and the field it stands in. */
export const FIELD_BITS = 4

/**
 * The whole catalogue as a few long arrays. Documents are numbered by kind and then by static rank, so that in every list
 * of documents the better come earlier and each kind is one stretch.
 */
export type SearchIndex = {
  size: number
  vocabulary: Vocabulary
  /** Where each kind begins among the documents, and the end. */
  kindStarts: Uint32Array
  /** Which terms has a document: `terms` from `termStarts[document]` on. */
  termStarts: Uint32Array
  terms: Uint32Array
  /** Which documents have a word in a field: `postings` from `postingStarts[word * FIELD_COUNT + field]` on. */
  postingStarts: Uint32Array
  postings: Uint32Array
  /** How many words the name has. */
  nameLengths: Uint8Array
  ratings: Uint16Array
  /** As which number each document arrived, which is its number in `texts`. */
  arrival: Uint32Array
  /** What to try when nothing fits. */
  popularNames: string[]
  texts: { ids: TextColumn; names: TextColumn; urls: TextColumn }
}

/** A stretch of a list: from inclusive, to exclusive. */
export type ListStretch = { from: number; to: number }

/** The documents of one kind. */
export function documentsOfKind(index: SearchIndex, kind: SearchKind): ListStretch {
  const at = KINDS.indexOf(kind)
  return { from: index.kindStarts[at] ?? 0, to: index.kindStarts[at + 1] ?? 0 }
}

/** The stretch of `postings` with the documents within `documents` that have the word in the field. */
export function findPostings(index: SearchIndex, word: number, field: number, documents: ListStretch): ListStretch {
  const run = word * FIELD_COUNT + field
  const [from, to] = [index.postingStarts[run] ?? 0, index.postingStarts[run + 1] ?? 0]
  if (from === to) return { from, to }
  return {
    from: firstPosting(index.postings, from, to, documents.from),
    to: firstPosting(index.postings, from, to, documents.to),
  }
}

/** A document that was found; its name and address are read when they are asked for, as most callers want ids. */
export class FoundDocument implements SearchHit {
  readonly id: string
  readonly kind: SearchKind
  readonly rating: number
  readonly score: number
  readonly #texts: SearchIndex['texts']
  readonly #number: number

  constructor({ arrival, kindStarts, ratings, texts }: SearchIndex, document: number, score: number) {
    this.#texts = texts
    this.#number = arrival[document] ?? 0
    this.id = texts.ids.at(this.#number)
    this.kind = KINDS[kindStarts.findLastIndex((start) => start <= document)] ?? 'package'
    this.rating = ratings[document] ?? 0
    this.score = score
  }

  get name(): string {
    return this.#texts.names.at(this.#number)
  }

  get url(): string {
    return this.#texts.urls.at(this.#number)
  }
}

/** The words a document has in any field. */
export function wordsOfDocument({ termStarts, terms, vocabulary }: SearchIndex, document: number): string[] {
  const own = terms.subarray(termStarts[document], termStarts[document + 1])
  return Array.from(own, (term) => vocabulary.words[term >>> FIELD_BITS] ?? '')
}

function firstPosting(postings: Uint32Array, from: number, to: number, document: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if (postings[middle]! < document) low = middle + 1
    else high = middle
  }
  return low
}
