/** A known word near a typed one. */
export type NearWord = {
  word: string
  /** Letters to change, add, drop or swap. */
  distance: number
  /** Near to the whole word, or only to its beginning. */
  whole: boolean
  /** In how many documents it stands. */
  uses: number
}

/** The words an index knows, as far as planning a search needs them. */
export type WordList = {
  has(word: string): boolean
  hasBeginning(beginning: string): boolean
  soundingLike(word: string): string[]
  /** Known words at most `most` letters away; with `growing`, words that begin like that too. */
  listNear(word: string, most: number, growing: boolean): NearWord[]
}

/** How many letters of a word may be wrong: none up to three letters, one up to seven, then two. */
export function mistakesAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
