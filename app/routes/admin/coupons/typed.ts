import type { CouponTyped } from '#domain/promotions/coupon-typed.ts'
import type { findCouponDesk } from '#domain/promotions/coupons-desk.server.ts'

type Desk = Extract<Awaited<ReturnType<typeof findCouponDesk>>, { ok: true }>['value']

/** A coupon as it would be typed. */
export function typedOf({
  coupon,
  packages,
  categories,
}: Pick<Desk, 'coupon' | 'packages' | 'categories'>): CouponTyped {
  return { ...typedAlone(coupon), packages: packages.join(', '), categories: categories.join(', ') }
}

/** The same of one that was: its packages and categories are named by the catalogue alone. */
export function typedAlone(coupon: Desk['coupon']): Omit<CouponTyped, 'packages' | 'categories'> {
  const { off, leastPaise, leastPeople, firstBookingOnly, withOthers } = coupon
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const rupees = (paise: number | null | undefined) => (paise ? (paise / 100).toLocaleString('en-IN') : '')
  return {
    code: coupon.code ?? '',
    name: coupon.name,
    percent: 'percent' in off ? String(off.percent) : '',
    mostRupees: 'percent' in off ? rupees(off.mostPaise) : '',
    rupees: 'paise' in off ? rupees(off.paise) : '',
    validFrom: text(coupon.validFrom),
    validTo: text(coupon.validTo),
    daysAhead: text(coupon.daysAhead),
    leastRupees: rupees(leastPaise),
    leastPeople: leastPeople === 1 ? '' : String(leastPeople),
    firstBookingOnly: firstBookingOnly ? 'yes' : '',
    withOthers: withOthers ? 'yes' : '',
    mostUses: text(coupon.mostUses),
    mostPerPerson: text(coupon.mostPerPerson),
  }
}
