import { soundOf } from '#domain/search/language/sounds.ts'
import { KNOWN_WORDS } from '#domain/search/synonyms.ts'

/** Counts in how many documents each word stands; words that only mean the same as others are there with none. */
export class WordCount {
  readonly #uses = new Map<string, number>(KNOWN_WORDS.map((word) => [word, 0]))

  add(words: Iterable<string>): void {
    for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1)
  }

  rows(): { word: string; sound: string; uses: number }[] {
    return Array.from(this.#uses, ([word, uses]) => ({ word, sound: soundOf(word), uses }))
  }
}
