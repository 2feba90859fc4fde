import type { TaxedValue } from '#domain/documents/document.ts'
import { isRoundOffText, roundOffText } from '#domain/pricing/rules/round-off.ts'
import { taxText } from '#domain/pricing/rules/tax.ts'
import type { QuoteTax } from '#domain/pricing/sum.ts'
import { gstOn } from '#domain/tax/gst.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { ABROAD } from './buyer.ts'

/**
 * A journey as it is supplied to who lives in a state, whatever its quote was asked with: the place of supply, and by it the kinds of GST. The total stays to the paisa, and so does the value before
 * GST; where IGST differs from CGST with SGST by the paisa of their rounding, the round-off bears it. `buyerState` is null where no address is on record. A journey in India is performed
 * here for whoever lives abroad, so it stays in the seller's state (IGST Act 13(3)(b); reference PRICING §4.8 b).
 */
export function suppliedTo(journey: PricedJourney, buyerState: string | null): PricedJourney {
  if (buyerState === null) return journey
  const recipientState = buyerState === ABROAD ? null : buyerState
  const withinState = (recipientState ?? journey.sellerState) === journey.sellerState
  const said = { ...journey, recipientState, withinState }
  if (withinState === journey.withinState) return said
  const { amendment } = journey
  const split = splitAnew(journey, withinState)
  return {
    ...said,
    ...split,
    trace: tracedAnew(journey.trace, split),
    ...(amendment?.changes ? { amendment: { ...amendment, changes: splitAnew(amendment.changes, withinState) } } : {}),
  }
}

/** The same value with the same total, its GST as it is within a state or between two: each tax half-up to the paisa on the value before it. */
function splitAnew(value: TaxedValue, withinState: boolean): TaxedValue {
  const { taxablePaise, totalPaise } = value
  const rates = Map.groupBy(value.taxes.filter(isGst), ({ tax, percent }) => (tax === 'IGST' ? percent : percent * 2))
  // Of several rates none says what it is on but its own tax.
  const base = (percent: number, taxes: QuoteTax[]) =>
    rates.size === 1 ? taxablePaise : Math.round((sumOf(taxes) * 100) / percent)
  const gst = [...rates].flatMap(([percent, taxes]): QuoteTax[] =>
    gstOn(base(percent, taxes), { percent, withinState }),
  )
  const taxes = [...gst, ...value.taxes.filter((tax) => !isGst(tax))]
  return { taxablePaise, taxes, roundOffPaise: totalPaise - taxablePaise - sumOf(taxes), totalPaise }
}

/** Why it is this price, with the taxes and the round-off it bears now. */
function tracedAnew(trace: readonly string[], { taxes, roundOffPaise }: TaxedValue): string[] {
  const at = trace.findIndex(isTaxText)
  const told = trace.filter((words) => !isTaxText(words) && !isRoundOffText(words))
  // A hire tells its GST in a sentence of its own, and its round-off without a figure.
  if (at < 0) return [...trace]
  const taxed = told.toSpliced(at, 0, ...taxes.filter(isGst).map(taxText))
  const end = taxed.findLastIndex((words) => words.startsWith('In all: '))
  return roundOffPaise === 0 || end < 0 ? taxed : taxed.toSpliced(end, 0, roundOffText(roundOffPaise))
}

function isTaxText(words: string): boolean {
  return /^[CSI]GST /.test(words)
}

function isGst({ tax }: QuoteTax): boolean {
  return tax !== 'TCS'
}

function sumOf(taxes: readonly QuoteTax[]): number {
  return taxes.reduce((sum, { paise }) => sum + paise, 0)
}
