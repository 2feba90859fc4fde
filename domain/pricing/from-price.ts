import { withGstPaise } from '#domain/catalogue/from-price.ts'
import type { PriceGrid } from '#domain/catalogue/package.ts'
import type { GstScheme } from '#domain/tax/tour-gst.ts'
import type { Paise } from '#platform/money.ts'
import type { Departure } from '#domain/departures/departure.ts'

/** The "from" price of a package: paise for one adult on twin sharing, GST included, to the whole rupee. */
export function fromPaise(grid: Pick<PriceGrid, 'twin'>, scheme: GstScheme): Paise {
  return withGstPaise(grid.twin, scheme)
}

/** What one adult on twin sharing pays on a departure: paise, GST included, to the whole rupee. */
export function departurePaise(departure: Pick<Departure, 'twinPaise'>, scheme: GstScheme): Paise {
  return withGstPaise(departure.twinPaise, scheme)
}
