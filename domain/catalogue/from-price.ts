import { percentOf, roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { GST_PERCENT } from './package.ts'
import type { GstScheme } from './package.ts'

/** The price a card shows: paise before GST for one adult on twin sharing, with the scheme's GST, to the whole rupee. */
export function withGstPaise(pricePaise: Paise, scheme: GstScheme): Paise {
  return roundToRupee(pricePaise + percentOf(pricePaise, GST_PERCENT[scheme]))
}
