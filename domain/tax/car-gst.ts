import type { CalendarDate } from '#platform/dates.ts'
import { gstOn, gstRateOn } from '#domain/tax/gst.ts'
import type { GstRate, TaxLine } from '#domain/tax/gst.ts'
import { percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** How GST is charged on a car with driver: low without general credit for the seller, which needs the fuel in the fare, or full; the operator's choice for each class. */
export const CAR_GST_SCHEMES = ['CAR_5', 'CAR_18'] as const
export type CarGstScheme = (typeof CAR_GST_SCHEMES)[number]

const CAR_GST_RATES: Record<CarGstScheme, readonly GstRate[]> = {
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

/** 9964: passengers are carried from one point to another. 9966: a car is rented with its driver for a time. */
export type CarHeading = '9964' | '9966'

export type CarGstQuestion = {
  scheme: CarGstScheme
  heading: CarHeading
  suppliedOn: CalendarDate
  /** Whether seller and place of supply are in one state; without a recipient's address they are (reference PRICING §4.1). */
  withinState: boolean
  renterIsBodyCorporate: boolean
  sellerIsBodyCorporate: boolean
}

export type CarGst = {
  scheme: CarGstScheme
  heading: CarHeading
  percent: number
  taxes: TaxLine[]
  /** The renter, a body corporate, pays the tax itself; `taxes` are then nothing. */
  reverseCharge: boolean
}

/**
 * The GST on a car's taxable value in paise. Reverse charge only at 5 %, for renting (9966), from a seller who is no body corporate
 * to one who is (Notifications 22/2019 and 28/2019, circular 177/09/2022; reference PRICING §4.1).
 */
export function carGst(taxablePaise: Paise, question: CarGstQuestion): CarGst {
  const { scheme, heading, suppliedOn, withinState, renterIsBodyCorporate, sellerIsBodyCorporate } = question
  const percent = carGstPercent(scheme, suppliedOn)
  const reverseCharge = scheme === 'CAR_5' && heading === '9966' && renterIsBodyCorporate && !sellerIsBodyCorporate
  const taxes = reverseCharge ? [] : gstOn(taxablePaise, { percent, withinState })
  return { scheme, heading, percent, taxes, reverseCharge }
}

/** A rate of a tariff in paise with the GST of its scheme on a day; a rate is no bill, so the tax is not halved and rounded twice. */
export function withCarGst(paise: Paise, { scheme, on }: { scheme: CarGstScheme; on: CalendarDate }): Paise {
  return paise + percentOf(paise, carGstPercent(scheme, on))
}

/** The GST percent of a scheme on a day. Throws for a day before its first rate. */
export function carGstPercent(scheme: CarGstScheme, on: CalendarDate): number {
  return gstRateOn(CAR_GST_RATES[scheme], on).percent
}
