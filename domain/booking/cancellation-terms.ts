import type { PackageKind } from '#domain/catalogue/package.ts'

/** What a cancellation costs between `fromDays` and `toDays` calendar days before departure, both included; null is no upper end. */
export type CancellationSlab = { fromDays: number; toDays: number | null; percent: number }

/** Charges on the tour cost before GST, earliest first; 0 days includes not turning up. */
const TOUR_TERMS: readonly CancellationSlab[] = [
  { fromDays: 30, toDays: null, percent: 10 },
  { fromDays: 21, toDays: 29, percent: 25 },
  { fromDays: 11, toDays: 20, percent: 50 },
  { fromDays: 4, toDays: 10, percent: 75 },
  { fromDays: 0, toDays: 3, percent: 100 },
]

/** Steeper, because porters and permits are paid for early. */
const TREK_TERMS: readonly CancellationSlab[] = [
  { fromDays: 30, toDays: null, percent: 10 },
  { fromDays: 21, toDays: 29, percent: 30 },
  { fromDays: 11, toDays: 20, percent: 60 },
  { fromDays: 0, toDays: 10, percent: 100 },
]

/** The terms a kind of package is sold under, as the page on refunds prints them. */
export function cancellationTerms(kind: PackageKind): readonly CancellationSlab[] {
  return kind === 'trek' ? TREK_TERMS : TOUR_TERMS
}

/**
 * What is wrong with terms, in words, or undefined: every day from far ahead down to the day of departure must stand in exactly
 * one slab, and the charge must not fall as departure comes nearer (reference PRICING §4.5: published tables have gaps and overlaps).
 */
export function findFault(slabs: readonly CancellationSlab[]): string | undefined {
  const [first] = slabs
  if (!first) return 'there are no slabs'
  if (first.toDays !== null) return `nothing covers more than ${first.toDays} days`
  if (slabs.at(-1)?.fromDays !== 0) return 'nothing covers the day of departure'
  return slabs
    .slice(1)
    .map((slab, at) => findStepFault(slabs[at]!, slab))
    .find((fault) => fault !== undefined)
}

function findStepFault(earlier: CancellationSlab, later: CancellationSlab): string | undefined {
  if (later.toDays !== earlier.fromDays - 1)
    return `${later.toDays ?? 'an open end'} days does not meet ${earlier.fromDays} days`
  if (later.fromDays > later.toDays) return `${later.fromDays} to ${later.toDays} days is no span`
  return later.percent < earlier.percent ? `the charge falls to ${later.percent} %` : undefined
}
