import { href } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { newId } from '#platform/ids.ts'
import { CouponForm } from './coupon-form.tsx'
import { saveCoupon } from './coupon.server.ts'
import type { Route } from './+types/new'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('promotions.plan')

/** The id stands in the form: sent twice it makes one coupon. */
export function loader() {
  return { id: newId() }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/coupons'), { save: saveCoupon })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'New coupon')
}

export default function NewCouponPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  return (
    <div className={office.page}>
      <div>
        <h1>New coupon</h1>
        <p className={office.say}>It takes something off from the moment it is made, or from the day it begins.</p>
      </div>
      <Notice tone="bad" said={Boolean(kept)}>
        {kept?.message}
      </Notice>
      <CouponForm id={kept?.typed['id'] ?? loaderData.id} stood="" stands={undefined} kept={kept} />
      <p>
        <a href={href('/admin/coupons')}>All coupons</a>
      </p>
    </div>
  )
}
