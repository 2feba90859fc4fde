import { gstPercent } from '#domain/tax/tour-gst.ts'
import { GST_SCHEMES } from './tour-gst.ts'
import { carGstPercent, CAR_GST_SCHEMES } from '#domain/tax/car-gst.ts'
import { gstOn, gstRateOn } from '#domain/tax/gst.ts'
import type { GstRate, TaxLine } from '#domain/tax/gst.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'

/** How whatever a booking holds is taxed: journeys, the site's own fees, cars. The rates of the others stand in their rooms. */
export const SUPPLY_SCHEMES = [...GST_SCHEMES, 'SVC_18', ...CAR_GST_SCHEMES] as const
export type SupplyScheme = (typeof SUPPLY_SCHEMES)[number]

const SERVICE_GST_RATES: readonly GstRate[] = [
  { percent: 18, validFrom: '2018-01-25', source: 'Headings 998551 and 998552: fees and commissions, full credit' },
]

export const PLACES_OF_SUPPLY = ['recipient', 'journey'] as const
/** Whose state counts: the recipient's (IGST Act 12(2)), or where the journey is (12(6)). Uncertain for journeys (reference PRICING §4.8 b). */
export type PlaceOfSupply = (typeof PLACES_OF_SUPPLY)[number]

/** Between which states something is sold, as codes like 'IN-KL'; a place that is not known is the seller's own. */
export type Supply = {
  on: CalendarDate
  sellerState: string
  placeOfSupply: PlaceOfSupply
  recipientState?: string | undefined
  journeyState?: string | undefined
}

/** The GST percent of a scheme on a day. Throws for a day before its first rate. */
export function supplyPercent(scheme: SupplyScheme, on: CalendarDate): number {
  if (scheme === 'SVC_18') return gstRateOn(SERVICE_GST_RATES, on).percent
  return scheme === 'CAR_5' || scheme === 'CAR_18' ? carGstPercent(scheme, on) : gstPercent(scheme, on)
}

/** The tax lines on an amount in paise: CGST and SGST where both states are one, else IGST. */
export function supplyGst(taxablePaise: Paise, scheme: SupplyScheme, supply: Supply): TaxLine[] {
  const percent = supplyPercent(scheme, supply.on)
  return gstOn(taxablePaise, { percent, withinState: placeOf(supply) === supply.sellerState })
}

function placeOf({ placeOfSupply, recipientState, journeyState, sellerState }: Supply): string {
  return (placeOfSupply === 'recipient' ? recipientState : journeyState) ?? sellerState
}
