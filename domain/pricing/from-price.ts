import { USUAL_RATES } from '#domain/catalogue/package.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { GstScheme, TaxDay } from '#domain/tax/gst-rates.ts'
import type { Paise } from '#platform/money.ts'
import { totallerFor } from './party-total.ts'

const NO_GRID = { single: null, triple: null, quad: null, childWithBed: null, childNoBed: null, infant: 0 }

/** What one head pays at a price before GST, on twin sharing as a rule: paise, GST of the day included, to the whole rupee. */
export function fromPaise(netPaise: Paise, gstScheme: GstScheme, tax: TaxDay): Paise {
  const total = totallerFor(undefined, tax)
  return total({ days: 1, grid: { ...NO_GRID, twin: netPaise }, rates: USUAL_RATES, gstScheme })!
}

/** What one adult on twin sharing pays on a departure: paise, GST included, to the whole rupee. */
export function departurePaise({ twinPaise }: Pick<Departure, 'twinPaise'>, scheme: GstScheme, tax: TaxDay): Paise {
  return fromPaise(twinPaise, scheme, tax)
}
