import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { State } from '#app/ui/state.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Pages, pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { REQUEST_STATES } from '#domain/privacy/data-request.ts'
import { listDataRequests } from '#domain/privacy/requests-desk.server.ts'
import type { DataRequest } from '#domain/privacy/requests-desk.server.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { KINDS, stateOf } from './words.ts'
import type { Route } from './+types/requests'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('privacy.answer')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const asked = new URL(request.url).searchParams
  const state = REQUEST_STATES.find((one) => one === asked.get('state')) ?? 'open'
  const page = pageIn(asked)
  const found = await listDataRequests(db, context.get(visitContext).visitor, { state, page })
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, state, page, today: istDate(clock.now()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Data requests')
}

const VIEWS = { open: 'To answer', answered: 'Answered' } as const

/** What guests without an account asked for of what is kept of them, who is due first on top. */
export default function RequestsPage({
  loaderData: { rows, counts, pages, page, state, today },
}: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div>
        <h1 id="requests">Data requests</h1>
        <p className={office.say}>
          What people without an account asked for at <a href={href('/your-data')}>Your data</a>, each proven by a code.
          Who has an account does it there alone.
        </p>
      </div>
      <SavedViews
        list="requests"
        search={search}
        label="Which requests"
        views={REQUEST_STATES.map((one) => ({
          name: VIEWS[one],
          to: `?state=${one}`,
          isHere: one === state,
          count: counts[one],
        }))}
      />
      {rows.length === 0 ? (
        <Empty
          says={
            state === 'open' ? 'No request waits. Each that comes stands here with the day it is due.' : 'None yet.'
          }
        />
      ) : null}
      {rows.length > 0 ? (
        <ListTable namedBy="requests" columns={columnsOn(today)} rows={rows} keyOf={({ id }) => id} />
      ) : null}
      <Pages page={page} pages={pages} others={{ state }} />
    </div>
  )
}

function columnsOn(today: string): Column<DataRequest>[] {
  return [
    {
      name: 'Asked for',
      isHead: true,
      cell: ({ id, kind, reach }) => (
        <>
          <a href={href('/admin/requests/:id', { id })}>{KINDS[kind]}</a>
          <small>{reach}</small>
        </>
      ),
    },
    { name: 'Asked on', cell: ({ createdAt }) => formatDate(istDate(createdAt)) },
    { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
    {
      name: 'State',
      cell: (row) => {
        const { halt, word } = stateOf(row, today)
        return <State halt={halt}>{word}</State>
      },
    },
  ]
}
