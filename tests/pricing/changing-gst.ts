import { GST_RATES } from '#domain/tax/gst-rates.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'

const CHANGING = [
  { percent: 5, validFrom: '2018-01-25', validTo: '2027-03-31', source: 'before' },
  { percent: 12, validFrom: '2027-04-01', source: 'after' },
]

/** The table with a change entered long before it comes: from 1 April 2027 on, what was 5 % is 12 %. */
export const CHANGING_GST: GstRates = { ...GST_RATES, TOUR_5: CHANGING, CAR_5: CHANGING }
