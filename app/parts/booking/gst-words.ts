import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** How a total stands to its GST: "incl. 5 % GST", or who pays it apart. */
export function gstWords({ gstPercent, reverseCharge }: Pick<PricedJourney, 'gstPercent' | 'reverseCharge'>): string {
  return reverseCharge ? `GST of ${gstPercent}\u00a0% on reverse charge, not in it` : `incl. ${gstPercent}\u00a0% GST`
}
