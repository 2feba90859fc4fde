import { gstOn } from '#domain/tax/gst.ts'
import type { TaxLine } from '#domain/tax/gst.ts'
import { formatPaise, percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** A charge before GST in paise that does not hang on the price: for each who has a seat, or for the booking. */
export type LeastCharge = { paise: Paise; per: 'person' | 'booking' }

/**
 * What a cancellation costs between `fromDays` and `toDays` calendar days before departure, both included; null is no upper end. The greater of `percent` and `least` is charged
 * (reference PRICING §4.5), and never more than the tour cost.
 */
export type CancellationSlab = {
  fromDays: number
  toDays: number | null
  percent: number
  least?: LeastCharge | undefined
}

/** A cancelled booking: the tour cost before GST in paise, its seats, the rate and the states it was taxed by, calendar days in India to departure; of one on reverse charge the seller charges no tax. */
export type CancelledBooking = {
  taxablePaise: Paise
  seats: number
  gstPercent: number
  withinState: boolean
  reverseCharge?: true
  days: number
}

/** What a cancellation costs: `percent` of the tour cost, or `least` where that is there because it is more; the GST on that, and both together in paise. */
export type CancellationCharge = {
  percent: number
  least?: LeastCharge
  chargePaise: Paise
  taxes: TaxLine[]
  totalPaise: Paise
}

/**
 * The charge of terms so many days before departure; after it as on the day itself. The percent is of the gross tour cost before GST
 * (our decision, reference PRICING §4.8 f), taxed at the booking's own rate (CBIC circular 178/10/2022). Throws when no slab covers the day.
 */
export function cancellationCharge(
  slabs: readonly CancellationSlab[],
  { taxablePaise, seats, gstPercent, withinState, reverseCharge, days }: CancelledBooking,
): CancellationCharge {
  const left = Math.max(0, days)
  const slab = slabs.find(({ fromDays, toDays }) => left >= fromDays && left <= (toDays ?? Infinity))
  if (!slab) throw new RangeError(`no terms for ${days} days before departure`)
  const { percent, least } = slab
  const sharePaise = percentOf(taxablePaise, percent)
  const leastPaise = least ? Math.min(taxablePaise, least.per === 'person' ? least.paise * seats : least.paise) : 0
  const chargePaise = Math.max(sharePaise, leastPaise)
  const taxes = reverseCharge ? [] : gstOn(chargePaise, { percent: gstPercent, withinState })
  const totalPaise = taxes.reduce((sum, { paise }) => sum + paise, chargePaise)
  return { percent, ...(least && leastPaise > sharePaise ? { least } : {}), chargePaise, taxes, totalPaise }
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
  if (later.percent < earlier.percent) return `The charge falls to ${slabCharge(later)}.`
  if (!earlier.least || later.percent === 100 || isAsMuch(later.least, earlier.least)) return undefined
  return `From ${later.toDays} days it could fall below ${leastCharge(earlier.least)}: as “${later.percent} %, at least ${leastCharge(earlier.least)}” it cannot.`
}

/** Whether it is as much of whatever booking: there is one person at least in each, and nobody knows how many. */
function isAsMuch(later: LeastCharge | undefined, earlier: LeastCharge): boolean {
  return later !== undefined && later.paise >= earlier.paise && (later.per === earlier.per || later.per === 'person')
}

/** What a slab charges, in words: "10 %", "₹3,000 a person", or "10 %, at least ₹3,000 a person". */
export function slabCharge({ percent, least }: Pick<CancellationSlab, 'percent' | 'least'>): string {
  if (!least) return `${percent}\u00a0%`
  return percent === 0 ? leastCharge(least) : `${percent}\u00a0%, at least ${leastCharge(least)}`
}

/** The same of what does not hang on the price: "₹3,000 a person". */
export function leastCharge({ paise, per }: LeastCharge): string {
  return `${formatPaise(paise)} a ${per}`
}
