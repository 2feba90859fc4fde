import { FIELD, FIELD_WEIGHTS, LAST_FIELD_FOR_GUESSES } from '#domain/search/fields.ts'
import { scoreOfMet } from '#domain/search/plan/convincing.ts'
import type { Known } from '#domain/search/plan/convincing.ts'
import { SURE_QUALITY } from '#domain/search/plan/readings.ts'
import type { Lookup } from './lookup.ts'
import type { SearchIndex } from './search-index.ts'
import { FIELD_BITS } from './search-index.ts'

/** What it adds when the whole name of a document was asked for. */
const WHOLE_NAME_BONUS = 300

/** Scores single documents against query words. */
export class Matcher {
  readonly #index: SearchIndex
  readonly #lookups: readonly Lookup[]
  readonly #known: Known[]
  readonly #allNeeded: boolean
  readonly #best: Int32Array
  /** Marks the words that meet any query word: most words of a document meet none. */
  readonly #telling: Uint8Array

  /** With `allNeeded` a document that misses a query word scores 0; without, rare words are worth more than common ones. */
  constructor(index: SearchIndex, lookups: readonly Lookup[], allNeeded: boolean) {
    this.#index = index
    this.#lookups = lookups
    this.#allNeeded = allNeeded
    this.#known = lookups.map(({ uses, isMeaning }) => ({ uses, isMeaning, documents: index.size }))
    this.#best = new Int32Array(lookups.length)
    this.#telling = tellingWords(index, lookups)
  }

  score(document: number): number {
    const named = this.#readTerms(document)
    const length = this.#index.nameLengths[document]! || 1
    const bonus = (WHOLE_NAME_BONUS * Math.min(100 * length, named)) / (100 * length)
    return this.#allNeeded ? this.#sumOfAll(bonus) : this.#sumOfMet(bonus)
  }

  /** Notes how well each query word is met; gives the summed quality of the words that meet any in its name, or other names. */
  #readTerms(document: number): number {
    const { termStarts, terms } = this.#index
    const telling = this.#telling
    const end = termStarts[document + 1]!
    this.#best.fill(0)
    let [named, otherwiseNamed] = [0, 0]
    for (let at = termStarts[document]!; at < end; at++) {
      const word = terms[at]! >>> FIELD_BITS
      if (telling[word] === 0) continue
      const field = terms[at]! & (2 ** FIELD_BITS - 1)
      const quality = this.#readTerm(word, field)
      if (field === FIELD.name) named += quality
      else if (field === FIELD.otherName) otherwiseNamed += quality
    }
    return Math.max(named, otherwiseNamed)
  }

  #readTerm(word: number, field: number): number {
    let most = 0
    for (let queryWord = 0; queryWord < this.#lookups.length; queryWord++) {
      const quality = this.#lookups[queryWord]!.quality[word]!
      if (quality === 0 || (quality < SURE_QUALITY && field > LAST_FIELD_FOR_GUESSES)) continue
      const score = quality * FIELD_WEIGHTS[field]!
      if (score > this.#best[queryWord]!) this.#best[queryWord] = score
      if (quality > most) most = quality
    }
    return most
  }

  #sumOfAll(bonus: number): number {
    let sum = bonus
    for (let at = 0; at < this.#lookups.length; at++) {
      const score = this.#best[at]!
      if (score === 0 && !this.#lookups[at]!.isManner) return 0
      sum += score
    }
    return sum
  }

  #sumOfMet(bonus: number): number {
    let [sum, manner] = [0, 0]
    for (let at = 0; at < this.#lookups.length; at++) {
      const score = this.#best[at]!
      if (this.#lookups[at]!.isManner) manner += score
      else if (score > 0) sum += scoreOfMet(score, this.#known[at]!)
    }
    return sum > 0 ? sum + manner + bonus : 0
  }
}

function tellingWords(index: SearchIndex, lookups: readonly Lookup[]): Uint8Array {
  const telling = new Uint8Array(index.vocabulary.words.length)
  for (const [from, to] of lookups.flatMap(({ ranges }) => ranges)) telling.fill(1, from, to)
  return telling
}
