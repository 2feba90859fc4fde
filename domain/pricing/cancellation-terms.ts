import { gstOn } from '#domain/tax/gst.ts'
import type { TaxLine } from '#domain/tax/gst.ts'
import { percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** What a cancellation costs between `fromDays` and `toDays` calendar days before departure, both included; null is no upper end. */
export type CancellationSlab = { fromDays: number; toDays: number | null; percent: number }

/** A cancelled booking: the tour cost before GST in paise, the rate and the states it was taxed by, calendar days in India to departure; of one on reverse charge the seller charges no tax. */
export type CancelledBooking = {
  taxablePaise: Paise
  gstPercent: number
  withinState: boolean
  reverseCharge?: true
  days: number
}

/** What a cancellation costs: `percent` of the tour cost, the GST on that, and both together in paise. */
export type CancellationCharge = { percent: number; chargePaise: Paise; taxes: TaxLine[]; totalPaise: Paise }

/**
 * The charge of terms so many days before departure; after it as on the day itself. The percent is of the gross tour cost before GST
 * (our decision, reference PRICING §4.8 f), taxed at the booking's own rate (CBIC circular 178/10/2022). Throws when no slab covers the day.
 */
export function cancellationCharge(
  slabs: readonly CancellationSlab[],
  { taxablePaise, gstPercent, withinState, reverseCharge, days }: CancelledBooking,
): CancellationCharge {
  const left = Math.max(0, days)
  const slab = slabs.find(({ fromDays, toDays }) => left >= fromDays && left <= (toDays ?? Infinity))
  if (!slab) throw new RangeError(`no terms for ${days} days before departure`)
  const chargePaise = percentOf(taxablePaise, slab.percent)
  const taxes = reverseCharge ? [] : gstOn(chargePaise, { percent: gstPercent, withinState })
  const totalPaise = taxes.reduce((sum, { paise }) => sum + paise, chargePaise)
  return { percent: slab.percent, chargePaise, taxes, totalPaise }
}

/**
 * What is wrong with terms, in words, or undefined: every day from far ahead down to the day of departure must stand in exactly
 * one slab, and the charge must not fall as departure comes nearer (reference PRICING §4.5: published tables have gaps and overlaps).
 */
export function findFault(slabs: readonly CancellationSlab[]): string | undefined {
  const [first] = slabs
  if (!first) return 'There are no slabs.'
  if (first.toDays !== null) return `Nothing covers more than ${first.toDays} days.`
  if (slabs.at(-1)?.fromDays !== 0) return 'Nothing covers the day of departure.'
  return slabs
    .slice(1)
    .map((slab, at) => findStepFault(slabs[at]!, slab))
    .find((fault) => fault !== undefined)
}

function findStepFault(earlier: CancellationSlab, later: CancellationSlab): string | undefined {
  if (later.toDays !== earlier.fromDays - 1)
    return `${later.toDays === null ? 'An open end' : `${later.toDays} days`} does not meet ${earlier.fromDays} days.`
  if (later.fromDays > later.toDays) return `${later.fromDays} to ${later.toDays} days is no span.`
  return later.percent < earlier.percent ? `The charge falls to ${later.percent} %.` : undefined
}
