import type { DayOfMonth } from '#domain/bookings/desk/departures-desk.server.ts'
import { Calendar } from './calendar.tsx'
import { departuresText, monthAfter, monthText } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './departures.module.css'

type Props = {
  month: string
  /** The day that is chosen, or none. */
  day: string
  days: readonly DayOfMonth[]
  /** The address of the same list with another month or day. */
  to: (more: { month: string; day?: string }) => string
}

/** A month with how much leaves on each day, and how full it is; a day leads to its list below. */
export function Month({ month, day, days, to }: Props) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <section aria-label={monthText(month)}>
      <p className={office.row}>
        <a className={office.line} href={to({ month: before })}>
          {monthText(before)}
        </a>
        <a className={office.line} href={to({ month: after })}>
          {monthText(after)}
        </a>
        {day ? (
          <a className={office.line} href={to({ month })}>
            All of {monthText(month)}
          </a>
        ) : null}
      </p>
      <Calendar month={month} isLarge>
        {(number) => <Day number={number} month={month} chosen={day} days={days} to={to} />}
      </Calendar>
    </section>
  )
}

function Day({ number, month, chosen, days, to }: Omit<Props, 'day'> & { number: number; chosen: string }) {
  const date = `${month}-${String(number).padStart(2, '0')}`
  const found = days.find(({ startsOn }) => startsOn === date)
  if (!found) return <span className={styles.empty}>{number}</span>
  const { count, off, sold, capacity } = found
  const seats = `${sold.toLocaleString('en-IN')} of ${capacity.toLocaleString('en-IN')} seats sold`
  return (
    <a href={to({ month, day: date })} aria-current={date === chosen ? 'true' : undefined}>
      <b>{number}</b>
      <span aria-hidden="true">{count > 0 ? count.toLocaleString('en-IN') : '–'}</span>
      <span className="vh">{`: ${departuresText(count)}, ${seats}${off > 0 ? `, ${off} called off` : ''}`}</span>
      <meter aria-hidden="true" min={0} max={Math.max(1, capacity)} value={sold} title={seats} />
    </a>
  )
}
