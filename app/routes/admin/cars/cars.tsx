import { href, useLocation } from 'react-router'
import { NoneOf } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { State } from '#app/ui/state.tsx'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { DraftList, DraftViews, NeverPublic, ThrownAway } from '#app/routes/admin/drafts/views.tsx'
import { deedsOf } from '#app/routes/admin/drafts/several-words.ts'
import { draftText, OF_DRAFTS, thrownIn, writtenIn } from '#app/routes/admin/drafts/words.ts'
import { draftsBeside, loadWritten } from '#app/routes/admin/drafts/written-list.server.ts'
import { matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { ChosenEach } from '#app/routes/admin/several/each-page.tsx'
import { listCarsDesk } from '#domain/cars/cars-desk.server.ts'
import type { ListedCar } from '#domain/cars/cars-desk.server.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { bringBackCar } from './car.server.ts'
import type { Route } from './+types/cars'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const [words, page] = [(params.get('q') ?? '').trim().slice(0, 60), pageIn(params)]
  const visitor = context.get(visitContext).visitor
  const { db } = context.get(servicesContext)
  const written = await loadWritten(db, visitor, 'cars', { asked: writtenIn(params), words, page })
  const found = await listCarsDesk(db, visitor, { words, page: written.asked ? 1 : page })
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, written.asked ? written.pages : found.value.pages)
  const beside = await draftsBeside(db, visitor, 'cars', found.value.rows)
  return { ...found.value, written, beside, thrown: thrownIn(params), words, page, done: doneIn(request, DONE) }
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/cars'), { 'bring-back': bringBackCar })
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Cars')
}

/** The classes of car one can hire, with what a kilometre costs and how many of them there are. */
export default function CarsPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { rows, total, pages, page, words, done, written, beside, thrown } = loaderData
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="things">Cars</h1>
          <p className={office.say}>
            {written.asked
              ? OF_DRAFTS
              : `${total === 1 ? '1 class' : `${total.toLocaleString('en-IN')} classes`}${matching(total, words !== '')}, in the order of the site.`}
          </p>
        </div>
        <a className={office.ink} href={href('/admin/cars/:id', { id: 'new' })}>
          Add a class of car
        </a>
      </div>
      <Said kept={kept} done={done} />
      <ThrownAway entry={thrown} />
      <DraftViews kind="cars" search={search} total={total} written={written} />
      <Filters
        search={search}
        words="Name or address"
        kept={['written']}
        set={words ? [{ name: 'q', words: `“${words}”` }] : []}
      />
      <NeverPublic kind="cars" written={written} />
      {written.asked ? (
        <DraftList kind="cars" rows={written.rows} isNarrowed={words !== ''} />
      ) : rows.length === 0 ? (
        <NoneOf one="class of car" all={href('/admin/cars')} isNarrowed={words !== ''}>
          <a href={href('/admin/cars/:id', { id: 'new' })}>Add a class of car</a>
        </NoneOf>
      ) : (
        <ListTable namedBy="things" columns={columnsOf(beside)} rows={rows} keyOf={({ id }) => id} chosenIn="chosen" />
      )}
      {(written.asked ? written.rows : rows).length > 0 ? (
        <ChosenEach action={href('/admin/cars/several')} deeds={deedsOf('cars')} />
      ) : null}
      <Pager page={page} pages={written.asked ? written.pages : pages} to={(to) => listAddress(search, { page: to })} />
    </div>
  )
}

const DONE = { removed: 'The class is gone.' }

type Beside = Route.ComponentProps['loaderData']['beside']

const columnsOf = (beside: Beside): readonly Column<ListedCar>[] => [
  {
    name: 'Name',
    isHead: true,
    cell: ({ id, name }) => (
      <>
        <a href={href('/admin/cars/:id', { id })}>{name}</a>
        {beside[id] ? <State halt={beside[id].state}>{draftText(beside[id])}</State> : null}
      </>
    ),
  },
  { name: 'Under', cell: ({ category }) => category },
  { name: 'Seats', isFigure: true, cell: ({ seats }) => seats },
  { name: 'A km, before GST', isFigure: true, cell: ({ perKmPaise }) => formatPaise(perKmPaise) },
  { name: 'Least km a day', isFigure: true, cell: ({ minKmPerDay }) => minKmPerDay },
  { name: 'On the site', cell: ({ offered }) => (offered ? 'yes' : 'no') },
  { name: 'Vehicles in service', isFigure: true, cell: ({ vehicles }) => vehicles },
]
