import { href } from 'react-router'
import type { FactDays } from '#domain/almanac/fact.ts'
import { addDays, daysBetween, formatMonths, monthName, formatDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import year from '#app/routes/admin/departures/year.module.css'
import styles from './almanac.module.css'

/** One line of the year: a fact, or what was reckoned and has no page. */
export type Lane = {
  key: string | undefined
  name: string
  where: string
  weekdays: readonly number[]
  months: readonly number[]
  days: readonly (FactDays & { names?: string[] })[]
}

type Props = { from: CalendarDate; to: CalendarDate; today: CalendarDate; lanes: readonly Lane[] }

/** The third column says days in words. */
const WIDE = { '--sold': '230px' } as React.CSSProperties
const WEEK = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

/** Twelve months on one line a fact: a bar is its days. On a phone each line says its next days. */
export function YearsLine({ from, to, today, lanes }: Props) {
  const length = daysBetween(from, to) + 1
  const at = (day: CalendarDate) => (Math.max(0, Math.min(length, daysBetween(from, day))) / length) * 100
  const months = Array.from({ length: 12 }, (_, ahead) => monthAhead(from, ahead))
  return (
    <section aria-label="The year" className={year.year} style={WIDE}>
      <div className={year.head} aria-hidden="true">
        {months.map((month) => (
          <span key={month} style={{ left: `${at(month)}%` }}>
            {monthName(Number(month.slice(5, 7))).slice(0, 3)}
          </span>
        ))}
      </div>
      <ul>
        {lanes.map((lane) => (
          <li key={lane.key ?? lane.name} className={year.line}>
            <h2 className={styles.name}>
              {lane.key ? <a href={href('/admin/almanac/:key', { key: lane.key })}>{lane.name}</a> : lane.name}
              <small>{lane.where}</small>
            </h2>
            <div className={year.lane} aria-hidden="true">
              {months.map((month) => (
                <s key={month} style={{ left: `${at(month)}%` }} />
              ))}
              <s className={year.today} style={{ left: `${at(today)}%` }} />
              {lane.days.map((days) => (
                <i
                  key={days.from}
                  className={styles.days}
                  data-expected={days.isExpected ? '' : undefined}
                  style={{ left: `${at(days.from)}%`, width: `${at(addDays(days.to, 1)) - at(days.from)}%` }}
                />
              ))}
            </div>
            <p className={styles.next}>{nextText(lane, today)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When it is next, or why nobody can say. */
function nextText({ days, weekdays, months }: Lane, today: CalendarDate): string {
  const next = days.find(({ to }) => to >= today)
  const week = weekdays.map((day) => WEEK[day]).join(' and ')
  if (!next) return week || (months.length > 0 ? `${formatMonths(months)}, days not known` : 'Not within a year')
  const because = next.names ? `: ${next.names.join(', ')}` : ''
  return `${next.isExpected ? 'About ' : ''}${formatDays(next)}${because}${week ? `, and ${week}` : ''}`
}

function monthAhead(from: CalendarDate, ahead: number): CalendarDate {
  const month = Number(from.slice(5, 7)) - 1 + ahead
  return `${Number(from.slice(0, 4)) + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
