import { href } from 'react-router'
import { monthName } from '#platform/dates.ts'
import { kept } from '#app/ui/kept.tsx'
import styles from './trek-months.module.css'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

/** The year as a line of halts, each leading to the treks of its month. */
export const TrekMonths = kept(function TrekMonths({ current }: { current: number }) {
  return (
    <nav aria-label="Treks by month" className={styles.months}>
      <ol>
        {MONTHS.map((month) => (
          <li key={month}>
            <a
              href={`${href('/search')}?${new URLSearchParams({ month: String(month), q: 'trek' })}`}
              aria-current={month === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{monthName(month).slice(0, 3)}</span>
              <span className="vh">Treks in {monthName(month)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
})
