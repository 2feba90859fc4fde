import { isCellSold } from '#domain/catalogue/package.ts'
import type { PackageRates, PriceGrid } from '#domain/catalogue/package.ts'
import { OWN_CELLS } from '#domain/departures/departure.ts'
import type { DeparturePrice } from '#domain/departures/departure.ts'
import type { Paise } from '#platform/money.ts'

/** What a head can be charged: the cells of a grid, a bed in a twin shared with another traveller, and an adult's extra bed. */
export const PRICED_CELLS = [
  'twin',
  'single',
  'shared',
  'triple',
  'quad',
  'extraBed',
  'childWithBed',
  'childNoBed',
  'infant',
] as const
export type PricedCell = (typeof PRICED_CELLS)[number]
/** What each is called on a bill. */
export const CELL_NAMES: Record<PricedCell, string> = {
  twin: 'Twin sharing',
  single: 'Single room',
  shared: 'Bed in a shared twin room',
  triple: 'Triple sharing',
  quad: 'Quad sharing',
  extraBed: 'Extra bed',
  childWithBed: 'Child with a bed',
  childNoBed: 'Child without a bed',
  infant: 'Infant',
}
/** How many heads are charged by each cell. */
export type CellCounts = Record<PricedCell, number>
/** Paise a head before GST; undefined where the package does not sell the cell. */
export type CellPrices = Record<PricedCell, Paise | undefined>

/** Cells whose heads sleep in a bed: the group slab counts these and is taken off these. */
export const BED_CELLS = ['twin', 'single', 'shared', 'triple', 'quad', 'extraBed', 'childWithBed'] as const

type PricedPackage = { grid: PriceGrid; rates: Pick<PackageRates, 'singleSupplementPaise'> }

/**
 * What each cell costs in a package. A single costs its own price or twin with the supplement; whoever is left over where no single
 * room is sold, or is `willing`, shares a twin at the twin price; an adult's extra bed costs the third adult's price, or else a child's bed.
 */
export function cellPrices({ grid, rates }: PricedPackage, { willing = false } = {}): CellPrices {
  const supplement = rates.singleSupplementPaise
  const single = grid.single ?? (supplement === null ? undefined : grid.twin + supplement)
  return {
    twin: grid.twin,
    single,
    shared: willing || single === undefined ? grid.twin : undefined,
    triple: grid.triple ?? undefined,
    quad: grid.quad ?? undefined,
    extraBed: grid.triple ?? grid.childWithBed ?? undefined,
    childWithBed: grid.childWithBed ?? undefined,
    childNoBed: grid.childNoBed ?? undefined,
    infant: grid.infant,
  }
}

/** A grid on a departure: at its twin price, and at its own price of each cell the package sells. */
export function gridOn({ grid, rates }: PricedPackage, { twinPaise, cells }: DeparturePrice): PriceGrid {
  const moved = gridWithTwin(grid, twinPaise)
  if (!cells) return moved
  const own = OWN_CELLS.filter((cell) => cells[cell] !== undefined && isCellSold({ grid, rates }, cell))
  return { ...moved, ...Object.fromEntries(own.map((cell) => [cell, cells[cell]])) }
}

/** A grid with another twin price: every other cell keeps its distance from it and none falls below nothing; an infant pays the same. */
export function gridWithTwin(grid: PriceGrid, twinPaise: Paise): PriceGrid {
  if (twinPaise === grid.twin) return grid
  const moved = (cell: Paise | null) => (cell === null ? null : Math.max(0, cell + twinPaise - grid.twin))
  return {
    twin: twinPaise,
    single: moved(grid.single),
    triple: moved(grid.triple),
    quad: moved(grid.quad),
    childWithBed: moved(grid.childWithBed),
    childNoBed: moved(grid.childNoBed),
    infant: grid.infant,
  }
}
