import type { Paise } from '#platform/money.ts'

/** Splits paise by weights so that the parts add up: by largest remainder, ties in order. Without any weight nothing is given out; throws when paise is more than the weights. */
export function prorate(paise: Paise, weights: readonly Paise[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (paise > whole) throw new RangeError(`${paise} paise cannot come off ${whole}`)
  if (paise === 0) return weights.map(() => 0)
  // In whole numbers throughout: a product may be larger than a double holds exactly.
  const shares = weights.map((weight) => BigInt(weight) * BigInt(paise))
  const parts = shares.map((share) => Number(share / BigInt(whole)))
  const left = paise - parts.reduce((sum, part) => sum + part, 0)
  const remainders = shares.map((share, at) => ({ at, rest: share % BigInt(whole) }))
  const first = remainders.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.at - b.at))
  for (const { at } of first.slice(0, left)) parts[at]!++
  return parts
}
