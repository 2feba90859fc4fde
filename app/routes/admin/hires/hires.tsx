import { href, useLocation } from 'react-router'
import { z } from 'zod'
import { hireWayText, spanText } from '#app/parts/booking/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { listAddress } from '#app/ui/list-address.ts'
import { ListTable } from '#app/ui/list-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Select } from '#app/ui/select.tsx'
import { State } from '#app/ui/state.tsx'
import { assignDriver } from '#domain/bookings/desk/assign-driver.server.ts'
import { listHiresDesk } from '#domain/bookings/desk/hires-desk.server.ts'
import type { HireAhead, HiresAsked } from '#domain/bookings/desk/hires-desk.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import { clock } from '#domain/cars/fare-calculation/shared-lines.ts'
import { addDays, formatDate, isCalendarDate, istDate, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { Said } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import type { Route } from './+types/hires'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

/** Days an address names by a word, so that a view means the day on which it is opened. */
const NEAR_DAYS = [
  { word: 'today', name: 'Out today', ahead: 0 },
  { word: 'tomorrow', name: 'Out tomorrow', ahead: 1 },
]

const Asked = z.object({
  q: z.string().trim().min(1).max(60).optional().catch(undefined),
  on: z.string().refine(isDay).optional().catch(undefined),
})

function isDay(text: string): boolean {
  return isCalendarDate(text) || NEAR_DAYS.some(({ word }) => word === text)
}

/** What an address of the list asks for; what cannot be meant is left out. */
function askedIn(params: URLSearchParams, today: CalendarDate) {
  const { q: words, on: day } = Asked.parse(Object.fromEntries(params))
  const near = NEAR_DAYS.find(({ word }) => word === day)
  return { words, on: near ? addDays(today, near.ahead) : day, near: near?.word }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const [asked, page] = [askedIn(params, istDate(clock.now())), pageIn(params)]
  const hires = await listHiresDesk(db, context.get(visitContext).visitor, asked, page)
  if (!hires.ok) throw refusedPage(hires.reason)
  withinPages(request, hires.value.pages)
  return { ...hires.value, asked, page, isDone: params.get('done') === 'driver' }
}

/** Leads back to the part of the list somebody stood in. */
export function action({ context, request }: Route.ActionArgs) {
  const { done: _done, ...view } = Object.fromEntries(new URL(request.url).searchParams)
  return doDeed(context, request, href('/admin/hires'), DEEDS, view)
}

const REFUSED = { invalid: 'unclear-deed', unknown: 'unknown-hire', 'already-taken': 'driver-taken' } as const
const DEEDS: Record<string, Deed> = {
  driver: async (services, actor, typed) => {
    const assigned = { bookingId: typed('hire'), driverId: typed('driver') }
    return told(await assignDriver(services, actor, assigned), () => 'driver', REFUSED)
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Hires')
}

export default function HiresPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { rows, total, most, pages, page, asked, isDone } = found
  const { search } = useLocation()
  const [off, going] = [rows.filter((hire) => hire.isCalledOff), rows.filter((hire) => !hire.isCalledOff)]
  const set = setIn(asked)
  return (
    <div className={styles.page}>
      <div>
        <h1 id="hires">Hires</h1>
        <p className={styles.say}>
          {total > 0 ? `${countText(total, most)} ${set.length > 0 ? 'found' : 'from today on'}. ` : ''}Whoever booked
          is told who drives on the evening before, and told anew when you name another driver after that.
        </p>
      </div>
      <Said kept={kept} done={isDone ? 'The driver is named.' : undefined} />
      <SavedViews
        list="hires"
        search={search}
        label="Which hires"
        views={[
          { name: 'All ahead', to: href('/admin/hires'), isHere: set.length === 0 },
          ...NEAR_DAYS.map(({ word, name }) => ({
            name,
            to: `?${new URLSearchParams({ on: word })}`,
            isHere: asked.near === word && asked.words === undefined,
          })),
        ]}
      />
      <Filters search={search} words="Reference, name, plate, driver or pick-up" set={set}>
        <Field id="on" name="on" type="date" label="Out on" defaultValue={asked.on ?? ''} />
      </Filters>
      {total === 0 ? (
        <Empty says={set.length > 0 ? 'No hire ahead matches.' : 'No car is hired from today on.'}>
          {set.length > 0 ? (
            <a href={href('/admin/hires')}>All hires ahead</a>
          ) : (
            <a href={href('/admin/bookings/new/car')}>Hire a car for somebody</a>
          )}
        </Empty>
      ) : null}
      {going.length === 0 ? null : (
        <ListTable namedBy="hires" columns={COLUMNS} rows={going} keyOf={({ bookingId }) => bookingId} />
      )}
      {off.length > 0 ? (
        <section aria-labelledby="off">
          <h2 id="off">Called off</h2>
          <p className="soft">Nobody is sent. Whoever booked chooses another day, or has everything back.</p>
          <ListTable namedBy="off" columns={OFF} rows={off} keyOf={({ bookingId }) => bookingId} />
        </section>
      ) : null}
      <Pager page={page} pages={pages} to={(to) => listAddress(search, { page: to })} />
    </div>
  )
}

function countText(total: number, most: number): string {
  return `${total.toLocaleString('en-IN')}${total === most ? ' or more' : ''}`
}

function setIn({ words, on }: HiresAsked) {
  return [
    ...(words ? [{ name: 'q', words: `“${words}”` }] : []),
    ...(on ? [{ name: 'on', words: `out on ${formatDate(on)}` }] : []),
  ]
}

/** What is said of every hire. */
const HIRE: readonly Column<HireAhead>[] = [
  {
    name: 'Days',
    isPlain: true,
    cell: ({ startsOn, endsBefore, sold: { hire } }) => (
      <span>
        {spanText(startsOn, addDays(endsBefore, -1))}
        <small>
          {WEEKDAYS[weekdayOf(startsOn) - 1]}
          {hire.leaveAt === null ? '' : `, ${clock(hire.leaveAt)}`}
        </small>
      </span>
    ),
  },
  {
    name: 'Car',
    isHead: true,
    cell: ({ registration, sold }) => (
      <span>
        {registration}
        <small>{sold.name}</small>
      </span>
    ),
  },
  { name: 'Way', cell: ({ sold }) => hireWayText(sold) },
  {
    name: 'Booking',
    cell: ({ reference, name, state }) => (
      <span>
        <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
        <small>
          {name ?? 'no name yet'}
          {state === 'held' ? ', held' : ''}
        </small>
      </span>
    ),
  },
]

const COLUMNS: readonly Column<HireAhead>[] = [
  ...HIRE,
  { name: 'Pick-up', cell: ({ pickup }) => pickup ?? <span className="soft">none yet</span> },
  {
    name: 'Told',
    cell: ({ toldAt }) => (
      <State halt={toldAt ? 'published' : 'ahead'}>{toldAt ? 'They know who drives' : 'Not yet'}</State>
    ),
  },
  { name: 'Driver', isUnnamed: true, cell: (hire) => <NameDriver hire={hire} /> },
]

const OFF: readonly Column<HireAhead>[] = [...HIRE, { name: 'State', cell: () => <State halt="bad">Called off</State> }]

function NameDriver({ hire: { bookingId, driverId, reference, drivers } }: { hire: HireAhead }) {
  return (
    <DeedForm intent="driver" of={{ hire: bookingId }}>
      <Select
        id={`driver-${bookingId}`}
        name="driver"
        label="Driver"
        options={drivers.map(({ id, name, mobile, city }) => ({
          value: id,
          name: `${name}, ${city}, …${mobile.slice(-4)}`,
        }))}
        defaultValue={driverId}
      />
      <Button look="ink">
        Name<span className="vh"> the driver of {reference}</span>
      </Button>
    </DeedForm>
  )
}
