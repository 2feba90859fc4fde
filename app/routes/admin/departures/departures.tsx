import { data, href, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { listDeparturesDesk, listMonth } from '#domain/bookings/desk/departures-desk.server.ts'
import { DESK_STATES } from '#domain/bookings/desk/desk-state.ts'
import type { DeskState } from '#domain/bookings/desk/desk-state.ts'
import { listYear } from '#domain/departures/planning/departures-year.server.ts'
import { may } from '#domain/policy/policy.ts'
import { takeSeasonBack } from '#domain/bookings/desk/season-taking-back.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { Pages, pageIn, withinPages } from '#app/routes/admin/pages.tsx'
import { isCalendarDate, istDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import type { Route } from './+types/departures'
import { DepartureList } from './departure-list.tsx'
import { listText } from './list-text.ts'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { Month } from './month.tsx'
import { departuresText, monthAfter, monthsFrom, monthText, STATE_NAMES } from './words.ts'
import { Year } from './year.tsx'
import office from '#app/routes/admin/office.module.css'
import styles from './departures.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const { visitor } = context.get(visitContext)
  const asked = new URL(request.url).searchParams
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 60)
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(text('month')) ? text('month') : ''
  const state = DESK_STATES.find((one) => one === text('state')) satisfies DeskState | undefined
  const today = istDate(clock.now())
  const view = VIEWS.find(({ view }) => view === text('view'))?.view ?? ''
  const isYear = view === 'year'
  const ofMonth = view === 'month' ? month || today.slice(0, 7) : month
  const day =
    view === 'month' && text('day').startsWith(`${ofMonth}-`) && isCalendarDate(text('day')) ? text('day') : ''
  const filters = { words: text('q'), city: text('city'), month: ofMonth, day, state, page: pageIn(asked) }
  const days = view === 'month' ? await listMonth(db, visitor, filters) : undefined
  const [year, list] = isYear
    ? [await listYear(db, visitor, filters), undefined]
    : [undefined, await listDeparturesDesk(db, visitor, filters)]
  if (year?.ok === false || list?.ok === false || days?.ok === false) throw data(null, { status: 403 })
  const pages = (year ?? list)?.value.pages ?? 1
  withinPages(request, pages)
  return {
    view,
    filters,
    year: year?.value,
    list: list?.value,
    days: days?.value,
    today,
    done: doneIn(request, DONE),
    made: /^made-([0-9a-z]{20})$/.exec(text('done'))?.[1],
    mayWork: may(visitor?.role, 'bookings.work'),
  }
}

const VIEWS = [
  { view: '', name: 'List' },
  { view: 'month', name: 'Month' },
  { view: 'year', name: 'Year' },
] as const

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/departures'), DEEDS)
}

const DEEDS: Record<string, Deed> = {
  'take-back': async (services, actor, typed) => {
    const taken = await takeSeasonBack(services, actor, { id: typed('season') })
    return told(taken, ({ closed }) => (closed === 0 ? 'taken-back' : 'closed-back'), { invalid: 'unknown-season' })
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Departures')
}

type FoundDepartures = Route.ComponentProps['loaderData']

const DONE: Record<string, string> = {
  'called-off': 'Called off. Those who booked and those who waited are told.',
  asked: 'It waits for a second person. Nobody is told yet, and nothing has gone back.',
  declined: 'It is not called off. Nobody was told.',
  'taken-back': 'The season is taken back: its departures are gone.',
  'closed-back': 'The season is taken back. Dates somebody has seen a price of, or waits for, are closed instead.',
}

export default function DeparturesPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { year, list, filters, today, mayWork } = found
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1 id="departures">Departures</h1>
          <p className={office.say}>{year ? sayYear(year, today) : listText(found)}</p>
        </div>
        <p className={office.row}>
          <Views found={found} />
          <a className={office.line} href={href('/admin/departures/new')}>
            One departure
          </a>
          <a className={office.ink} href={href('/admin/departures/season')}>
            A season by rule
          </a>
        </p>
      </div>
      <Said kept={kept && { message: kept.faults['season'] ?? kept.message }} done={found.done} />
      {found.made ? <Made season={found.made} /> : null}
      <SavedViews
        list="departures"
        label="Lists of departures"
        search={search}
        views={[{ name: 'All', to: href('/admin/departures'), isHere: Object.keys(addressOf(found)).length === 0 }]}
      />
      <DepartureFilters found={found} search={search} />
      {year ? <YearsBeside from={year.from} to={monthTo(found)} /> : null}
      {year ? <Year year={year} today={today} /> : null}
      {found.days ? <Month {...filters} days={found.days} to={monthTo(found)} /> : null}
      {list ? <DepartureList rows={list.rows} mayWork={mayWork} /> : null}
      <Pages page={filters.page} pages={(year ?? list)?.pages ?? 1} others={addressOf(found)} />
    </div>
  )
}

