import { href } from 'react-router'
import type { OpenAsk } from '#domain/bookings/desk/open-asks.server.ts'
import { SOMEBODY_GONE } from '#app/routes/admin/audit/asked.ts'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Day } from './day.server.ts'
import styles from './home.module.css'

/** What a colleague asked for and a second person decides, each where it is decided. */
export function Seconds({ asks: { rows, all } }: { asks: NonNullable<Day['asks']> }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="seconds">
      <header className={styles.head}>
        <h2 id="seconds">Waiting for a second person</h2>
        {all > rows.length ? <p>The first of {all.toLocaleString('en-IN')}</p> : null}
      </header>
      <ul className={styles.list}>
        {rows.map((ask) => (
          <li key={ask.key}>
            <span>
              <b>
                <a href={pathOf(ask)}>{DEEDS[ask.about]}</a>
              </b>
              <small>
                {ask.name ?? ask.key}, {formatDate(ask.startsOn, { year: false })}
              </small>
              <small>{ask.isOwn ? 'You asked: a colleague decides.' : `${ask.by ?? SOMEBODY_GONE} asked.`}</small>
            </span>
            <b className={styles.figure}>{formatPaise(ask.amountPaise)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const DEEDS: Record<OpenAsk['about'], string> = {
  refund: 'Give money back',
  booking: 'Call a booking off',
  departure: 'Call a departure off',
}

function pathOf({ about, key }: OpenAsk): string {
  return about === 'departure'
    ? href('/admin/departures/:id/call-off', { id: key })
    : href('/admin/bookings/:reference/refund', { reference: key })
}
