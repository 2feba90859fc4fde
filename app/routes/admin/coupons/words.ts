import { href } from 'react-router'
import type { StillQuoted } from '#domain/bookings/quote/quoted-promotions.server.ts'
import type { ListedCoupon } from '#domain/promotions/coupons-desk.server.ts'
import type { CouponState, PromotionKind } from '#domain/promotions/coupon-state.ts'
import type { Halt } from '#app/ui/state.tsx'
import { addDays, formatDate, formatTime, istDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { EachDeeds } from '#app/routes/admin/several/each-page.tsx'

/** What each kind is called, and what it does. */
export const PROMOTIONS: Record<PromotionKind, { one: string; many: string; title: string; says: string }> = {
  coupon: {
    one: 'coupon',
    many: 'coupons',
    title: 'Coupons',
    says: 'It takes something off from the moment it is made, or from the day it begins, for whoever types its code.',
  },
  'early-bird': {
    one: 'early bird',
    many: 'early birds',
    title: 'Early birds',
    says: 'It takes something off by itself, for whoever books early enough. Of several, the one that takes most off counts. Cards and lists show prices without it.',
  },
}

/** Where the list of a kind is. */
export function promotionsAddress(kind: PromotionKind): string {
  return href('/admin/coupons') + (kind === 'coupon' ? '' : `?kind=${kind}`)
}

/** A coupon by its code, an early bird by its name. */
export function nameOf({ code, name }: Pick<ListedCoupon, 'code' | 'name'>): string {
  return code ?? name
}

export const STATES: Record<CouponState, { halt: Halt; word: string }> = {
  running: { halt: 'published', word: 'Running' },
  ahead: { halt: 'scheduled', word: 'Begins later' },
  'used-up': { halt: 'review', word: 'Used up' },
  ended: { halt: 'withdrawn', word: 'Ended' },
}

/** What it takes off, as the bill would say it. */
export function offText({ off }: Pick<ListedCoupon, 'off'>): string {
  if ('paise' in off) return formatPaise(off.paise)
  return `${off.percent}\u00a0%${off.mostPaise === undefined ? '' : `, at most ${formatPaise(off.mostPaise)}`}`
}

/** The days it may be booked with; of one that was ended the first day without it, on which it may have run for some hours. */
export function daysText({ validFrom, validTo, state }: Pick<ListedCoupon, 'validFrom' | 'validTo' | 'state'>): string {
  if (validTo && state === 'ended')
    return `${validFrom ? `from ${formatDate(validFrom)}` : 'any day'}, ended by ${formatDate(addDays(validTo, 1))}`
  if (validFrom && validTo) return `${formatDate(validFrom)} to ${formatDate(validTo)}`
  if (validTo) return `until ${formatDate(validTo)}`
  return validFrom ? `from ${formatDate(validFrom)}` : 'any day'
}

/** How long before departure it is to be booked, besides. */
export function aheadText({ daysAhead }: Pick<ListedCoupon, 'daysAhead'>): string {
  return daysAhead === null ? 'no matter when it leaves' : `${daysAhead} days ahead at least`
}

/** How often it was used, of how often it may be. */
export function usesText({ used, mostUses }: Pick<ListedCoupon, 'used' | 'mostUses'>): string {
  const figure = used.toLocaleString('en-IN')
  return mostUses === null ? figure : `${figure} of ${mostUses.toLocaleString('en-IN')}`
}

/** What an end leaves good: quotes given before it keep their price until their hour. */
export function quotedText({ count, until }: StillQuoted): string {
  if (count === 0 || until === null) return 'No quote is open at its price.'
  const quotes = count === 1 ? '1 quote' : `${count.toLocaleString('en-IN')} quotes`
  const last = `${formatDate(istDate(until))}, ${formatTime(until)}`
  return `${quotes} given until now ${count === 1 ? 'stays' : 'stay'} good until ${count === 1 ? 'its' : 'their'} hour, ${last} at the latest.`
}

/** The parts of a coupon as its history and a clash name them. */
export const PART_NAMES: Record<string, string> = {
  code: 'Code',
  name: 'Name in the bill',
  off: 'What it takes off',
  percent: 'Share, %',
  mostRupees: 'At most, ₹',
  rupees: 'Sum, ₹',
  leastRupees: 'Least price, ₹',
  packages: 'Packages',
  categories: 'Categories',
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

/** What is done to several of them at once. */
export const COUPON_DEEDS = {
  end: {
    name: 'End',
    verb: 'End',
    says: 'No new quote has them from now on. What is booked with them stays, and their dates let them run again.',
    done: 'ended',
    look: 'bad',
  },
} as const satisfies EachDeeds
