import { soundOf } from '#domain/search/language/sounds.ts'
import type { NearWord, WordList } from './word-list.ts'
import { walkNearWords } from './near-words.ts'

const MOST_NEAR_WORDS = 64

/**
 * The words of an index. A word is known by its place in the list; words with one beginning are neighbours. Those of prose alone stand behind the
 * others and are met whole or not at all: nobody is guessed to mean one, or to begin it.
 */
export class Vocabulary implements WordList {
  readonly words: readonly string[]
  /** Where those of prose alone begin. */
  readonly prose: number
  readonly #guessed: readonly string[]
  readonly #shared: Uint8Array
  readonly #uses: Uint32Array
  readonly #bySound: ReadonlyMap<string, string[]>

  /** `words` sorted by code unit, and from `prose` on once more; `uses` tells in how many documents each stands. */
  constructor(words: readonly string[], uses: Uint32Array, prose: number = words.length) {
    this.words = words
    this.#uses = uses
    this.prose = prose
    this.#guessed = words.slice(0, prose)
    this.#shared = Uint8Array.from(this.#guessed, (word, at) => sharedLetters(words[at - 1] ?? '', word))
    this.#bySound = Map.groupBy(this.#guessed, soundOf)
  }

  /** In how many documents each word stands, as it was made with. */
  get allUses(): Uint32Array {
    return this.#uses
  }

  has(word: string): boolean {
    return this.find(word) >= 0
  }

  isOfProse(word: string): boolean {
    return this.find(word) >= this.prose
  }

  hasBeginning(beginning: string): boolean {
    const [from, to] = this.range(beginning)
    return to > from
  }

  soundingLike(word: string): string[] {
    return (this.#bySound.get(soundOf(word)) ?? []).filter((known) => sharesLetter(known, word))
  }

  listNear(typed: string, most: number, growing: boolean): NearWord[] {
    if (most === 0) return []
    const near: NearWord[] = []
    walkNearWords(this.#guessed, this.#shared, { typed, most, growing }, (at, distance, whole) => {
      near.push({ word: this.words[at] ?? '', distance, whole, uses: this.uses(at) })
    })
    return near
      .toSorted((one, other) => one.distance - other.distance || other.uses - one.uses)
      .slice(0, MOST_NEAR_WORDS)
  }

  /** In how many documents the word at a place stands. */
  uses(at: number): number {
    return this.#uses[at] ?? 0
  }

  /** The place of a word, or -1. */
  find(word: string): number {
    const at = this.#firstFrom(word, 0, this.prose)
    if (at < this.prose && this.words[at] === word) return at
    const told = this.#firstFrom(word, this.prose, this.words.length)
    return this.words[told] === word ? told : -1
  }

  /** The places from (inclusive) and to (exclusive) of all words with a beginning. */
  range(beginning: string): [from: number, to: number] {
    return [this.#firstFrom(beginning, 0, this.prose), this.#firstFrom(`${beginning}\uffff`, 0, this.prose)]
  }

  #firstFrom(word: string, from: number, to: number): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Of "zzzzqq" nothing is left but the sound of "jk": words are not taken for each other without a letter in common. */
function sharesLetter(one: string, other: string): boolean {
  return [...one].some((letter) => other.includes(letter))
}

function sharedLetters(one: string, other: string): number {
  let at = 0
  while (at < 255 && at < one.length && one[at] === other[at]) at++
  return at
}
