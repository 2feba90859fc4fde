/** Calls back for every word of a sorted list near `typed`; `distance` counts letters changed, added, dropped, swapped. */
export type NearListener = (at: number, distance: number, whole: boolean) => void

const MAX_LENGTH = 40

/**
 * Walks a sorted word list as if it were a tree: words that begin alike share their rows of the distance table
 * (`shared[i]` letters with the word before), and a beginning that is already too far takes all its words with it.
 * With `growing`, words whose beginning is near count too.
 */
export function walkNearWords(
  words: readonly string[],
  shared: Uint8Array,
  question: { typed: string; most: number; growing: boolean },
  listener: NearListener,
): void {
  const { most, growing } = question
  const table = new DistanceTable(question.typed, most)
  let depth = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const length = Math.min(word.length, MAX_LENGTH)
    depth = Math.min(shared[at]!, depth)
    let lost = false
    while (depth < length && !lost) lost = table.step(word, depth++) > most
    const begun = growing && table.best(depth) <= most
    if (!lost && table.whole(depth) <= most) listener(at, table.whole(depth), true)
    else if (begun) listener(at, table.best(depth), false)
    while (lost && at + 1 < words.length && shared[at + 1]! >= depth) {
      at++
      if (begun) listener(at, table.best(depth), false)
    }
  }
}

const TOO_FAR = 99

/** The rows of the distance (optimal string alignment) between the typed word and a path of letters, up to `most`. */
class DistanceTable {
  readonly #typed: string
  readonly #width: number
  readonly #most: number
  readonly #cells: Uint8Array
  /** For each depth, the least distance of any beginning up to there. */
  readonly #best = new Uint8Array(MAX_LENGTH + 1)

  constructor(typed: string, most: number) {
    this.#most = most
    this.#typed = typed.slice(0, MAX_LENGTH)
    this.#width = this.#typed.length + 1
    this.#cells = new Uint8Array((MAX_LENGTH + 1) * this.#width)
    for (let column = 0; column < this.#width; column++) this.#cells[column] = column
    this.#best[0] = this.#typed.length
  }

  /** Adds the letter at `depth`; gives the least distance anything that goes on from here can have. */
  step(word: string, depth: number): number {
    const [cells, typed, width] = [this.#cells, this.#typed, this.#width]
    const row = (depth + 1) * width
    const above = row - width
    const first = Math.max(1, depth + 1 - this.#most)
    const last = Math.min(width - 1, depth + 1 + this.#most)
    cells[row + first - 1] = first === 1 ? depth + 1 : TOO_FAR
    let nearest = cells[row + first - 1]!
    for (let column = first; column <= last; column++) {
      const same = word.charCodeAt(depth) === typed.charCodeAt(column - 1)
      const replaced = cells[above + column - 1]! + (same ? 0 : 1)
      let least = Math.min(replaced, cells[above + column]! + 1, cells[row + column - 1]! + 1)
      if (this.#swapped(word, depth, column)) least = Math.min(least, cells[above - width + column - 2]! + 1)
      cells[row + column] = least
      if (least < nearest) nearest = least
    }
    if (last + 1 < width) cells[row + last + 1] = TOO_FAR
    this.#best[depth + 1] = Math.min(this.#best[depth]!, last === width - 1 ? cells[row + last]! : TOO_FAR)
    return nearest
  }

  best(depth: number): number {
    return this.#best[depth] ?? Infinity
  }

  whole(depth: number): number {
    if (Math.abs(depth + 1 - this.#width) > this.#most) return Infinity
    return this.#cells[depth * this.#width + this.#width - 1] ?? Infinity
  }

  #swapped(word: string, depth: number, column: number): boolean {
    if (depth === 0 || column === 1) return false
    const typed = this.#typed
    return (
      word.charCodeAt(depth) === typed.charCodeAt(column - 2) &&
      word.charCodeAt(depth - 1) === typed.charCodeAt(column - 1)
    )
  }
}
