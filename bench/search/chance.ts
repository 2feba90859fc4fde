/** Seeded chance: the same seed draws the same. */
export type Chance = {
  /** From 0 to less than 1. */
  next(): number
  /** A whole number from 0 to less than `end`. */
  below(end: number): number
  pick<T>(things: readonly T[]): T
  /** One to `most` different things. */
  some<T>(things: readonly T[], most: number): T[]
}

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b9) | 0

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (end: number) => Math.floor(next() * end)
  function pick<T>(things: readonly T[]): T {
    const thing = things[below(things.length)]
    if (thing === undefined) throw new Error('Nothing to pick from')
    return thing
  }
  const some = <T>(things: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: 1 + below(most) }, () => pick(things))),
  ]
  return { next, below, pick, some }
}
