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
  /** Whether it stands in prose alone: no name has it, nor what a package is about. */
  isOfProse(word: string): boolean
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

/** The same list, walked only once for each typed word. */
export function rememberNear(list: WordList): WordList {
  const known = new Map<string, NearWord[]>()
  return {
    has: (word) => list.has(word),
    isOfProse: (word) => list.isOfProse(word),
    hasBeginning: (beginning) => list.hasBeginning(beginning),
    soundingLike: (word) => list.soundingLike(word),
    listNear(word, most, growing) {
      const key = `${word} ${most} ${growing}`
      const near = known.get(key) ?? list.listNear(word, most, growing)
      known.set(key, near)
      return near
    },
  }
}
