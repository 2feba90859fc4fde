import type { ListedCoupon } from '#domain/promotions/coupons-desk.server.ts'
import type { CouponState } from '#domain/promotions/coupon-state.ts'
import type { Halt } from '#app/ui/state.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'

export const STATES: Record<CouponState, { halt: Halt; word: string }> = {
  running: { halt: 'published', word: 'Running' },
  ahead: { halt: 'scheduled', word: 'Begins later' },
  'used-up': { halt: 'review', word: 'Used up' },
  ended: { halt: 'withdrawn', word: 'Ended' },
}

/** What it takes off, as the bill would say it. */
export function offText({ off }: Pick<ListedCoupon, 'off'>): string {
  if ('paise' in off) return formatPaise(off.paise)
  return `${off.percent} %${off.mostPaise === undefined ? '' : `, at most ${formatPaise(off.mostPaise)}`}`
}

/** The days it may be booked with. */
export function daysText({ validFrom, validTo }: Pick<ListedCoupon, 'validFrom' | 'validTo'>): string {
  if (validFrom && validTo) return `${formatDate(validFrom)} to ${formatDate(validTo)}`
  if (validTo) return `until ${formatDate(validTo)}`
  return validFrom ? `from ${formatDate(validFrom)}` : 'any day'
}

/** How often it was used, of how often it may be. */
export function usesText({ used, mostUses }: Pick<ListedCoupon, 'used' | 'mostUses'>): string {
  const figure = used.toLocaleString('en-IN')
  return mostUses === null ? figure : `${figure} of ${mostUses.toLocaleString('en-IN')}`
}

/** The parts of a coupon as its history and a clash name them. */
export const PART_NAMES: Record<string, string> = {
  code: 'Code',
  name: 'Name in the bill',
  off: 'What it takes off',
  validFrom: 'Booked from',
  validTo: 'Booked until',
  daysAhead: 'Days before departure',
  leastPaise: 'Least price',
  packageIds: 'Packages',
  categoryIds: 'Categories',
  leastPeople: 'Least people',
  firstBookingOnly: 'First booking only',
  withOthers: 'With others',
  mostUses: 'Uses in all',
  mostPerPerson: 'Uses a person',
}
