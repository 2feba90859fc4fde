import type { SearchDocument } from '#domain/search/document.ts'
import { KINDS } from '#domain/search/document.ts'
import type { Field } from '#domain/search/fields.ts'
import { FIELD_COUNT, fieldsOf, LAST_FIELD_FOR_GUESSES } from '#domain/search/fields.ts'
import { wordsOf } from '#domain/search/normalise.ts'
import { KNOWN_WORDS } from '#domain/search/synonyms.ts'
import { GrowingNumbers } from './growing-numbers.ts'
import { Popularity } from '#domain/search/popularity.ts'
import type { SearchIndex } from './search-index.ts'
import { FIELD_BITS } from './search-index.ts'
import { TextColumn } from './text-column.ts'
import { Vocabulary } from '#domain/search/plan/vocabulary.ts'

const MAX_RATING = 500
const MOST_REMEMBERED_TEXTS = 100_000

/** Takes documents one at a time and makes the compact index of them. */
export class IndexBuilder {
  readonly #wordNumbers = new Map<string, number>()
  readonly #rememberedTexts = new Map<string, number[]>()
  readonly #lastDocument = new GrowingNumbers()
  readonly #terms = new GrowingNumbers()
  readonly #termEnds = new GrowingNumbers()
  readonly #ratings = new GrowingNumbers()
  readonly #kinds = new GrowingNumbers()
  readonly #nameLengths = new GrowingNumbers()
  readonly #ids = new TextColumn()
  readonly #names = new TextColumn()
  readonly #urls = new TextColumn()
  readonly #popularity = new Popularity()

  constructor() {
    for (const word of KNOWN_WORDS) this.#numberOf(word)
  }

  add(document: SearchDocument): void {
    this.#popularity.add(document)
    this.#kinds.push(KINDS.indexOf(document.kind))
    this.#ratings.push(Math.min(MAX_RATING, document.rating))
    this.#ids.push(document.id)
    this.#names.push(document.name)
    this.#urls.push(document.url)
    const before = this.#terms.length
    for (const { field, texts, repeats } of fieldsOf(document)) {
      for (const text of texts) this.#addTerms(repeats ? this.#remembered(text) : this.#numbersOf(text), field)
      if (field === 0) this.#nameLengths.push(Math.min(255, this.#terms.length - before))
    }
    this.#termEnds.push(this.#terms.length)
  }

