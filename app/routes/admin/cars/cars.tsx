import { href, useLocation } from 'react-router'
import { NoneOf } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn } from '#app/routes/admin/pages.tsx'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { listCarsDesk } from '#domain/cars/cars-desk.server.ts'
import type { ListedCar } from '#domain/cars/cars-desk.server.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/cars'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('cars.edit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const [words, page] = [(params.get('q') ?? '').trim().slice(0, 60), pageIn(params)]
  const visitor = context.get(visitContext).visitor
  const found = await listCarsDesk(context.get(servicesContext).db, visitor, { words, page })
  if (!found.ok) throw refusedPage(found.reason)
  return { ...found.value, words, page, done: doneIn(request, DONE) }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Cars')
}

/** The classes of car one can hire, with what a kilometre costs and how many of them there are. */
export default function CarsPage({ loaderData: { rows, total, pages, page, words, done } }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="cars">Cars</h1>
          <p className={office.say}>
            {total === 1 ? '1 class' : `${total.toLocaleString('en-IN')} classes`}
            {words ? ' that match' : ''}, in the order of the site.
          </p>
        </div>
        <a className={office.ink} href={href('/admin/cars/:id', { id: 'new' })}>
          Add a class of car
        </a>
      </div>
      <Said kept={undefined} done={done} />
      <SavedViews list="cars" search={search} />
      <Filters search={search} words="Name or address" set={words ? [{ name: 'q', words: `“${words}”` }] : []} />
      {rows.length === 0 ? (
        <NoneOf one="class of car" all={href('/admin/cars')} isNarrowed={words !== ''}>
          <a href={href('/admin/cars/:id', { id: 'new' })}>Add a class of car</a>
        </NoneOf>
      ) : (
        <ListTable namedBy="cars" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      )}
      <Pager page={page} pages={pages} to={(to) => listAddress(search, { page: to })} />
    </div>
  )
}

const DONE = { removed: 'The class is gone.' }

const COLUMNS: readonly Column<ListedCar>[] = [
  { name: 'Name', isHead: true, cell: ({ id, name }) => <a href={href('/admin/cars/:id', { id })}>{name}</a> },
  { name: 'Under', cell: ({ category }) => category },
  { name: 'Seats', isFigure: true, cell: ({ seats }) => seats },
  { name: 'A km, before GST', isFigure: true, cell: ({ perKmPaise }) => formatPaise(perKmPaise) },
  { name: 'Least km a day', isFigure: true, cell: ({ minKmPerDay }) => minKmPerDay },
  { name: 'On the site', cell: ({ offered }) => (offered ? 'yes' : 'no') },
  { name: 'Vehicles in service', isFigure: true, cell: ({ vehicles }) => vehicles },
]
