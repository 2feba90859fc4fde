import { PRICED_CELLS } from './price-cells.ts'
import type { CellCounts } from './price-cells.ts'

/** A number that tells counts apart: no count reaches 32, and nine of five bits fit exactly. The key of a change is added to a key. */
export function cellsKey(cells: Partial<CellCounts>): number {
  let key = 0
  for (const cell of PRICED_CELLS) key = key * 32 + (cells[cell] ?? 0)
  return key
}

// Other rooms for as many people, and children who change beds, as changes of the heads charged: those that leave fewest mixes over.
const CHANGES: readonly Partial<CellCounts>[] = [
  { twin: 2, single: -2 },
  { single: 1, childNoBed: -1 },
  { twin: 2, triple: -2, childWithBed: -1, childNoBed: 1 },
  { twin: 2, triple: -3, childNoBed: 1 },
  { single: 1, triple: 3, quad: -4 },
  { single: 2, triple: -2, childWithBed: -1, childNoBed: 1 },
  { twin: 4, quad: -4 },
  { twin: 4, single: -1, triple: -3 },
  { twin: 2, single: -1, childNoBed: -1 },
  { single: 3, triple: -3 },
  { single: 4, quad: -4 },
  { twin: 4, quad: -2, childWithBed: -2 },
  { twin: 4, single: -1, triple: -2, childWithBed: -1 },
  { triple: 2, quad: -2, childWithBed: -1, childNoBed: 1 },
  { twin: 2, triple: -6, quad: 4 },
  { twin: 6, triple: -6 },
  { triple: 3, quad: -4, childNoBed: 1 },
  { single: 2, quad: -2, childWithBed: -2, childNoBed: 2 },
  { single: 1, triple: 2, quad: -4, childWithBed: 1 },
  { triple: 2, quad: -4, childWithBed: 1, childNoBed: 1 },
  { twin: 2, quad: -2, childWithBed: -2, childNoBed: 2 },
  { single: 2, triple: -3, childNoBed: 1 },
  { triple: 3, quad: -2, childWithBed: -2, childNoBed: 1 },
  { twin: 2, triple: -4, quad: 2 },
  { single: 1, triple: 2, quad: -2, childWithBed: -1 },
  { twin: 2, single: 1, quad: -3, childWithBed: -1, childNoBed: 1 },
  { single: 1, triple: 3, quad: -2, childWithBed: -2 },
  { twin: 2, single: 1, quad: -4, childNoBed: 1 },
  { triple: 3, quad: -3, childWithBed: -1, childNoBed: 1 },
  { single: 1, triple: 2, quad: -3 },
  { single: 1, triple: -3, childNoBed: 2 },
  { single: 1, triple: -2, childWithBed: -1, childNoBed: 2 },
  { twin: 2, single: -3, extraBed: 1 },
  { twin: 2, extraBed: -2 },
  { childWithBed: 1, childNoBed: -1 },
  { twin: 2, single: -1, extraBed: -1 },
  { extraBed: 1, childNoBed: -1 },
  { twin: 2, single: -1, childWithBed: -1 },
]
const CHANGE_KEYS = CHANGES.map(cellsKey)

/**
 * Leaves out of mixes by key each that lies halfway between two others with as much off for the group: whatever the cells cost, its price is
 * the mean of theirs, so one of them is no dearer. What is left holds a cheapest mix for any prices, also where cells are not sold.
 */
export function withoutDominatedMixes<Mix>(
  mixes: ReadonlyMap<number, Mix>,
  percentOff: (mix: Mix) => number,
): [number, Mix][] {
  return [...mixes].filter(([key, mix]) => {
    const slab = percentOff(mix)
    const isAt = (other: number) => {
      const there = mixes.get(other)
      return there !== undefined && percentOff(there) === slab
    }
    return !CHANGE_KEYS.some((change) => isAt(key + change) && isAt(key - change))
  })
}
