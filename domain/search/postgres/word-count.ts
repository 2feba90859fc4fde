import { soundOf } from '#domain/search/language/sounds.ts'
import { LABELS_FOR_GUESSES } from './lexemes.ts'
import type { Label } from './lexemes.ts'
import { KNOWN_WORDS } from '#domain/search/synonyms.ts'

/** Counts in how many documents each word stands; words that only mean the same as others are there with none. */
export class WordCount {
  readonly #uses = new Map<string, number>(KNOWN_WORDS.map((word) => [word, 0]))
  readonly #guessed = new Set<string>(KNOWN_WORDS)

  /** Every word with its strongest label. No mistyped word is guessed to be one of prose alone. */
  add(words: ReadonlyMap<string, Label>): void {
    for (const [word, label] of words) {
      this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1)
      if (LABELS_FOR_GUESSES.includes(label)) this.#guessed.add(word)
    }
  }

  /** A word of prose alone has no sound. */
  rows(): { word: string; sound: string; uses: number }[] {
    return Array.from(this.#uses, ([word, uses]) => ({
      word,
      sound: this.#guessed.has(word) ? soundOf(word) : '',
      uses,
    }))
  }
}
