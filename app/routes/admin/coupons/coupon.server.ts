import { href } from 'react-router'
import type { PromotionKind } from '#domain/promotions/coupon-state.ts'
import { COUPON_FIELDS } from '#domain/promotions/coupon-typed.ts'
import { findScope } from '#domain/promotions/coupons-desk.server.ts'
import { editCoupon, editEarlyBird, endPromotion, promotionKind } from '#domain/promotions/coupon-editing.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { typedOf } from './typed.ts'

/** A coupon or an early bird as its form held it. */
export function couponBack(id: string, kind: PromotionKind = 'coupon'): PutBack {
  return {
    kind: promotionKind(kind),
    id,
    intent: 'save',
    save: saveCoupon,
    typed: async (was, db) => {
      const coupon = was as Parameters<typeof typedOf>[0]['coupon']
      return { kind: coupon.kind, ...typedOf({ coupon, ...(await findScope(db, coupon)) }) }
    },
  }
}

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
