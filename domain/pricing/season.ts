import type { PriceGrid, SeasonRate } from '#domain/catalogue/package.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { percentOf, roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** Whether a date lies in a season, which may span the new year. */
export function fallsIn(date: CalendarDate, { from, to }: Pick<SeasonRate, 'from' | 'to'>): boolean {
  const day = date.slice(5)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** A grid moved by percent, each cell to the whole rupee. */
export function movedGrid(grid: PriceGrid, percent: number): PriceGrid {
  const moved = (paise: Paise) => roundToRupee(paise + Math.sign(percent) * percentOf(paise, Math.abs(percent)))
  const movedOr = (paise: Paise | null) => (paise === null ? null : moved(paise))
  return {
    twin: moved(grid.twin),
    single: movedOr(grid.single),
    triple: movedOr(grid.triple),
    quad: movedOr(grid.quad),
    childWithBed: movedOr(grid.childWithBed),
    childNoBed: movedOr(grid.childNoBed),
    infant: moved(grid.infant),
  }
}
