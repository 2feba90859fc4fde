import type { Draft, PriceRule, QuoteTax } from '#domain/pricing/draft.ts'
import { sumOf, told } from '#domain/pricing/draft.ts'
import { supplyGst } from '#domain/tax/supply.ts'
import { formatPaise, percentOf } from '#platform/money.ts'

/** What the lines come to is what is taxed (reference PRICING §4.3, step 6). */
export const taxable: PriceRule = (draft) => {
  const taxablePaise = sumOf(draft.lines)
  return told(draft, { taxablePaise, totalPaise: taxablePaise }, `Before GST: ${formatPaise(taxablePaise)}.`)
}

/** GST by the scheme of the package and the two states, at the rate of the day of booking (step 7). */
export const gst: PriceRule = (draft) => withTaxes(draft, gstOf(draft))

/** Income tax collected on journeys abroad, on the amount with GST (step 8); journeys in India bear none. */
export const tcs: PriceRule = (draft) => {
  const percent = draft.request.overseas ? draft.taxRules.overseasTcsPercent : 0
  return withTaxes(draft, percent === 0 ? [] : [{ tax: 'TCS', percent, paise: percentOf(draft.totalPaise, percent) }])
}

function gstOf({ request, taxRules, taxablePaise }: Draft): QuoteTax[] {
  const { sellerState, placeOfSupply } = taxRules
  const { recipientState, journeyState, bookedOn: on } = request
  return supplyGst(taxablePaise, request.pkg.gstScheme, {
    sellerState,
    placeOfSupply,
    recipientState,
    journeyState,
    on,
  })
}

function withTaxes(draft: Draft, more: QuoteTax[]) {
  const taxes = [...draft.taxes, ...more]
  return told(draft, { taxes, totalPaise: draft.totalPaise + sumOf(more) }, ...more.map(taxText))
}

function taxText({ tax, percent, paise }: QuoteTax): string {
  return `${tax} ${percent} %: ${formatPaise(paise)}.`
}
