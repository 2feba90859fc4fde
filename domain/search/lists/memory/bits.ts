/** A set of package numbers, one bit each; all sets of a catalogue are equally long. */
export type Bits = Uint32Array

/** An empty set for numbers below `size`. */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

/** The numbers below `size` that pass. */
export function bitsWhere(size: number, passes: (number: number) => boolean): Bits {
  const bits = noBits(size)
  for (let number = 0; number < size; number++) if (passes(number)) addBit(bits, number)
  return bits
}

/** Puts a number into a set. */
export function addBit(bits: Bits, number: number): void {
  bits[number >>> 5]! |= 1 << (number & 31)
}

/** Whether a number is in a set. */
export function hasBit(bits: Bits, number: number): boolean {
  return (bits[number >>> 5]! & (1 << (number & 31))) !== 0
}

/** Keeps in `bits` only what is in `other` too. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at]! &= other[at]!
}

/** Adds to `bits` what is in `other`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at]! |= other[at]!
}

/** How many numbers a set holds. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += onesIn(bits[at]!)
  return count
}

/** How many numbers two sets share. */
export function countCommon(bits: Bits, other: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += onesIn(bits[at]! & other[at]!)
  return count
}

/** Calls `found` with every number of a set, rising. */
export function eachBit(bits: Bits, found: (number: number) => void): void {
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1) found((at << 5) + 31 - Math.clz32(word & -word))
}

/** The ones of a word, added up in pairs, fours and bytes. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
