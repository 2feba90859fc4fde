import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { findStillQuoted } from '#domain/bookings/quote/quoted-promotions.server.ts'
import { findCouponDesk } from '#domain/promotions/coupons-desk.server.ts'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import type { CouponState } from '#domain/promotions/coupon-state.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { CouponForm } from './coupon-form.tsx'
import { couponBack, endIt, saveCoupon } from './coupon.server.ts'
import { typedOf } from './typed.ts'
import {
  aheadText,
  daysText,
  nameOf,
  offText,
  PART_NAMES,
  PROMOTIONS,
  promotionsAddress,
  quotedText,
  STATES,
  usesText,
} from './words.ts'
import type { Route } from './+types/coupon'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('promotions.plan')

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const found = await findCouponDesk(db, visitor, id)
  if (!found.ok) throw refusedPage(found.reason)
  return {
    ...found.value,
    quoted: await findStillQuoted(db, [id]),
    stands: typedOf(found.value),
    history: await readUndone(db, visitor, [couponBack(id, found.value.coupon.kind)]),
    done: doneIn(request, { ...DONE, saved: SAVED_AS[found.value.state] }),
  }
}

export function action({ context, request, params: { id } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/coupons/:id', { id }), {
    save: saveCoupon,
    end: endIt,
    'put-back': putBack(couponBack(id)),
  })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return officeMeta(matches, loaderData ? nameOf(loaderData.coupon) : 'A coupon or early bird')
}

const SAVED_AS: Record<CouponState, string> = {
  running: 'Saved. It counts from the next quote on.',
  ahead: 'Saved. It counts from its first day on.',
  'used-up': 'Saved. It was used as often as it may be, and counts no more.',
  ended: 'Saved, and ended: the last day it may be booked with is over.',
}
const DONE: Record<string, string> = {
  'put-back': 'It is as it was before, from the next quote on.',
  ended: 'Ended. Other dates let it run again.',
}

/** One coupon or early bird: how often it was used, its conditions, and the end of it. */
export default function CouponPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { coupon, state, quoted, stood, stands, history, done } = found
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>{nameOf(coupon)}</h1>
          <p className={office.row}>
            <State halt={STATES[state].halt}>{STATES[state].word}</State>
            <span>
              {offText(coupon)} off, booked {daysText({ ...coupon, state })}, {aheadText(coupon)}; used{' '}
              {usesText(coupon)}
              {coupon.mostUses === null && coupon.used === 1 ? ' time' : coupon.mostUses === null ? ' times' : ''}
            </span>
          </p>
        </div>
        {state === 'ended' ? null : (
          <DeedForm intent="end" of={{ id: coupon.id }}>
            <p className="small soft">{quotedText(quoted)}</p>
            <Button look="bad">End it now</Button>
          </DeedForm>
        )}
      </div>
      <Said kept={kept} done={done} />
      <CouponForm kind={coupon.kind} id={coupon.id} stood={stood} stands={stands} kept={keptOf(kept, 'save')} />
      <History entries={history} names={PART_NAMES} />
      <p>
        <a href={promotionsAddress(coupon.kind)}>All {PROMOTIONS[coupon.kind].many}</a>
      </p>
    </div>
  )
}
