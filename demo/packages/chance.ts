/** A seeded stream of numbers in [0, 1): the same words always tell the same story. */
export type Chance = () => number

/** A 32-bit number for a text (FNV-1a with a final shuffle). */
export function seedOf(text: string): number {
  let seed = 2166136261
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619)
  seed = Math.imul(seed ^ (seed >>> 15), 2246822507)
  return (seed ^ (seed >>> 13)) >>> 0
}

/** Opens the stream that belongs to a text (mulberry32). */
export function chanceOf(text: string): Chance {
  let state = seedOf(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list; throws on an empty one. */
export function pick<T>(chance: Chance, list: readonly T[]): T {
  const chosen = list[Math.floor(chance() * list.length)]
  if (chosen === undefined) throw new RangeError('nothing to pick from')
  return chosen
}

/** The list in another order. */
export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  return list
    .map((thing) => ({ thing, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ thing }) => thing)
}
