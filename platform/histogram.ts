const MOST_BARS = 20
/** The scale ends where so much of the list is below; the last bar takes what is beyond. */
const SCALE_SHARE = 0.97
/** Rupees a bar may span. */
const STEPS: readonly number[] = [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((ten) =>
  [1, 2, 2.5, 5].map((factor) => ten * factor),
)

/** How prices are spread: `bars` counts things in equal steps of `stepRupees` from `fromRupees` on, the last bar taking all above. */
export type Histogram = {
  fromRupees: number
  stepRupees: number
  bars: number[]
  leastRupees: number
  mostRupees: number
}

/** The bars a histogram has, from the lowest price, the price `SCALE_SHARE` of the list is at or below, and the highest; whole rupees. */
export type Scale = { fromRupees: number; stepRupees: number; count: number; leastRupees: number; mostRupees: number }

/** A scale of at most twenty equal bars whose step is a round number of rupees. */
function scaleOf(leastRupees: number, nearlyAllRupees: number, mostRupees: number): Scale {
  for (const stepRupees of STEPS) {
    const fromRupees = Math.floor(leastRupees / stepRupees) * stepRupees
    const count = Math.floor((nearlyAllRupees - fromRupees) / stepRupees) + 1
    if (count <= MOST_BARS) return { fromRupees, stepRupees, count, leastRupees, mostRupees }
  }
  throw new RangeError(`no scale for prices up to ${mostRupees} rupees`)
}

/** The histogram of nothing. */
export const NO_PRICES: Histogram = { fromRupees: 0, stepRupees: 1000, bars: [], leastRupees: 0, mostRupees: 0 }

/** The histogram of prices in whole rupees, lowest first. */
export function histogramOf(rupees: ArrayLike<number>): Histogram {
  if (rupees.length === 0) return NO_PRICES
  const nearlyAll = rupees[Math.ceil(rupees.length * SCALE_SHARE) - 1]!
  const { count, ...scale } = scaleOf(rupees[0]!, nearlyAll, rupees[rupees.length - 1]!)
  const bars = Array.from({ length: count }, () => 0)
  // Sorted, so the bar only ever moves on.
  let [bar, end] = [0, scale.fromRupees + scale.stepRupees]
  for (let at = 0; at < rupees.length; at++) {
    for (; rupees[at]! >= end && bar < count - 1; end += scale.stepRupees) bar++
    bars[bar]!++
  }
  return { ...scale, bars }
}
