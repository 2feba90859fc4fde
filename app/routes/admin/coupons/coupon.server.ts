import { href } from 'react-router'
import { COUPON_FIELDS } from '#domain/promotions/coupon-typed.ts'
import { editCoupon, editEarlyBird, endPromotion } from '#domain/promotions/coupon-editing.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'

/** What the form of a coupon or an early bird asks for: saved, it is on its own page. */
export const saveCoupon: Deed = async (services, actor, typed) => {
  const [id, stood] = [typed('id'), typed('stood')]
  const fields = typedIn(typed, COUPON_FIELDS)
  const edit = typed('kind') === 'early-bird' ? editEarlyBird : editCoupon
  const saved = await edit(services, actor, { id, stood, ...fields })
  const outcome = told(saved, () => 'saved', { invalid: 'unclear-deed', unknown: 'unknown-coupon' })
  return outcome.ok ? { ...outcome, page: href('/admin/coupons/:id', { id }) } : outcome
}

export const endIt: Deed = async (services, actor, typed) =>
  told(await endPromotion(services, actor, { id: typed('id') }), () => 'ended', { invalid: 'unknown-coupon' })
