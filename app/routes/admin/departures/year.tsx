import { href } from 'react-router'
import type { listYear } from '#domain/departures/planning/departures-year.server.ts'
import { daysBetween, formatDate, monthName } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { departuresText, monthAfter, monthText } from './words.ts'
import styles from './year.module.css'

type FoundYear = Extract<Awaited<ReturnType<typeof listYear>>, { ok: true }>['value']
type Line = FoundYear['lines'][number]
type One = Line['departures'][number]

/** Twelve months on one line a package: a bar is a departure, its height the seats, its fill those sold. On a phone each line is a list. */
export function Year({ year: { from, to, lines }, today }: { year: FoundYear; today: CalendarDate }) {
  if (lines.length === 0) return null
  const length = daysBetween(from, to) + 1
  const most = Math.max(...lines.flatMap((line) => line.departures.map(({ capacity }) => capacity)), 1)
  const at = (day: CalendarDate) => (daysBetween(from, day) / length) * 99
  const months = Array.from({ length: 12 }, (_, month) => `${monthAfter(from, month)}-01`)
  return (
    <section aria-labelledby="year-of" className={styles.year}>
      <h2 id="year-of" className="vh">
        The year by package
      </h2>
      <div className={styles.key} aria-hidden="true">
        <span>
          <i /> sold, left
        </span>
        <span>• full</span>
        <span>
          <i data-off="" /> closed or called off
        </span>
      </div>
      <div className={styles.head} aria-hidden="true">
        {months.map((month) => (
          <span key={month} style={{ left: `${at(month)}%` }}>
            {monthName(Number(month.slice(5, 7))).slice(0, 3)}
            {month.endsWith('-01-01') || month === from ? ` ’${month.slice(2, 4)}` : ''}
          </span>
        ))}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <h3>
              <a href={`?${new URLSearchParams({ q: line.name })}`}>{line.name}</a>
              <small>{departuresText(line.departures.length)}</small>
            </h3>
            <div className={styles.lane} aria-hidden="true">
              {months.map((month) => (
                <s key={month} style={{ left: `${at(month)}%` }} />
              ))}
              {today < from || today > to ? null : <s className={styles.today} style={{ left: `${at(today)}%` }} />}
              {line.departures.map((one) => (
                <Bar key={one.id} one={one} left={at(one.startsOn)} most={most} />
              ))}
            </div>
            <SoldOf line={line} />
            <details>
              <summary>
                Dates<span className="vh"> of {line.name}</span>
              </summary>
              <Dates line={line} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TALLEST = 36
const isOff = ({ status }: One) => status === 'closed' || status === 'cancelled'

function Bar({ one, left, most }: { one: One; left: number; most: number }) {
  const { sold, capacity } = one
  const height = Math.max(8, Math.round((capacity / most) * TALLEST))
  return (
    <b
      data-off={isOff(one) ? '' : undefined}
      data-full={sold >= capacity ? '' : undefined}
      style={{ left: `${left}%`, height: `${height}px` }}
    >
      <i style={{ height: `${Math.min(100, Math.round((sold / capacity) * 100))}%` }} />
    </b>
  )
}

function SoldOf({ line: { departures } }: { line: Line }) {
  const running = departures.filter(({ status }) => status !== 'cancelled')
  const sold = running.reduce((sum, one) => sum + one.sold, 0)
  const capacity = running.reduce((sum, one) => sum + one.capacity, 0)
  return (
    <p className={styles.sold}>
      <b>{sold.toLocaleString('en-IN')}</b> of {capacity.toLocaleString('en-IN')}
      <small>{capacity === 0 ? 'nothing on sale' : `${Math.round((sold / capacity) * 100)}% sold`}</small>
    </p>
  )
}

function Dates({ line: { departures } }: { line: Line }) {
  const byMonth = [...Map.groupBy(departures, ({ startsOn }) => startsOn.slice(0, 7))]
  return byMonth.map(([month, rows]) => (
    <div key={month} className={styles.month}>
      <h4>{monthText(month)}</h4>
      <ol>
        {rows.map((one) => (
          <li key={one.id}>
            <a href={href('/admin/departures/:id', { id: one.id })}>{formatDate(one.startsOn, { year: false })}</a>{' '}
            {one.departureCity}, {leftOf(one)}
          </li>
        ))}
      </ol>
    </div>
  ))
}

function leftOf(one: One): string {
  const left = one.capacity - one.held - one.sold
  if (one.status === 'cancelled') return 'called off'
  const closed = one.status === 'closed' ? ', closed' : ''
  return `${left <= 0 ? 'full' : `${left} left`} of ${one.capacity}${closed}`
}
