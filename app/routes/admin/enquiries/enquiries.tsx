import { data, href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { Views } from '#app/ui/views.tsx'
import { listColleagues } from '#domain/accounts/staff.server.ts'
import { boardEnquiries, listEnquiries } from '#domain/leads/desk/enquiries-desk.server.ts'
import { enquiryFiltersIn } from '#domain/leads/desk/enquiry/filters.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, Pages, withinPages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { servicesContext, visitContext } from '#web/contexts.ts'
import type { Route } from './+types/enquiries'
import { Board } from './board.tsx'
import { enquiryDeeds } from './enquiry.server.ts'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { STANDS } from './words.ts'
import departures from '#app/routes/admin/departures/departures.module.css'
import office from '#app/routes/admin/office.module.css'
import { capitalised } from '#platform/wording.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('enquiries.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const asked = new URL(request.url).searchParams
  const [filters, page] = [enquiryFiltersIn(asked), pageIn(asked)]
  const isList = asked.get('view') === 'list' || filters.state !== undefined
  const [list, board] = isList
    ? [await listEnquiries({ db, clock }, visitor, filters, { page }), undefined]
    : [undefined, await boardEnquiries({ db, clock }, visitor, filters)]
  const colleagues = await listColleagues(db, visitor, 'enquiries.work')
  if (list?.ok === false || board?.ok === false || !colleagues.ok) throw data(null, { status: 403 })
  if (list) withinPages(request, list.value.pages)
  const counts = list?.value.counts ?? board?.value.counts ?? {}
  return {
    filters,
    page,
    list: list?.value,
    board: board?.value.columns,
    counts,
    colleagues: colleagues.value,
    now: clock.now(),
    done: asked.get('done') ?? '',
  }
}

export function action({ context, request }: Route.ActionArgs) {
  const view = Object.fromEntries([...new URL(request.url).searchParams].filter(([name]) => name !== 'done'))
  return doDeed(context, request, href('/admin/enquiries'), enquiryDeeds(), view)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Enquiries')
}

type LoadedEnquiries = Route.ComponentProps['loaderData']

/** Who asked, as a board of states or as a list. */
export default function EnquiriesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { search } = useLocation()
  const { list, board, filters, counts, now, page, done } = found
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="enquiries">Enquiries</h1>
          <p className={office.say}>{sentenceOf(found)}</p>
        </div>
        <p className={office.row}>
          <span className={departures.seg} role="group" aria-label="Shown as">
            <a
              href={listAddress(search, { view: undefined, state: undefined })}
              aria-current={board ? 'true' : undefined}
            >
              Board
            </a>
            <a href={listAddress(search, { view: 'list' })} aria-current={list ? 'true' : undefined}>
              List
            </a>
          </span>
          <a
            className={office.line}
            href={`${href('/admin/enquiries/csv')}${listAddress(search, { view: undefined })}`}
          >
            As CSV
          </a>
          <a className={office.ink} href={href('/admin/enquiries/new')}>
            Enter a call
          </a>
        </p>
      </div>
      <Said kept={kept} done={done === 'new' ? 'It is no spam, and stands among the new ones.' : undefined} />
      <SavedViews list="enquiries" search={search} />
      {list ? <States search={search} counts={counts} state={filters.state} /> : null}
      <EnquiryFilters search={search} filters={filters} colleagues={found.colleagues} />
      {board ? <Board columns={board} now={now} search={search} /> : null}
      {list?.rows.length === 0 ? (
        <Empty says="No enquiry fits.">
          <a href={`${href('/admin/enquiries')}?view=list`}>Show all that are open</a>
        </Empty>
      ) : null}
      {list && list.rows.length > 0 ? <EnquiryList rows={list.rows} now={now} /> : null}
      {list ? <Pages page={page} pages={list.pages} others={addressOf(search)} /> : null}
      {board && counts.spam ? (
        <p>
          <a href={listAddress(search, { state: 'spam' })}>
            {counted(counts.spam, 'looks like spam', 'look like spam')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

function sentenceOf({ counts, filters }: LoadedEnquiries): string {
  const { new: fresh = 0, contacted = 0, quoted = 0 } = counts
  const isNarrowed = Object.keys(filters).some((name) => name !== 'state')
  if (fresh + contacted + quoted === 0)
    return isNarrowed
      ? 'Nothing open matches.'
      : 'No open enquiry. Those of the site come in by themselves; enter a call yourself.'
  const said = [
    counted(fresh, 'waits for a first answer', 'wait for a first answer'),
    counted(contacted, 'is talking with us', 'are talking with us'),
    counted(quoted, 'has a quote', 'have a quote'),
  ]
  return `${capitalised(said.join(', '))}.`
}

function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? 'none' : count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}

function addressOf(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'done'))
}

type StatesProps = { search: string; counts: LoadedEnquiries['counts']; state: LoadedEnquiries['filters']['state'] }

function States({ search, counts, state }: StatesProps) {
  const { new: fresh = 0, contacted = 0, quoted = 0 } = counts
  const to = (state: string | undefined) => listAddress(search, { view: 'list', state })
  const states = (['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const).map((one) => ({
    name: STANDS[one].word,
    to: to(one),
    isHere: state === one,
    count: counts[one] ?? 0,
  }))
  const open = { name: 'Open', to: to(undefined), isHere: state === undefined, count: fresh + contacted + quoted }
  return <Views label="By state" views={[open, ...states]} />
}
