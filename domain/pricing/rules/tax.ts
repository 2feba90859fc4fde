import type { PriceRule, QuoteTax, PriceSum } from '#domain/pricing/sum.ts'
import { supplyGst } from '#domain/tax/supply.ts'
import { formatPaise, percentOf } from '#platform/money.ts'

/** What people and extras come to is what is taxed (reference PRICING §4.3, step 6). */
export const taxable: PriceRule = {
  reckon: (sum) => {
    sum.taxablePaise = sum.peoplePaise + sum.extrasPaise
    sum.totalPaise = sum.taxablePaise
    return undefined
  },
  tell: ({ trace }, { taxablePaise }) => void trace.push(`Before GST: ${formatPaise(taxablePaise)}.`),
}

/** GST by the scheme of the package and the two states, at the rate of the day of booking (step 7). */
export const gst: PriceRule = {
  reckon: (sum) => {
    sum.taxes = gstOf(sum)
    for (const { paise } of sum.taxes) sum.totalPaise += paise
    return undefined
  },
  tell: ({ trace }, { taxes }) => void trace.push(...taxes.map(taxText)),
}

/** Income tax collected on journeys abroad, on the amount with GST (step 8); journeys in India bear none. */
export const tcs: PriceRule = {
  reckon: (sum) => {
    const tax = tcsOf(sum)
    if (!tax) return undefined
    sum.taxes = [...sum.taxes, tax]
    sum.totalPaise += tax.paise
    return undefined
  },
  tell: ({ trace }, { taxes }) => void trace.push(...taxes.filter(({ tax }) => tax === 'TCS').map(taxText)),
}

function gstOf({ request, taxRules: { sellerState, placeOfSupply }, taxablePaise }: PriceSum): QuoteTax[] {
  const { recipientState, journeyState, bookedOn: on, gstRates: rates } = request
  return supplyGst(taxablePaise, request.pkg.gstScheme, {
    tax: { on, rates },
    sellerState,
    placeOfSupply,
    recipientState,
    journeyState,
  })
}

function tcsOf({ request, taxRules, totalPaise }: PriceSum): QuoteTax | undefined {
  const percent = request.overseas ? taxRules.overseasTcsPercent : 0
  return percent === 0 ? undefined : { tax: 'TCS', percent, paise: percentOf(totalPaise, percent) }
}

/** A tax of a price in words. */
export function taxText({ tax, percent, paise }: QuoteTax): string {
  return `${tax} ${percent} %: ${formatPaise(paise)}.`
}
