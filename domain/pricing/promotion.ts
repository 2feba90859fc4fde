import { daysBetween } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { formatPaise, percentOf } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/**
 * Something taken off the price of the journey, extras and GST apart. Of early birds the best counts, then of coupons the best; both
 * together only where both say `withOthers`, else the one that takes more off.
 */
export type Promotion = {
  id: string
  name: string
  kind: 'early-bird' | 'coupon'
  off: { percent: number; mostPaise?: Paise } | { paise: Paise }
  /** Booking days it holds on, both included. */
  validFrom?: CalendarDate
  validTo?: CalendarDate
  /** Booked at least so many days before departure. */
  daysAhead?: number
  /** The journey costs at least so much before it. */
  leastPaise?: Paise
  /** So many come who have a seat: an infant on a lap is none of them. Absent in what was sold before it was kept with the price, as where one is enough. */
  leastPeople?: number
  withOthers: boolean
}

/** A promotion and what it takes off, in paise. */
export type Discount = { promotion: Promotion; paise: Paise }

/** When something is booked, for when, and how many come who have a seat. */
export type PromotedSale = { bookedOn: CalendarDate; startsOn: CalendarDate | undefined; people: number }

/** Which promotions count for a sale that costs `paise` before them, in the order they are taken off, with why others do not. */
export function choosePromotions(
  promotions: readonly Promotion[],
  paise: Paise,
  sale: PromotedSale,
): { discounts: Discount[]; notes: string[] } {
  const holding = promotions.filter((promotion) => holdsFor(promotion, paise, sale))
  const notes = promotions
    .filter((promotion) => !holding.includes(promotion))
    .map((promotion) => notHoldingText(promotion, sale))
  const early = best(holding, 'early-bird', paise)
  const coupon = best(holding, 'coupon', paise)
  const both = early && coupon && early.promotion.withOthers && coupon.promotion.withOthers
  if (both) return { discounts: [early, { ...coupon, paise: offPaise(coupon.promotion, paise - early.paise) }], notes }
  const [first, second] = [early, coupon].filter((one) => one !== undefined).toSorted((a, b) => b.paise - a.paise)
  if (first && second)
    notes.push(`${second.promotion.name} cannot be joined with ${first.promotion.name}, which takes more off.`)
  return { discounts: first ? [first] : [], notes }
}

/** What a promotion takes off an amount, never more than all of it. */
function offPaise({ off }: Pick<Promotion, 'off'>, paise: Paise): Paise {
  const wanted = 'paise' in off ? off.paise : Math.min(percentOf(paise, off.percent), off.mostPaise ?? Infinity)
  return Math.max(0, Math.min(wanted, paise))
}

/** "Early bird: 5 % off, ₹4,575". */
export function discountText({ promotion, paise }: Discount): string {
  const share = 'percent' in promotion.off ? `${promotion.off.percent} % off, ` : ''
  return `${promotion.name}: ${share}${formatPaise(paise)} less.`
}

function notHoldingText({ name, leastPeople = 1 }: Promotion, { people }: PromotedSale): string {
  return people < leastPeople
    ? `${name} is for at least ${leastPeople} people who have a seat, and does not apply to ${people}.`
    : `${name} does not apply to this booking.`
}

function best(promotions: readonly Promotion[], kind: Promotion['kind'], paise: Paise): Discount | undefined {
  return promotions
    .filter((promotion) => promotion.kind === kind)
    .map((promotion) => ({ promotion, paise: offPaise(promotion, paise) }))
    .toSorted((a, b) => b.paise - a.paise)[0]
}

function holdsFor(promotion: Promotion, paise: Paise, sale: PromotedSale): boolean {
  return paise >= (promotion.leastPaise ?? 0) && holdsOn(promotion, sale)
}

/** Whether it is booked on a day the promotion holds, early enough, and for enough people. */
export function holdsOn({ validFrom, validTo, daysAhead, leastPeople = 1 }: Promotion, sale: PromotedSale): boolean {
  if (sale.people < leastPeople) return false
  if (validFrom !== undefined && sale.bookedOn < validFrom) return false
  if (validTo !== undefined && sale.bookedOn > validTo) return false
  if (daysAhead === undefined) return true
  return sale.startsOn !== undefined && daysBetween(sale.bookedOn, sale.startsOn) >= daysAhead
}
