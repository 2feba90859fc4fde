import { href } from 'react-router'
import type { BalancesDue } from '#domain/bookings/desk/leaving.server.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { State } from '#app/ui/state.tsx'
import styles from './home.module.css'

/** What is to be paid within a week, and what should have been. */
export function Balances({ balances: { rows, all, allPaise } }: { balances: BalancesDue }) {
  return (
    <section aria-labelledby="balances">
      <header className={styles.head}>
        <h2 id="balances">Balances due</h2>
        {all > rows.length ? <a href={`${href('/admin/bookings')}?view=due`}>All of them</a> : null}
      </header>
      {rows.length === 0 ? <p>Nothing is due within a week.</p> : null}
      <ul className={styles.list}>
        {rows.map(({ reference, part, contact, startsOn, amountPaise, dueOn, daysLate }) => (
          <li key={`${reference}-${part}`}>
            <span>
              <b>
                <a href={href('/admin/bookings/:reference', { reference })}>{contact ?? reference}</a>
              </b>
              <small>
                {reference}, leaves {formatDate(startsOn, { year: false })}
              </small>
            </span>
            <span className={styles.figure}>
              <b>{formatPaise(amountPaise)}</b>
              <small>{daysLate > 0 ? <State halt="bad">{lateText(daysLate)}</State> : dueText(dueOn, daysLate)}</small>
            </span>
          </li>
        ))}
        {rows.length > 0 ? (
          <li>
            <b>{all === 1 ? 'One balance' : `All ${all.toLocaleString('en-IN')} together`}</b>
            <b className={styles.figure}>{formatPaise(allPaise)}</b>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function lateText(days: number): string {
  return days === 1 ? '1 day late' : `${days} days late`
}

function dueText(dueOn: string, daysLate: number): string {
  return daysLate === 0 ? 'due today' : `due ${formatDate(dueOn, { year: false })}`
}
