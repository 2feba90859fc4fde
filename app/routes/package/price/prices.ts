import { isOpen } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { fromPaise } from '#domain/pricing/from-price.ts'
import type { TaxDay } from '#domain/tax/gst-rates.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { Paise } from '#platform/money.ts'

/** The lowest price a visitor can have today, for one adult on twin sharing with GST: of the open dates, else of the grid. */
export function lowestPaise(
  { grid, gstScheme }: Pick<Package, 'grid' | 'gstScheme'>,
  departures: readonly Departure[],
  tax: TaxDay,
): Paise {
  const open = departures.filter((one) => isOpen(one, tax.on)).map(({ twinPaise }) => twinPaise)
  return fromPaise(open.length > 0 ? Math.min(...open) : grid.twin, gstScheme, tax)
}

/** Whom the price is for, as every figure of a package says it. */
export function priceFor({ kind }: Pick<Package, 'kind'>): string {
  return kind === 'trek' ? 'per person, incl. GST' : 'per adult, twin sharing, incl. GST'
}

/** "6 Nights / 7 Days", "1 Day". */
export function lengthText({ nights, days }: Pick<Package, 'nights' | 'days'>): string {
  if (days <= 1) return '1 Day'
  return `${nights} ${nights === 1 ? 'Night' : 'Nights'} / ${days} Days`
}
