import { chanceOf } from '#bench/search/chance.ts'

export type Random = {
  chance(share: number): boolean
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  pick<Value>(values: readonly Value[]): Value
  /** One of the names, each as often as its weight says. */
  weighed<Name extends string>(weights: Record<Name, number>): Name
}

/** Chance that is the same for the same seed. */
export function openRandom(seed: number): Random {
  const { next, below, pick } = chanceOf(seed)
  return {
    pick,
    chance: (share) => next() < share,
    between: (least, most) => least + below(most - least + 1),
    weighed: (weights) => {
      const entries = Object.entries<number>(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0]
    },
  }
}
