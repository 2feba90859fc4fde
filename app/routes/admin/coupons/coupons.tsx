import { href, useLocation } from 'react-router'
import { NoneOf } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Select } from '#app/ui/select.tsx'
import { COUPON_STATES, PROMOTION_KINDS } from '#domain/promotions/coupon-state.ts'
import { couponStateIn, listCoupons, promotionKindIn } from '#domain/promotions/coupons-desk.server.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { COUPON_COLUMNS } from './columns.tsx'
import { COUPON_DEEDS, PROMOTIONS, promotionsAddress, STATES } from './words.ts'
import type { Route } from './+types/coupons'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('promotions.plan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const words = (params.get('q') ?? '').trim().slice(0, 60) || undefined
  const kind = promotionKindIn(params.get('kind'))
  const [state, page] = [couponStateIn(params.get('state')), pageIn(params)]
  const visitor = context.get(visitContext).visitor
  const found = await listCoupons(context.get(servicesContext).db, visitor, { kind, words, state }, page)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, kind, words, state, page }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Coupons and early birds')
}

/** What coupons, or early birds, there are, what each takes off and how often it was used. */
export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const { kind, rows, total, pages, page, words, state } = loaderData
  const { one, many, title } = PROMOTIONS[kind]
  const { search } = useLocation()
  const count = `${total.toLocaleString('en-IN')} ${total === 1 ? one : many}`
  const set = [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(state ? [{ name: 'state', words: STATES[state].word }] : []),
  ]
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="coupons">{title}</h1>
          <p className={office.say}>
            {total === 0 ? (set.length > 0 ? 'None matches.' : 'None yet.') : `${count}, the newest first.`}
          </p>
        </div>
        <a className={office.ink} href={`${href('/admin/coupons/new')}${kind === 'coupon' ? '' : `?kind=${kind}`}`}>
          New {one}
        </a>
      </div>
      <SavedViews
        list="coupons"
        search={search}
        label="Kinds"
        views={PROMOTION_KINDS.map((each) => ({
          name: PROMOTIONS[each].title,
          to: promotionsAddress(each),
          isHere: each === kind,
        }))}
      />
      <Filters search={search} words={kind === 'coupon' ? 'Code or name' : 'Name'} set={set} kept={['kind']}>
        <Select
          id="state"
          name="state"
          label="State"
          none="Any state"
          options={COUPON_STATES.map((value) => ({ value, name: STATES[value].word }))}
          defaultValue={state ?? ''}
        />
      </Filters>
      {rows.length === 0 ? (
        <NoneOf one={one} all={promotionsAddress(kind)} isNarrowed={set.length > 0} />
      ) : (
        <>
          <ListTable namedBy="coupons" columns={COUPON_COLUMNS} rows={rows} keyOf={({ id }) => id} chosenIn="chosen" />
          <ChosenEach action={href('/admin/coupons/several')} deeds={COUPON_DEEDS} />
        </>
      )}
      <Pager page={page} pages={pages} to={(page) => listAddress(search, { page })} />
    </div>
  )
}
