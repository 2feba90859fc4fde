import { href, useLocation } from 'react-router'
import { z } from 'zod'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { WAITING_LISTS } from '#domain/departures/waitlist/waiting-asked.ts'
import type { WaitingAsked, WaitingList } from '#domain/departures/waitlist/waiting-asked.ts'
import { listWaitingDesk } from '#domain/departures/waitlist/waiting-desk.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { columnsAt } from './columns.tsx'
import type { Route } from './+types/waiting'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

const LISTS = Object.keys(WAITING_LISTS) as WaitingList[]
const Asked = z.object({
  list: z.enum(LISTS).catch('line'),
  q: z.string().trim().min(1).max(60).optional().catch(undefined),
  departure: z.string().min(1).max(60).optional().catch(undefined),
})

/** What an address of the waiting lists asks for; what cannot be meant is left out. */
function askedIn(params: URLSearchParams): WaitingAsked {
  const { list, q: words, departure: departureId } = Asked.parse(Object.fromEntries(params))
  return { list, words, departureId }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const [asked, page] = [askedIn(params), pageIn(params)]
  const { db, clock } = context.get(servicesContext)
  const found = await listWaitingDesk(db, context.get(visitContext).visitor, asked, page)
  if (!found.ok) throw refusedPage(found.reason)
  withinPages(request, found.value.pages)
  return { ...found.value, asked, page, now: clock.now() }
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Waiting lists')
}

const NAMES: Record<WaitingList, string> = {
  line: 'In line',
  offered: 'Offered now',
  unanswered: 'Mail not answered',
  over: 'Over',
}

/** Who waits for seats of which departure, since when, and what they were offered. */
export default function WaitingPage({ loaderData: found }: Route.ComponentProps) {
  const { rows, counts, pages, page, asked, now } = found
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div>
        <h1 id="waiting">Waiting lists</h1>
        <p className={office.say}>
          A seat that comes free is offered to the first in line whose party fits, for twelve hours; then to the next.
          Nobody is put before who waits longer.
        </p>
        {asked.departureId ? (
          <p>
            <a
              className={office.line}
              href={`${href('/admin/waiting/new')}?${new URLSearchParams({ departure: asked.departureId })}`}
            >
              Put somebody on this list
            </a>
          </p>
        ) : null}
      </div>
      <SavedViews
        list="waiting"
        search={search}
        label="Which of them"
        views={LISTS.map((list) => ({
          name: NAMES[list],
          to: listAddress(search, { list, page: undefined }),
          isHere: list === asked.list,
          count: counts[list],
        }))}
      />
      <Filters
        search={search}
        words="Package, city, name, mobile or e-mail"
        kept={['list', 'departure']}
        set={setIn(found)}
      />
      {rows.length === 0 ? (
        <Empty
          says={
            setIn(found).length > 0
              ? 'Nobody on this list matches.'
              : 'Nobody is on this list. Visitors join it from the page of a full departure; who calls is put on it from that departure’s page here.'
          }
        >
          {setIn(found).length > 0 ? <a href={href('/admin/waiting')}>Everybody in line</a> : null}
        </Empty>
      ) : (
        <ListTable namedBy="waiting" columns={columnsAt(now)} rows={rows} keyOf={({ id }) => id} />
      )}
      <Pager page={page} pages={pages} to={(to) => listAddress(search, { page: to })} />
    </div>
  )
}

function setIn({ asked: { words, departureId } }: Route.ComponentProps['loaderData']) {
  return [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(departureId ? [{ name: 'departure', words: 'one departure' }] : []),
  ]
}
