import { wordsOf } from './normalise.ts'

/** Of 500 packages 85 may tell of a thing, of 10,000 no more than 19: what many tell of finds nobody a journey, and would be most of the index. */
const MOST_TELLING = 1900

/**
 * The words only few packages tell of, of each. What many tell of is let go while it is counted, so that what is held does not grow with the
 * packages.
 */
export class Tellings {
  readonly #unsaid: ReadonlySet<string>
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []
  readonly #uses: number[] = []
  readonly #told = new Map<string, number[]>()

  readonly #most: number

  /** For so many packages; `unsaid` are words that say what a package is, not what it tells of: the names of places. */
  constructor(packages: number, unsaid: ReadonlySet<string>) {
    this.#most = MOST_TELLING / Math.sqrt(packages)
    this.#unsaid = unsaid
  }

  add(id: string, texts: readonly string[]): void {
    const numbers = [...new Set(texts.flatMap(wordsOf))]
      .filter((word) => this.#isTelling(word))
      .map((word) => this.#numberOf(word))
    for (const number of numbers) this.#uses[number]!++
    this.#told.set(
      id,
      numbers.filter((number) => this.#isFew(number)),
    )
  }

  /** What few others tell of, once all were added. */
  of(id: string): string {
    const numbers = this.#told.get(id) ?? []
    return numbers
      .filter((number) => this.#isFew(number))
      .map((number) => this.#words[number])
      .join(' ')
  }

  #isFew(number: number): boolean {
    return this.#uses[number]! <= this.#most
  }

  #isTelling(word: string): boolean {
    return !this.#unsaid.has(word) && !/^\d+$/.test(word)
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.push(word) - 1)
    this.#uses.push(0)
    return this.#words.length - 1
  }
}
