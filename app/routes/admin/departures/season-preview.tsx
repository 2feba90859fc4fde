import type { DayFate, SeasonDay } from '#domain/departures/planning/season.ts'
import type { SeasonPreview } from '#domain/departures/planning/seasons.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { Calendar } from './calendar.tsx'
import styles from './departures.module.css'

type Props = { preview: SeasonPreview & { capacity: number; hints: readonly string[] } }

/** What a rule would make: the dates of each month, how the figure comes about, and what it comes to. */
export function Preview({ preview }: Props) {
  const byMonth = [...Map.groupBy(preview.days, ({ startsOn }) => startsOn.slice(0, 7))]
  return (
    <>
      <section aria-labelledby="dates">
        <h2 id="dates">Which dates</h2>
        <div className={styles.cals}>
          {byMonth.map(([month, days]) => (
            <Calendar key={month} month={month}>
              {(day) => <Day day={day} days={days} />}
            </Calendar>
          ))}
        </div>
      </section>
      <Hints hints={preview.hints} />
      <Sum preview={preview} />
      <LeftOut days={preview.days} />
    </>
  )
}

/** What the almanac says of the days, the first of them; making them is still the planner's to decide. */
function Hints({ hints }: Pick<Props['preview'], 'hints'>) {
  if (hints.length === 0) return null
  const more = hints.length - HINTS_SHOWN
  return (
    <section aria-labelledby="hints">
      <h2 id="hints">What the almanac says</h2>
      <ul className="small">
        {hints.slice(0, HINTS_SHOWN).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {more > 0 ? <li>{more} more.</li> : null}
      </ul>
    </section>
  )
}

const HINTS_SHOWN = 12
const FATES: Record<DayFate, string> = {
  new: 'new',
  there: 'there already',
  'left-out': 'left out',
  'too-late': 'too late to book',
  'too-far': 'more than three years ahead',
}
/** Of several cities the day is new while one of them is. */
function Day({ day, days }: { day: number; days: readonly SeasonDay[] }) {
  const fates = days.filter(({ startsOn }) => Number(startsOn.slice(8)) === day).map(({ fate }) => fate)
  const fate = fates.includes('new') ? 'new' : fates[0]
  return (
    <span data-fate={fate}>
      {day}
      {fate ? <span className="vh"> {FATES[fate]}</span> : null}
    </span>
  )
}

function Sum({ preview: { days, fresh, capacity } }: Props) {
  const less = (['left-out', 'there', 'too-late', 'too-far'] as const).flatMap((fate) => {
    const count = days.filter((day) => day.fate === fate).length
    return count === 0 ? [] : [[fate, count] as const]
  })
  const prices = fresh.map(({ twinPaise }) => twinPaise)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const half = Math.round((prices.reduce((sum, price) => sum + price, 0) * capacity) / 2)
  return (
    <>
      <p className={styles.eq}>
        <span>
          <b>{days.length}</b> named by the rule
        </span>
        {less.map(([fate, count]) => (
          <span key={fate}>
            − <b>{count}</b> {FATES[fate]}
          </span>
        ))}
        <span>
          = <b>{fresh.length === 1 ? '1 new departure' : `${fresh.length} new departures`}</b>
        </span>
      </p>
      {fresh.length === 0 ? null : (
        <dl className={styles.figs}>
          <Figure name="Seats added" more={`${fresh.length} × ${capacity}`}>
            {(fresh.length * capacity).toLocaleString('en-IN')}
          </Figure>
          <Figure name="One in a twin room" more="before GST">
            {formatPaise(lowest)}
            {highest > lowest ? ` to ${formatPaise(highest)}` : ''}
          </Figure>
          <Figure name="If half are sold" more="in twin rooms, before GST">
            {formatPaise(half)}
          </Figure>
        </dl>
      )}
    </>
  )
}

function Figure({ name, more, children }: { name: string; more: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <small>{more}</small>
      </dd>
    </div>
  )
}

function LeftOut({ days }: { days: readonly SeasonDay[] }) {
  const not = days.filter(({ fate }) => fate !== 'new')
  if (not.length === 0) return null
  return (
    <details>
      <summary>Not made, and why: {not.length}</summary>
      <ul className="small">
        {not.map(({ startsOn, departureCity, fate }) => (
          <li key={`${startsOn} ${departureCity}`}>
            {formatDate(startsOn)}, {departureCity}: {FATES[fate]}
          </li>
        ))}
      </ul>
    </details>
  )
}
