import { addBit, countBits, countCommon, eachBit, noBits } from './bits.ts'
import type { Bits } from './bits.ts'

/** Says of which numbers a value holds; called with numbers in rising order, a pair given again counts once. */
export type EachHolding = (holds: (value: number, number: number) => void) => void

/** Lists side by side: that of `at` is `items` from `starts[at]` to `starts[at + 1]`. */
export type Runs = { starts: Uint32Array; items: Uint32Array }

/** For each value below `values` the numbers it holds of; asks `holding` twice. */
export function runsByValue(values: number, holding: EachHolding): Runs {
  return runsOf(values, (found) => eachOnce(values, holding, found))
}

/** For each number below `size` its values; asks `holding` twice. */
export function runsByNumber(size: number, values: number, holding: EachHolding): Runs {
  return runsOf(size, (found) => eachOnce(values, holding, (value, number) => found(number, value)))
}

/** For each of some values the packages it holds of: a list of numbers where they are few, a bit each where they are many. */
export class ValueSets {
  readonly runs: Runs
  readonly #dense: (Bits | undefined)[]
  /** What counting every value costs, in steps: a number or a word of bits each. */
  readonly #steps: number

  /** For numbers below `size`. */
  constructor(runs: Runs, size: number) {
    this.runs = runs
    this.#dense = Array.from({ length: runs.starts.length - 1 }, (_, value) => this.#asBits(value, size))
    this.#steps = this.#dense.reduce((sum, bits, value) => sum + (bits?.length ?? this.#sizeOf(value)), 0)
  }

  /** How many of `bits` a value holds of. */
  countIn(value: number, bits: Bits): number {
    const dense = this.#dense[value]
    if (dense) return countCommon(dense, bits)
    const { starts, items: numbers } = this.runs
    const end = starts[value + 1]!
    let count = 0
    for (let at = starts[value]!; at < end; at++) {
      const number = numbers[at]!
      // Added without a branch, which would be foretold wrongly half of the time.
      count += (bits[number >>> 5]! >>> (number & 31)) & 1
    }
    return count
  }

  /** How many of `bits` each value holds of. */
  countAll(bits: Bits): Uint32Array {
    return Uint32Array.from(this.#dense, (_, value) => this.countIn(value, bits))
  }

  /** Steps that `countAll` takes. */
  get steps(): number {
    return this.#steps
  }

  /** Adds to `bits` everything a value holds of. */
  addTo(bits: Bits, value: number): void {
    const { starts, items } = this.runs
    for (let at = starts[value]!; at < starts[value + 1]!; at++) addBit(bits, items[at]!)
  }

  #sizeOf(value: number): number {
    return this.runs.starts[value + 1]! - this.runs.starts[value]!
  }

  #asBits(value: number, size: number): Bits | undefined {
    if (this.#sizeOf(value) <= size >>> 5) return undefined
    const bits = noBits(size)
    this.addTo(bits, value)
    return bits
  }
}

/** The same pairs the other way round: for each package its values, for counting where few packages are left. */
class OwnValues {
  readonly runs: Runs

  constructor(runs: Runs) {
    this.runs = runs
  }

  /** The values of a package. */
  of(number: number): Uint32Array {
    const { starts, items } = this.runs
    return items.subarray(starts[number]!, starts[number + 1]!)
  }

  /** Adds to `counts` how many of `bits` each value holds of. */
  countAll(bits: Bits, counts: Uint32Array): Uint32Array {
    const { starts, items: values } = this.runs
    eachBit(bits, (number) => {
      const end = starts[number + 1]!
      for (let at = starts[number]!; at < end; at++) counts[values[at]!]!++
    })
    return counts
  }

  /** Steps that `countAll` takes for so many packages. */
  stepsFor(packages: number): number {
    const { starts, items } = this.runs
    const size = starts.length - 1
    return size === 0 ? 0 : packages * (2 + items.length / size)
  }
}

/** Values of packages both ways, counted whichever way is shorter. */
export class CountedValues {
  readonly sets: ValueSets
  readonly own: OwnValues

  constructor(byValue: Runs, byNumber: Runs) {
    this.sets = new ValueSets(byValue, byNumber.starts.length - 1)
    this.own = new OwnValues(byNumber)
  }

  /** The values of a package. */
  of(number: number): Uint32Array {
    return this.own.of(number)
  }

  /** How many of `bits` each value holds of. */
  countAll(bits: Bits): Uint32Array {
    return this.own.stepsFor(countBits(bits)) < this.sets.steps
      ? this.own.countAll(bits, new Uint32Array(this.sets.runs.starts.length - 1))
      : this.sets.countAll(bits)
  }
}

function runsOf(count: number, each: (found: (at: number, item: number) => void) => void): Runs {
  const starts = new Uint32Array(count + 1)
  each((at) => starts[at + 1]!++)
  for (let at = 0; at < count; at++) starts[at + 1]! += starts[at]!
  const items = new Uint32Array(starts[count]!)
  const next = starts.slice()
  each((at, item) => (items[next[at]!++] = item))
  return { starts, items }
}

function eachOnce(values: number, holding: EachHolding, found: (value: number, number: number) => void): void {
  const last = new Int32Array(values).fill(-1)
  holding((value, number) => {
    if (last[value] === number) return
    last[value] = number
    found(value, number)
  })
}
