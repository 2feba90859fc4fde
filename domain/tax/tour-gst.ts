import { gstRateOn } from '#domain/tax/gst.ts'
import type { GstRate } from '#domain/tax/gst.ts'
import type { CalendarDate } from '#platform/dates.ts'

export const GST_SCHEMES = ['TOUR_5', 'TOUR_18'] as const
/** How GST is charged on a journey: low without credit for the seller, or full. */
export type GstScheme = (typeof GST_SCHEMES)[number]

/**
 * What a journey is taxed at (reference PRICING §4.1; services codes 998555 and 998552). Which of the two a package is sold under is
 * said by the package; that a journey without a stay may be sold at 5 % is uncertain (§4.8 a, e).
 */
const TOUR_GST_RATES: Record<GstScheme, readonly GstRate[]> = {
  TOUR_5: [
    {
      percent: 5,
      validFrom: '2018-01-25',
      source: 'Notification 11/2017-CT(R) entry 23(i) as amended by 1/2018: a gross price with stay and transport',
    },
  ],
  TOUR_18: [
    { percent: 18, validFrom: '2018-01-25', source: 'Notification 11/2017-CT(R), heading 9985, the rest: full credit' },
  ],
}

/** The GST percent of a scheme on a day, by default as it is now. Throws for a day before the first rate. */
export function gstPercent(scheme: GstScheme, on: CalendarDate = '9999-12-31'): number {
  return gstRateOn(TOUR_GST_RATES[scheme], on).percent
}
