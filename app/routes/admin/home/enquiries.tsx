import { Phone } from 'lucide-react'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Day } from './day.server.ts'
import styles from './home.module.css'

type Props = { enquiries: NonNullable<Day['enquiries']>; today: CalendarDate }

/** Who asked and was not answered yet, the newest first, with a number to call. */
export function Enquiries({ enquiries: { items, total }, today }: Props) {
  return (
    <section aria-labelledby="enquiries">
      <header className={styles.head}>
        <h2 id="enquiries">New enquiries</h2>
        {total > items.length ? <p>the newest of {total.toLocaleString('en-IN')}</p> : null}
      </header>
      {items.length === 0 ? <p>Nobody waits for an answer.</p> : null}
      <ul className={styles.list}>
        {items.map(({ id, name, mobile, email, source, createdAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {source.name}
                {mobile ? '' : `, ${email}`}
              </small>
            </span>
            <small>{askedText(createdAt, today)}</small>
            {mobile ? (
              <a className={styles.call} href={`tel:${mobile}`}>
                <Phone className="icon" aria-hidden="true" />
                <span className="vh">Call {name}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function askedText(at: Date, today: CalendarDate): string {
  const day = istDate(at)
  return day === today ? formatTime(at) : formatDate(day, { year: false })
}
