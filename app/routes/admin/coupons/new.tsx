import { href } from 'react-router'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { promotionKindIn } from '#domain/promotions/coupons-desk.server.ts'
import { newId } from '#platform/ids.ts'
import { CouponForm } from './coupon-form.tsx'
import { saveCoupon } from './coupon.server.ts'
import { PROMOTIONS, promotionsAddress } from './words.ts'
import type { Route } from './+types/new'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('promotions.plan')

/** The id stands in the form: sent twice it makes one. */
export function loader({ request }: Route.LoaderArgs) {
  return { id: newId(), kind: promotionKindIn(new URL(request.url).searchParams.get('kind')) }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/coupons'), { save: saveCoupon })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, `New ${PROMOTIONS[loaderData?.kind ?? 'coupon'].one}`)
}

export default function NewCouponPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { kind } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>New {PROMOTIONS[kind].one}</h1>
        <p className={office.say}>{PROMOTIONS[kind].says}</p>
      </div>
      <Said kept={kept} />
      <CouponForm kind={kind} id={kept?.typed['id'] ?? loaderData.id} stood="" stands={undefined} kept={kept} />
      <p>
        <a href={promotionsAddress(kind)}>All {PROMOTIONS[kind].many}</a>
      </p>
    </div>
  )
}
