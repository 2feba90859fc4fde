import { href } from 'react-router'
import { COUPON_FIELDS } from '#domain/promotions/coupon-typed.ts'
import type { CouponTyped } from '#domain/promotions/coupon-typed.ts'
import { editCoupon, endCoupon } from '#domain/promotions/coupon-editing.server.ts'
import type { findCouponDesk } from '#domain/promotions/coupons-desk.server.ts'
import { told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

/** What the form of a coupon asks for: saved, it is on its own page. */
export const saveCoupon: Deed = async (services, actor, typed) => {
  const [id, stood] = [typed('id'), typed('stood')]
  const fields = Object.fromEntries(COUPON_FIELDS.map((name) => [name, typed(name)])) as CouponTyped
  const saved = await editCoupon(services, actor, { id, stood, ...fields })
  const outcome = told(saved, () => 'saved', { invalid: 'unclear-deed', unknown: 'unknown-coupon' })
  return outcome.ok ? { ...outcome, page: href('/admin/coupons/:id', { id }) } : outcome
}

export const endIt: Deed = async (services, actor, typed) =>
  told(await endCoupon(services, actor, { id: typed('id') }), () => 'ended', { invalid: 'unknown-coupon' })

type Desk = Extract<Awaited<ReturnType<typeof findCouponDesk>>, { ok: true }>['value']

/** A coupon as it would be typed. */
export function typedOf({ coupon, packages, categories }: Desk): CouponTyped {
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
    packages: packages.join(', '),
    categories: categories.join(', '),
    leastPeople: leastPeople === 1 ? '' : String(leastPeople),
    firstBookingOnly: firstBookingOnly ? 'yes' : '',
    withOthers: withOthers ? 'yes' : '',
    mostUses: text(coupon.mostUses),
    mostPerPerson: text(coupon.mostPerPerson),
  }
}
