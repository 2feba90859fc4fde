import { gstOn } from './gst.ts'
import type { TaxLine } from './gst.ts'
import { gstPercent } from './gst-rates.ts'
import type { CarGstScheme, TaxDay } from './gst-rates.ts'
import { percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** 9964: passengers are carried from one point to another. 9966: a car is rented with its driver for a time. */
export type CarHeading = '9964' | '9966'

export type CarGstQuestion = {
  scheme: CarGstScheme
  heading: CarHeading
  tax: TaxDay
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
  const { scheme, heading, tax, withinState, renterIsBodyCorporate, sellerIsBodyCorporate } = question
  const percent = gstPercent(scheme, tax)
  const reverseCharge = scheme === 'CAR_5' && heading === '9966' && renterIsBodyCorporate && !sellerIsBodyCorporate
  const taxes = reverseCharge ? [] : gstOn(taxablePaise, { percent, withinState })
  return { scheme, heading, percent, taxes, reverseCharge }
}

/** A rate of a tariff in paise with the GST of its scheme on a day; a rate is no bill, so the tax is not halved and rounded twice. */
export function withCarGst(paise: Paise, scheme: CarGstScheme, tax: TaxDay): Paise {
  return paise + percentOf(paise, gstPercent(scheme, tax))
}
