import type { CalendarDate } from '#platform/dates.ts'
import type { GstRegistration } from './registration.ts'
import type { PlaceOfSupply } from './supply.ts'

/** What of tax is not the same everywhere and always; from one day to another, both included, null until further notice. */
export type TaxRules = {
  validFrom: CalendarDate
  validTo: CalendarDate | null
  /** Where the operator is registered, as long as it has entered no registration. */
  sellerState: string
  placeOfSupply: PlaceOfSupply
  /** Whether the operator is a body corporate; it is taken for one unless its registration says otherwise. */
  sellerIsBodyCorporate: boolean
  /** The smallest amount a total is rounded to. */
  roundTo: 'rupee' | 'paisa'
  /** Income tax collected on tours abroad, in percent of the amount with GST; journeys in India bear none. */
  overseasTcsPercent: number
}

/**
 * The rules by date. Place of supply of tours across states is uncertain (reference PRICING §4.8 b): the recipient's state, or home
 * where it is unknown. Rounding to the rupee: CGST Act section 170. Tax collected abroad: section 394(1) of the Income-tax Act 2025, flat
 * 2 % from April 2026 (§4.1); before that it hung on what a person had spent in the year, which no quote knows.
 */
export const TAX_RULES: readonly TaxRules[] = [
  {
    validFrom: '2018-01-25',
    validTo: '2026-03-31',
    sellerState: 'IN-DL',
    placeOfSupply: 'recipient',
    sellerIsBodyCorporate: true,
    roundTo: 'rupee',
    overseasTcsPercent: 0,
  },
  {
    validFrom: '2026-04-01',
    validTo: null,
    sellerState: 'IN-DL',
    placeOfSupply: 'recipient',
    sellerIsBodyCorporate: true,
    roundTo: 'rupee',
    overseasTcsPercent: 2,
  },
]

/** The rules of a day; whoever was registered then sells from that state. Throws where the rows say nothing. */
export function taxRulesOn(date: CalendarDate, registered: readonly RegisteredState[] = []): TaxRules {
  const found = inForceOn(date, TAX_RULES)
  if (!found) throw new RangeError(`no tax rules on ${date}`)
  const seller = inForceOn(date, registered)
  return seller ? { ...found, sellerState: seller.stateCode, sellerIsBodyCorporate: seller.isBodyCorporate } : found
}

type RegisteredState = Pick<GstRegistration, 'stateCode' | 'isBodyCorporate' | 'validFrom' | 'validTo'>

/** Of rows that hold from one day to another, both included, the one that holds on a day. */
export function inForceOn<Row extends { validFrom: CalendarDate; validTo: CalendarDate | null }>(
  date: CalendarDate,
  rows: readonly Row[],
): Row | undefined {
  return rows.find(({ validFrom, validTo }) => date >= validFrom && (validTo === null || date <= validTo))
}