  /** The index of all documents added; the builder is used up. */
  finish(): SearchIndex {
    const isProse = this.#proseWords()
    const { sorted, places, prose } = sortWords([...this.#wordNumbers.keys()], isProse)
    const order = this.#bestFirst()
    const { starts, terms } = this.#termsInOrder(order, places)
    const postings = invert(starts, terms, sorted.length)
    for (const column of [this.#ids, this.#names, this.#urls]) column.seal()
    return {
      size: order.length,
      vocabulary: new Vocabulary(sorted, usesOf(postings.starts, sorted.length), prose),
      kindStarts: this.#kindStarts(),
      termStarts: starts,
      terms,
      postingStarts: postings.starts,
      postings: postings.documents,
      nameLengths: Uint8Array.from(order, (number) => this.#nameLengths.at(number)),
      ratings: Uint16Array.from(order, (number) => this.#ratings.at(number)),
      arrival: order,
      popularNames: this.#popularity.names(),
      texts: { ids: this.#ids, names: this.#names, urls: this.#urls },
    }
  }

  /** A word already met in a stronger field of the same document is not noted again. */
  #addTerms(numbers: readonly number[], field: Field): void {
    const document = this.#termEnds.length + 1
    for (const number of numbers) {
      if (this.#lastDocument.at(number) === document) continue
      this.#lastDocument.set(number, document)
      this.#terms.push((number << FIELD_BITS) | field)
    }
  }

  #remembered(text: string): number[] {
    const known = this.#rememberedTexts.get(text)
    if (known) return known
    const numbers = this.#numbersOf(text)
    if (this.#rememberedTexts.size < MOST_REMEMBERED_TEXTS) this.#rememberedTexts.set(text, numbers)
    return numbers
  }

  #numbersOf(text: string): number[] {
    return wordsOf(text).map((word) => this.#numberOf(word))
  }

  #numberOf(word: string): number {
    const known = this.#wordNumbers.get(word)
    if (known !== undefined) return known
    const number = this.#wordNumbers.size
    this.#wordNumbers.set(word, number)
    this.#lastDocument.push(0)
    return number
  }

  /** One for each word that stands nowhere that a guess may count. */
  #proseWords(): Uint8Array {
    const isProse = new Uint8Array(this.#wordNumbers.size).fill(1)
    for (const word of KNOWN_WORDS) isProse[this.#numberOf(word)] = 0
    for (const term of this.#terms.view())
      if ((term & (2 ** FIELD_BITS - 1)) <= LAST_FIELD_FOR_GUESSES) isProse[term >>> FIELD_BITS] = 0
    return isProse
  }

  /** The arrival numbers of all documents by kind, then of highest static rank first: a counting sort. */
  #bestFirst(): Uint32Array {
    const kinds = this.#kinds.view()
    const staticRanks = Uint16Array.from(kinds, (kind, number) => this.#staticRankOf(kind, number))
    const keyOf = (number: number) => kinds[number]! * (MAX_RATING + 1) + MAX_RATING - staticRanks[number]!
    const starts = new Uint32Array(KINDS.length * (MAX_RATING + 1) + 1)
    for (let number = 0; number < kinds.length; number++) starts[keyOf(number) + 1]!++
    addUp(starts)
    const order = new Uint32Array(kinds.length)
    for (let number = 0; number < kinds.length; number++) order[starts[keyOf(number)]!++] = number
    return order
  }

  /** Packages stand by their rating, everything else by how many packages it belongs to. */
  #staticRankOf(kind: number, number: number): number {
    if (KINDS[kind] === 'package') return this.#ratings.at(number)
    return Math.min(MAX_RATING, this.#popularity.usesOf(this.#names.at(number)))
  }

  #kindStarts(): Uint32Array {
    const starts = new Uint32Array(KINDS.length + 1)
    for (const kind of this.#kinds.view()) starts[kind + 1]!++
    return addUp(starts)
  }

  #termsInOrder(order: Uint32Array, places: Uint32Array): { starts: Uint32Array; terms: Uint32Array } {
    const [ends, arrived] = [this.#termEnds.view(), this.#terms.view()]
    const starts = new Uint32Array(order.length + 1)
    const terms = new Uint32Array(arrived.length)
    let next = 0
    order.forEach((number, at) => {
      for (let from = number === 0 ? 0 : ends[number - 1]!; from < ends[number]!; from++) {
        const term = arrived[from]!
        terms[next++] = (places[term >>> FIELD_BITS]! << FIELD_BITS) | (term & (2 ** FIELD_BITS - 1))
      }
      starts[at + 1] = next
    })
    // The largest list of all: gone before the next as large is made.
    this.#terms.clear()
    return { starts, terms }
  }
}

/** Words as the vocabulary has them: sorted, those of prose alone behind the others, from `prose` on. */
function sortWords(words: string[], isProse: Uint8Array): { sorted: string[]; places: Uint32Array; prose: number } {
  const numbers = Uint32Array.from(words.keys()).toSorted(
    (one, other) => isProse[one]! - isProse[other]! || (words[one]! < words[other]! ? -1 : 1),
  )
  const places = new Uint32Array(words.length)
  numbers.forEach((number, place) => (places[number] = place))
  const prose = isProse.reduce((left, is) => left - is, words.length)
  return { sorted: Array.from(numbers, (number) => words[number] ?? ''), places, prose }
}

/** From "which words has a document" to "which documents have a word", by word and field, best rated first. */
function invert(
  starts: Uint32Array,
  terms: Uint32Array,
  wordCount: number,
): { starts: Uint32Array; documents: Uint32Array } {
  const runs = new Uint32Array(wordCount * FIELD_COUNT + 1)
  for (const term of terms) runs[runOf(term) + 1]!++
  addUp(runs)
  const next = runs.slice()
  const documents = new Uint32Array(terms.length)
  for (let document = 0; document + 1 < starts.length; document++) {
    for (let at = starts[document]!; at < starts[document + 1]!; at++) documents[next[runOf(terms[at]!)]!++] = document
  }
  return { starts: runs, documents }
}

function runOf(term: number): number {
  return (term >>> FIELD_BITS) * FIELD_COUNT + (term & (2 ** FIELD_BITS - 1))
}

function usesOf(runs: Uint32Array, wordCount: number): Uint32Array {
  return Uint32Array.from(
    { length: wordCount },
    (_, word) => runs[(word + 1) * FIELD_COUNT]! - runs[word * FIELD_COUNT]!,
  )
}

function addUp(counts: Uint32Array): Uint32Array {
  for (let at = 1; at < counts.length; at++) counts[at]! += counts[at - 1]!
  return counts
}
