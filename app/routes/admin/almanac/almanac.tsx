import { href, useLocation } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import { Filters } from '#app/ui/filters.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { findNamesAt } from '#domain/catalogue/addresses.server.ts'
import { readAlmanac } from '#domain/almanac/almanac.server.ts'
import { daysBetweenDates } from '#domain/almanac/almanac.ts'
import { FACT_KINDS } from '#domain/almanac/fact.ts'
import { isFactKind } from '#domain/almanac/fact-typed.ts'
import { longWeekends } from '#domain/almanac/long-weekends.ts'
import { fullMoonNight, fullMoons } from '#domain/almanac/moons.ts'
import { onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn } from '#app/routes/admin/said.tsx'
import { SavedViews } from '#app/routes/admin/views/saved-views.tsx'
import { addDays, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { servicesContext } from '#web/contexts.ts'
import type { Route } from './+types/almanac'
import { KINDS } from './words.ts'
import { YearsLine } from './years-line.tsx'
import type { Lane } from './years-line.tsx'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('departures.plan')

const A_YEAR = 364
const DONE: Record<string, string> = { back: 'Put back as it was shipped. Quotes, fares and dates go by it at once.' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const asked = params.get('kind') ?? ''
  const kind = isFactKind(asked) ? asked : FACT_KINDS[0]
  const words = (params.get('q') ?? '').trim().slice(0, 60)
  const today = istDate(clock.now())
  const from = `${today.slice(0, 7)}-01`
  const to = addDays(from, A_YEAR)
  const almanac = await readAlmanac(db)
  const places = await findNamesAt(db, [...new Set(almanac.facts.flatMap(({ at }) => at.flatMap(endsOf)))])
  const placesOf = (at: readonly string[]) =>
    at.map((one) =>
      endsOf(one)
        .map((end) => places.get(end) ?? end)
        .join(' to '),
    )
  const fits = ({ name, otherNames, at }: (typeof almanac.facts)[number]) =>
    `${[name, ...otherNames, ...at, ...placesOf(at)].join(' ')}`.toLowerCase().includes(words.toLowerCase())
  const facts = almanac.facts.filter((fact) => fact.kind === kind && fits(fact))
  const lanes: Lane[] = facts.map((fact) => ({
    key: fact.key,
    name: fact.name,
    where: fact.at.length > 3 ? `${fact.at.length} places` : placesOf(fact.at).join(', '),
    weekdays: fact.weekdays,
    months: fact.months,
    days: daysBetweenDates(fact, from, to),
  }))
  const reckoned = words === '' ? reckonedOf(kind, almanac, { from, to }) : []
  const soonest = lanes.toSorted((a, b) => (a.days[0]?.from ?? '9').localeCompare(b.days[0]?.from ?? '9'))
  return { kind, words, today, from, to, lanes: [...reckoned, ...soonest], done: doneIn(request, DONE) }
}

/** A place is itself, a road both of its ends. */
function endsOf(at: string): string[] {
  return at.split('--')
}

/** What no fact says but follows from them, or from the sky. */
function reckonedOf(
  kind: string,
  almanac: Awaited<ReturnType<typeof readAlmanac>>,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Lane[] {
  const lane = { key: undefined, weekdays: [], months: [] }
  if (kind === 'holiday')
    return [{ ...lane, name: 'Long weekends', where: 'three days off or more', days: longWeekends(almanac, from, to) }]
  if (kind !== 'festival') return []
  const nights = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
    .flatMap(fullMoons)
    .map(fullMoonNight)
    .filter((night) => from <= night && night <= to)
  const days = nights.map((night) => ({ from: night, to: night, main: null, isExpected: false }))
  return [{ ...lane, name: 'Full moons', where: 'reckoned', days }]
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Almanac')
}

/** A year's line of everything that depends on a date: festivals, days off, what is open and what is closed. */
export default function AlmanacPage({ loaderData }: Route.ComponentProps) {
  const { kind, words, lanes, done, ...year } = loaderData
  const { search } = useLocation()
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>Almanac</h1>
          <p className={office.say}>{KINDS[kind].says}</p>
        </div>
        <a className={office.ink} href={href('/admin/almanac/:key', { key: 'new' })}>
          Add a fact
        </a>
      </div>
      <Notice tone="good" said={Boolean(done)}>
        {done}
      </Notice>
      <SavedViews
        list="almanac"
        search={search}
        label="Kinds of facts"
        views={FACT_KINDS.map((each) => ({
          name: KINDS[each].many,
          to: `${href('/admin/almanac')}?kind=${each}`,
          isHere: each === kind,
        }))}
      />
      <Filters
        search={search}
        words="Name or place"
        set={words ? [{ name: 'q', words: `“${words}”` }] : []}
        kept={['kind']}
      />
      {lanes.length === 0 ? (
        <Empty says="No fact fits.">
          <a href={`${href('/admin/almanac')}?kind=${kind}`}>Show all of them</a>
        </Empty>
      ) : (
        <YearsLine {...year} lanes={lanes} />
      )}
    </div>
  )
}
