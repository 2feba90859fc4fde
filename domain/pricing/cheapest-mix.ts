import type { GroupSlab } from '#domain/catalogue/package.ts'
import type { Paise } from '#platform/money.ts'
import { PRICED_CELLS } from './price-cells.ts'
import type { CellCounts, CellPrices } from './price-cells.ts'
import { slabFor, withSlab } from './group-slab.ts'

type ChargedHeads = { cells: CellCounts; beds: number }

/** Things that charge heads, their counts side by side, so that one price list after the other is tried in no time. */
export type Ledger<Some extends ChargedHeads> = {
  all: readonly Some[]
  counts: Uint8Array
  /** A bit for each cell a thing charges. */
  needs: Uint16Array
}

const CELLS = PRICED_CELLS.length

/** Sets things that charge heads side by side, in their order. */
export function ledgerOf<Some extends ChargedHeads>(all: readonly Some[]): Ledger<Some> {
  const counts = Uint8Array.from(all.flatMap(({ cells }) => PRICED_CELLS.map((cell) => cells[cell])))
  const needs = Uint16Array.from(all, ({ cells }) => bitsOf((cell) => cells[cell] > 0))
  return { all, counts, needs }
}

/** The cheapest of a ledger in paise before GST with the group slab taken off, the first of equals; undefined where none is sold. */
export function cheapestOf<Some extends ChargedHeads>(
  { all, counts, needs }: Ledger<Some>,
  prices: CellPrices,
  slabs: readonly GroupSlab[],
): { best: Some; paise: Paise } | undefined {
  const unsold = bitsOf((cell) => prices[cell] === undefined)
  const pricesFor = priceLists(prices, slabs)
  let best = -1
  let least = Infinity
  for (let at = 0; at < all.length; at++) {
    if ((needs[at]! & unsold) !== 0) continue
    const list = pricesFor(all[at]!.beds)
    let sum = 0
    for (let cell = 0; cell < CELLS; cell++) sum += counts[at * CELLS + cell]! * list[cell]!
    if (sum >= least) continue
    best = at
    least = sum
  }
  return best < 0 ? undefined : { best: all[best]!, paise: least }
}

function bitsOf(isSet: (cell: (typeof PRICED_CELLS)[number]) => boolean): number {
  let bits = 0
  for (let at = 0; at < CELLS; at++) if (isSet(PRICED_CELLS[at]!)) bits |= 1 << at
  return bits
}

/** Prices in the order of cells for so many people in beds; what is not sold costs nothing, as nobody is charged for it. */
function priceLists(prices: CellPrices, slabs: readonly GroupSlab[]): (beds: number) => readonly Paise[] {
  const listed = (some: CellPrices) => PRICED_CELLS.map((cell) => some[cell] ?? 0)
  const usual = listed(prices)
  if (slabs.length === 0) return () => usual
  const lists = new Map<number, readonly Paise[]>([[0, usual]])
  return (beds) => {
    const percentOff = slabFor(slabs, beds)?.percentOff ?? 0
    const list = lists.get(percentOff) ?? listed(withSlab(prices, percentOff))
    lists.set(percentOff, list)
    return list
  }
}
