/** A seeded stream of numbers: the same seed always tells the same story. */
export type Chance = (() => number) & {
  between: (low: number, high: number) => number
  int: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  odds: (likelihood: number) => boolean
}

/** A 32-bit number for a text (FNV-1a with a final shuffle). */
export function hash(text: string): number {
  let h = 2166136261
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  return h >>> 0
}

/** Opens the stream of a seed (mulberry32); numbers are in [0, 1). */
export function chance(seed: number): Chance {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  next()
  const between = (low: number, high: number) => low + (high - low) * next()
  return Object.assign(next, {
    between,
    int: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    odds: (likelihood: number) => next() < likelihood,
  })
}

/** The i-th of a list that starts over at its end. */
export function nth<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T
}
