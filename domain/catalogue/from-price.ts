import { gstOn } from '#domain/tax/gst.ts'
import { roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { gstPercent } from '#domain/tax/tour-gst.ts'
import type { GstScheme } from '#domain/tax/tour-gst.ts'

/** A price in paise before GST with the GST of its scheme as it is now, sold within a state, to the whole rupee: what cards and lists show. */
export function withGstPaise(pricePaise: Paise, scheme: GstScheme): Paise {
  const taxes = gstOn(pricePaise, { percent: gstPercent(scheme), withinState: true })
  return roundToRupee(taxes.reduce((sum, { paise }) => sum + paise, pricePaise))
}
