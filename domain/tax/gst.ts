import { percentOf, roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** One tax of a bill: its percent and its amount in paise. */
export type TaxLine = { tax: 'CGST' | 'SGST' | 'IGST'; percent: number; paise: Paise }

/**
 * The GST on a taxable value in paise: CGST and SGST of half the percent each where seller and place of supply are in one state, else IGST.
 * Each tax is rounded half-up to a paisa by itself, so IGST may differ from the two by a paisa (reference PRICING §4.1).
 */
export function gstOn(
  taxablePaise: Paise,
  { percent, withinState }: { percent: number; withinState: boolean },
): TaxLine[] {
  if (!withinState) return [{ tax: 'IGST', percent, paise: percentOf(taxablePaise, percent) }]
  const half = { percent: percent / 2, paise: percentOf(taxablePaise, percent / 2) }
  return [
    { tax: 'CGST', ...half },
    { tax: 'SGST', ...half },
  ]
}

/** A bill's total to the whole rupee, and the round-off that made it so, in paise; the line of its own that section 170 of the CGST Act asks for. */
export function roundOff(paise: Paise): { roundOffPaise: Paise; totalPaise: Paise } {
  const totalPaise = roundToRupee(paise)
  return { roundOffPaise: totalPaise - paise, totalPaise }
}
