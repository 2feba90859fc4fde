import { addBit, countBits, countCommon, eachBit, noBits } from './bits.ts'
import type { Bits } from './bits.ts'

/** Says of which numbers a value holds; called with numbers in rising order, a pair given again counts once. */
export type EachHolding = (holds: (value: number, number: number) => void) => void

/** For each of some values the packages it holds of: a list of numbers where they are few, a bit each where they are many. */
export class ValueSets {
  readonly #starts: Uint32Array
  readonly #numbers: Uint32Array
  readonly #dense: (Bits | undefined)[]
  /** What counting every value costs, in steps: a number or a word of bits each. */
  readonly #steps: number

  /** For values below `values` and numbers below `size`; asks `holding` twice. */
  constructor(values: number, size: number, holding: EachHolding) {
    const counts = new Uint32Array(values + 1)
    eachOnce(values, holding, (value) => counts[value + 1]!++)
    for (let value = 0; value < values; value++) counts[value + 1]! += counts[value]!
    this.#starts = counts
    this.#numbers = new Uint32Array(counts[values]!)
    const next = counts.slice()
    eachOnce(values, holding, (value, number) => (this.#numbers[next[value]!++] = number))
    this.#dense = Array.from({ length: values }, (_, value) => this.#asBits(value, size))
    this.#steps = this.#dense.reduce((sum, bits, value) => sum + (bits?.length ?? this.#sizeOf(value)), 0)
  }

  /** How many of `bits` a value holds of. */
  countIn(value: number, bits: Bits): number {
    const dense = this.#dense[value]
    if (dense) return countCommon(dense, bits)
    const numbers = this.#numbers
    const end = this.#starts[value + 1]!
    let count = 0
    for (let at = this.#starts[value]!; at < end; at++) {
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
    for (let at = this.#starts[value]!; at < this.#starts[value + 1]!; at++) addBit(bits, this.#numbers[at]!)
  }

  #sizeOf(value: number): number {
    return this.#starts[value + 1]! - this.#starts[value]!
  }

  #asBits(value: number, size: number): Bits | undefined {
    if (this.#sizeOf(value) <= size >>> 5) return undefined
    const bits = noBits(size)
    this.addTo(bits, value)
    return bits
  }
}

/** The same pairs the other way round: for each package its values, for counting where few packages are left. */
export class OwnValues {
  readonly #starts: Uint32Array
  readonly #values: Uint32Array

  /** For numbers below `size`; asks `holding` twice. */
  constructor(values: number, size: number, holding: EachHolding) {
    const counts = new Uint32Array(size + 1)
    eachOnce(values, holding, (_value, number) => counts[number + 1]!++)
    for (let number = 0; number < size; number++) counts[number + 1]! += counts[number]!
    this.#starts = counts
    this.#values = new Uint32Array(counts[size]!)
    const next = counts.slice()
    eachOnce(values, holding, (value, number) => (this.#values[next[number]!++] = value))
  }

  /** The values of a package. */
  of(number: number): Uint32Array {
    return this.#values.subarray(this.#starts[number]!, this.#starts[number + 1]!)
  }

  /** Adds to `counts` how many of `bits` each value holds of. */
  countAll(bits: Bits, counts: Uint32Array): Uint32Array {
    const [starts, values] = [this.#starts, this.#values]
    eachBit(bits, (number) => {
      const end = starts[number + 1]!
      for (let at = starts[number]!; at < end; at++) counts[values[at]!]!++
    })
    return counts
  }

  /** Steps that `countAll` takes for so many packages. */
  stepsFor(packages: number): number {
    const size = this.#starts.length - 1
    return size === 0 ? 0 : packages * (2 + this.#values.length / size)
  }
}

/** Values of packages both ways, counted whichever way is shorter. */
export class CountedValues {
  readonly sets: ValueSets
  readonly #own: OwnValues
  readonly #values: number

  constructor(values: number, size: number, holding: EachHolding) {
    this.sets = new ValueSets(values, size, holding)
    this.#own = new OwnValues(values, size, holding)
    this.#values = values
  }

  /** The values of a package. */
  of(number: number): Uint32Array {
    return this.#own.of(number)
  }

  /** How many of `bits` each value holds of. */
  countAll(bits: Bits): Uint32Array {
    return this.#own.stepsFor(countBits(bits)) < this.sets.steps
      ? this.#own.countAll(bits, new Uint32Array(this.#values))
      : this.sets.countAll(bits)
  }
}

function eachOnce(values: number, holding: EachHolding, found: (value: number, number: number) => void): void {
  const last = new Int32Array(values).fill(-1)
  holding((value, number) => {
    if (last[value] === number) return
    last[value] = number
    found(value, number)
  })
}
