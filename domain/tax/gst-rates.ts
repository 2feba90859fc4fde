import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

export const GST_SCHEMES = ['TOUR_5', 'TOUR_18'] as const
/** How GST is charged on a journey: low without credit for the seller, or full; said by the package. */
export type GstScheme = (typeof GST_SCHEMES)[number]

export const CAR_GST_SCHEMES = ['CAR_5', 'CAR_18'] as const
/** How GST is charged on a car with driver: low without general credit for the seller, which needs the fuel in the fare, or full; the operator's choice for each class. */
export type CarGstScheme = (typeof CAR_GST_SCHEMES)[number]

/** How whatever a booking holds is taxed: journeys, the site's own fees, cars. */
export const SUPPLY_SCHEMES = [...GST_SCHEMES, 'SVC_18', ...CAR_GST_SCHEMES] as const
export type SupplyScheme = (typeof SUPPLY_SCHEMES)[number]

/** A rate and the days of supply it is in force; `validTo` is its last day, absent while nobody has ended it. */
export type GstRate = { percent: number; validFrom: CalendarDate; validTo?: CalendarDate; source: string }
export type GstRates = Readonly<Record<SupplyScheme, readonly GstRate[]>>

/**
 * Every rate there is, with its days (reference PRICING §4.1). That a journey without a stay may be sold at 5 % is uncertain
 * (§4.8 a, e). A change is a row, entered whenever it is known.
 */
export const GST_RATES: GstRates = {
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
  SVC_18: [
    { percent: 18, validFrom: '2018-01-25', source: 'Headings 998551 and 998552: fees and commissions, full credit' },
  ],
  CAR_5: [
    {
      percent: 5,
      validFrom: '2017-08-22',
      source: 'Notification 11/2017-CT(R) entries 8(vi) and 10(i): fuel included',
    },
  ],
  CAR_18: [
    { percent: 12, validFrom: '2017-10-13', validTo: '2025-09-21', source: 'Notification 31/2017-CT(R): full credit' },
    { percent: 18, validFrom: '2025-09-22', source: 'Notification 15/2025-CT(R) of 17 September 2025: full credit' },
  ],
}

/** A rate somebody has entered: it holds from its day until the next one of its scheme. */
export type EnteredRate = { id: string; scheme: SupplyScheme; percent: number; validFrom: CalendarDate; source: string }

/** The table of the law with what was entered since: a rate ends on the day before the next, and one of the same day takes its place. */
export function ratesWith(entered: readonly EnteredRate[], law: GstRates = GST_RATES): GstRates {
  const each = SUPPLY_SCHEMES.map((scheme) => {
    const own = entered.filter((rate) => rate.scheme === scheme)
    const stays = law[scheme].filter(({ validFrom }) => own.every((rate) => rate.validFrom !== validFrom))
    const all = [...stays, ...own].toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    return [scheme, all.map((rate, at) => asRate(rate, all[at + 1]?.validFrom))] as const
  })
  return Object.fromEntries(each) as Record<SupplyScheme, GstRate[]>
}

function asRate({ percent, validFrom, validTo, source }: GstRate, next: CalendarDate | undefined): GstRate {
  const last = next === undefined ? validTo : addDays(next, -1)
  return { percent, validFrom, source, ...(last === undefined ? {} : { validTo: last }) }
}

declare module '#platform/tags.ts' {
  interface Tags {
    /** The rates of GST that were entered. */
    rates: 'rates'
  }
}

/** The day something is supplied on, by which it is taxed, and the table it is looked up in. A table that could be left out would be the law's, without what was entered since. */
export type TaxDay = { on: CalendarDate; rates: GstRates }

/** The GST percent of a scheme on a day. Throws where the table says nothing of that day. */
export function gstPercent(scheme: SupplyScheme, { on, rates }: TaxDay): number {
  const rate = rates[scheme].find(
    ({ validFrom, validTo }) => validFrom <= on && (validTo === undefined || on <= validTo),
  )
  if (!rate) throw new RangeError(`no rate of GST is known for ${scheme} on ${on}`)
  return rate.percent
}
