import { href } from 'react-router'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doEach, eachIn, LONGEST_OF } from '#app/routes/admin/several/each.server.ts'
import { EachPage } from '#app/routes/admin/several/each-page.tsx'
import { findStillQuoted } from '#domain/bookings/quote/quoted-promotions.server.ts'
import { endPromotion } from '#domain/promotions/coupon-editing.server.ts'
import { listCoupons } from '#domain/promotions/coupons-desk.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { COUPON_COLUMNS } from './columns.tsx'
import { COUPON_DEEDS, quotedText } from './words.ts'
import type { Route } from './+types/several'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('promotions.plan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { whys, ids, ...asked } = eachIn(request, ['end'])
  const { visitor } = context.get(visitContext)
  const { db } = context.get(servicesContext)
  const found = await listCoupons(db, visitor, { ids }, 1, ids.length || 1)
  if (!found.ok) throw refusedPage(found.reason)
  const stays = (state: string) => (state === 'ended' ? 'It has ended already.' : undefined)
  const rows = found.value.rows.map((row) => ({ ...row, stays: stays(row.state) ?? whys[row.id] }))
  const ending = rows.filter((row) => row.stays === undefined).map(({ id }) => id)
  return { ...asked, rows, quoted: await findStillQuoted(db, ending) }
}

const PAGE = href('/admin/coupons/several')

export function action({ context, request }: Route.ActionArgs) {
  const several = doEach(PAGE, {
    end: async (services, actor, { id }) =>
      told(await endPromotion(services, actor, { id }), () => 'ended', { invalid: 'unknown-coupon' }),
  })
  return doDeed(context, request, PAGE, { several }, {}, LONGEST_OF)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Several coupons')
}

/** Several coupons or early birds ended at once. */
export default function SeveralCouponsPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  return (
    <EachPage
      found={found}
      deeds={COUPON_DEEDS}
      kept={kept}
      columns={COUPON_COLUMNS}
      things={['coupon', 'coupons']}
      list={href('/admin/coupons')}
    >
      <p>{quotedText(found.quoted)}</p>
    </EachPage>
  )
}