/** What was made a moment ago goes back as easily. */
function Made({ season }: { season: string }) {
  return (
    <div>
      <Notice tone="good" said>
        The season is made, and open to book if its package is published.
      </Notice>
      <DeedForm intent="take-back" of={{ season }}>
        <Button look="line">Take it back</Button>
      </DeedForm>
    </div>
  )
}

function sayYear({ from, lines }: NonNullable<FoundDepartures['year']>, today: string): string {
  const all = lines.flatMap((line) => line.departures).filter(({ status }) => status !== 'cancelled')
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  const packages = lines.length === 1 ? '1 package' : `${lines.length} packages`
  const since = from.slice(0, 7) === today.slice(0, 7) ? 'this one' : monthText(from)
  return `Twelve months from ${since}. ${departuresText(all.length)} of ${packages} below, ${sum(({ sold }) => sold).toLocaleString('en-IN')} of ${sum(({ capacity }) => capacity).toLocaleString('en-IN')} seats sold.`
}

/** What the address of the list says, without its page. */
function addressOf({ filters: { words, city, month, day, state }, view }: FoundDepartures): Record<string, string> {
  const all = { view, q: words, city, month, day, state: state ?? '' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The twelve months before and after those that are shown. */
function YearsBeside({ from, to }: { from: string; to: ReturnType<typeof monthTo> }) {
  return (
    <p className={office.row}>
      <a className={office.line} href={to({ month: monthAfter(from, -12) })}>
        The year before
      </a>
      <a className={office.line} href={to({ month: monthAfter(from, 12) })}>
        The year after
      </a>
    </p>
  )
}

function monthTo(found: FoundDepartures) {
  const { day: _day, ...others } = addressOf(found)
  return (more: object) => `?${new URLSearchParams({ ...others, ...more })}`
}

function Views({ found }: { found: FoundDepartures }) {
  const { view: _view, day: _day, ...others } = addressOf(found)
  return (
    <span className={styles.seg} role="group" aria-label="Shown as">
      {VIEWS.map(({ view, name }) => (
        <a
          key={view}
          href={`?${new URLSearchParams({ ...others, ...(view === '' ? {} : { view }) })}`}
          aria-current={found.view === view ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </span>
  )
}

function DepartureFilters({
  found: { filters, view, year, today },
  search,
}: {
  found: FoundDepartures
  search: string
}) {
  const { city, month, state } = filters
  return (
    <Filters search={search} words="Package" kept={['view']}>
      {year ? null : (
        <>
          <Field id="city" name="city" label="City" type="search" maxLength={60} defaultValue={city} />
          <Select
            id="month"
            name="month"
            label="Month"
            none={view === 'month' ? undefined : 'Any month'}
            options={monthsFrom(today, month)}
            defaultValue={month}
          />
          <Select
            id="state"
            name="state"
            label="State"
            none="Any state"
            options={DESK_STATES.map((value) => ({ value, name: STATE_NAMES[value] }))}
            defaultValue={state ?? ''}
          />
        </>
      )}
    </Filters>
  )
}
