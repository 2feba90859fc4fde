import { formatMonths, monthName } from '#platform/dates.ts'
import styles from './month-strip.module.css'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** The year as twelve halts; the filled ones are the months to go. */
export function MonthStrip({ months }: { months: number[] }) {
  return (
    <figure className={styles.strip}>
      <figcaption>
        <b>Best months:</b> {formatMonths(months)}
      </figcaption>
      <ol aria-hidden="true">
        {MONTHS.map((month) => (
          <li key={month} className={months.includes(month) ? styles.best : undefined}>
            {monthName(month).slice(0, 3)}
          </li>
        ))}
      </ol>
    </figure>
  )
}
