import type { GroupSlab } from '#domain/catalogue/package.ts'
import { percentOf } from '#platform/money.ts'
import { BED_CELLS } from './price-cells.ts'
import type { CellPrices } from './price-cells.ts'

/** Of the slabs that so many people in beds reach the one that takes most off; undefined without one. */
export function slabFor(slabs: readonly GroupSlab[], beds: number): GroupSlab | undefined {
  let best: GroupSlab | undefined
  for (const slab of slabs) if (slab.fromPeople <= beds && slab.percentOff > (best?.percentOff ?? 0)) best = slab
  return best
}

/** Prices with a slab taken off everybody in a bed, each rounded half-up to a paisa. */
export function withSlab(prices: CellPrices, percentOff: number): CellPrices {
  if (percentOff === 0) return prices
  const less = { ...prices }
  for (const cell of BED_CELLS) {
    const price = prices[cell]
    if (price !== undefined) less[cell] = price - percentOf(price, percentOff)
  }
  return less
}
