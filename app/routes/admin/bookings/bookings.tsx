import { data, href, redirect, useLocation } from 'react-router'
import { NoneOf } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { Pager } from '#app/ui/pager.tsx'
import { Select } from '#app/ui/select.tsx'
import { ASKED_STATES, BOOKING_VIEWS } from '#domain/bookings/desk/bookings-asked.ts'
import type { BookingsAsked } from '#domain/bookings/desk/bookings-asked.ts'
import { countViews, listBookingsDesk } from '#domain/bookings/desk/bookings-desk.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { matching } from '#app/routes/admin/counted.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { formatDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { bookingsIn } from './asked.ts'
import { BookingList } from './booking-list.tsx'
import { STATES, VIEW_NAMES } from './words.ts'
import type { Route } from './+types/bookings'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const [asked, page] = [bookingsIn(params), pageIn(params)]
  const list = await listBookingsDesk(db, visitor, asked, page)
  const counts = await countViews(db, visitor)
  if (!list.ok || !counts.ok) throw data(null, { status: 403 })
  withinPages(request, list.value.pages)
  if (list.value.rows.length === 0 && page === 1) await leadToTours(db, visitor, asked, request)
  return {
    ...list.value,
    asked,
    page,
    counts: counts.value,
  }
}

/** Words that name nobody and no number may be those of a tour: then the list is that of its bookings, and its address says so. */
async function leadToTours(db: Db, visitor: Actor, { words, tour, ...others }: BookingsAsked, request: Request) {
  if (!words || tour) return
  const ofTours = await listBookingsDesk(db, visitor, { ...others, tour: words }, 1)
  if (!ofTours.ok || ofTours.value.rows.length === 0) return
  throw redirect(href('/admin/bookings') + listAddress(new URL(request.url).search, { q: undefined, package: words }))
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Bookings')
}

type FoundBookings = Route.ComponentProps['loaderData']

/** Every booking there is, found by anything somebody on the telephone may name. */
export default function BookingsPage({ loaderData: found }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, asked, page, pages } = found
  const to = (changes: Parameters<typeof listAddress>[1]) => `${href('/admin/bookings')}${listAddress(search, changes)}`
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="bookings">Bookings</h1>
          <p className={office.say}>
            {sentenceOf(found)} {asked.view === 'invoice' ? INVOICED : null}
          </p>
        </div>
        <p className={office.inline}>
          <a className={office.line} href={`${href('/admin/bookings/csv')}${listAddress(search, {})}`}>
            As CSV
          </a>
          <a className={office.ink} href={href('/admin/bookings/new')}>
            Book for somebody
          </a>
        </p>
      </div>
      <SavedViews
        list="bookings"
        label="Kinds of bookings"
        search={search}
        views={BOOKING_VIEWS.map((view) => viewOf(found, view, to))}
      />
      <BookingFilters found={found} search={search} />
      {rows.length === 0 ? (
        <NoneOf one="booking" all={href('/admin/bookings')} isNarrowed={isNarrowed(asked)}>
          <a href={href('/admin/bookings/new')}>Book for somebody</a>
        </NoneOf>
      ) : (
        <BookingList
          rows={rows}
          sorted={{ by: asked.sort, isDown: asked.isDown }}
          sortTo={(by, isDown) => to({ sort: by, down: isDown ? 'yes' : undefined })}
        />
      )}
      <Pager page={page} pages={pages} to={(page) => to({ page })} />
    </div>
  )
}

const INVOICED =
  'A journey is invoiced on the day after its end, within a quarter of an hour; why one could not be stands beside it.'

function sentenceOf({ total, most, asked, rows }: FoundBookings): string {
  if (rows.length === 0) return isNarrowed(asked) ? 'Nothing matches.' : 'Nobody has booked yet.'
  const figure = total.toLocaleString('en-IN')
  const count = total === 1 ? '1 booking' : `${figure} bookings${total === most ? ' or more' : ''}`
  return `${count}${matching(total, isNarrowed(asked))}, the ${orderText(asked)} first.`
}

function isNarrowed({ words, state, from, until, tour, view }: FoundBookings['asked']): boolean {
  return [words, state, from, until, tour].some(Boolean) || view !== 'all'
}

function orderText({ sort, isDown }: FoundBookings['asked']): string {
  if (sort === 'leaves') return isDown ? 'last to leave' : 'first to leave'
  return isDown ? 'latest booked' : 'earliest booked'
}

function viewOf(
  { asked, counts }: FoundBookings,
  view: (typeof BOOKING_VIEWS)[number],
  to: (changes: Record<string, string | undefined>) => string,
) {
  const known = view === 'due' || view === 'refunds' || view === 'invoice' ? counts[view] : undefined
  const count = known === undefined ? {} : { count: known }
  const at = to({ view: view === 'all' ? undefined : view })
  return { name: VIEW_NAMES[view], to: at, isHere: asked.view === view, ...count }
}

function BookingFilters({ found: { asked }, search }: { found: FoundBookings; search: string }) {
  const { words, state, from, until, tour } = asked
  const set = [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(state ? [{ name: 'state', words: STATES[state].word }] : []),
    ...(from ? [{ name: 'from', words: `leaves from ${formatDate(from)}` }] : []),
    ...(until ? [{ name: 'until', words: `leaves until ${formatDate(until)}` }] : []),
    ...(tour ? [{ name: 'package', words: `package “${tour}”` }] : []),
  ]
  const states = ASKED_STATES.map((value) => ({ value, name: STATES[value].word }))
  return (
    <Filters search={search} words="Name, number, reference or a tour" kept={['view', 'sort', 'down']} set={set}>
      <Select id="state" name="state" label="State" none="Any state" options={states} defaultValue={state ?? ''} />
      <Field id="from" name="from" label="Leaves from" type="date" defaultValue={from ?? ''} />
      <Field id="until" name="until" label="Leaves until" type="date" defaultValue={until ?? ''} />
      <Field id="package" name="package" label="Package" type="search" maxLength={60} defaultValue={tour ?? ''} />
    </Filters>
  )
}
