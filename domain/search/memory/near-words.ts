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
  const table = new DistanceTable(question.typed)
  let lostAt = MAX_LENGTH
  let depth = 0
  for (let at = 0; at < words.length; at++) {
    const common = Math.min(shared[at] ?? 0, depth)
    if (common >= lostAt) {
      report(table.best(lostAt), Infinity, at)
      continue
    }
    const word = words[at] ?? ''
    const length = Math.min(word.length, MAX_LENGTH)
    lostAt = MAX_LENGTH
    depth = common
    while (depth < length && lostAt === MAX_LENGTH) {
      const nearest = table.step(word, depth++)
      if (nearest > question.most) lostAt = depth
    }
    report(table.best(depth), lostAt === MAX_LENGTH ? table.whole(depth) : Infinity, at)
  }

  function report(beginning: number, whole: number, at: number): void {
    if (whole <= question.most) listener(at, whole, true)
    else if (question.growing && beginning <= question.most) listener(at, beginning, false)
  }
}

/** The rows of the distance (optimal string alignment) between the typed word and a path of letters. */
class DistanceTable {
  readonly #typed: string
  readonly #width: number
  readonly #cells: Uint8Array
  /** For each depth, the least distance of any beginning up to there. */
  readonly #best = new Uint8Array(MAX_LENGTH + 1)

  constructor(typed: string) {
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
    cells[row] = depth + 1
    let nearest = depth + 1
    for (let column = 1; column < width; column++) {
      const same = word.charCodeAt(depth) === typed.charCodeAt(column - 1)
      const replaced = cells[above + column - 1]! + (same ? 0 : 1)
      let least = Math.min(replaced, cells[above + column]! + 1, cells[row + column - 1]! + 1)
      if (this.#swapped(word, depth, column)) least = Math.min(least, cells[above - width + column - 2]! + 1)
      cells[row + column] = least
      if (least < nearest) nearest = least
    }
    this.#best[depth + 1] = Math.min(this.#best[depth]!, cells[row + width - 1]!)
    return nearest
  }

  best(depth: number): number {
    return this.#best[depth] ?? Infinity
  }

  whole(depth: number): number {
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
