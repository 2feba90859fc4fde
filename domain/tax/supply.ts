import { gstPercent } from './gst-rates.ts'
import type { SupplyScheme, TaxDay } from './gst-rates.ts'
import { gstOn } from './gst.ts'
import type { TaxLine } from './gst.ts'
import type { Paise } from '#platform/money.ts'

const PLACES_OF_SUPPLY = ['recipient', 'journey'] as const
/** Whose state counts: the recipient's (IGST Act 12(2)), or where the journey is (12(6)). Uncertain for journeys (reference PRICING §4.8 b). */
export type PlaceOfSupply = (typeof PLACES_OF_SUPPLY)[number]

/** Between which states something is sold, as codes like 'IN-KL'; a place that is not known is the seller's own. */
export type Supply = {
  tax: TaxDay
  sellerState: string
  placeOfSupply: PlaceOfSupply
  recipientState?: string | undefined
  journeyState?: string | undefined
}

/** The tax lines on an amount in paise: CGST and SGST where both states are one, else IGST. */
export function supplyGst(taxablePaise: Paise, scheme: SupplyScheme, supply: Supply): TaxLine[] {
  const percent = gstPercent(scheme, supply.tax)
  return gstOn(taxablePaise, { percent, withinState: placeOf(supply) === supply.sellerState })
}

function placeOf({ placeOfSupply, recipientState, journeyState, sellerState }: Supply): string {
  return (placeOfSupply === 'recipient' ? recipientState : journeyState) ?? sellerState
}
