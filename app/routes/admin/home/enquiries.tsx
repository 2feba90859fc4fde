import { Phone } from 'lucide-react'
import { href } from 'react-router'
import type { EnquiryLine } from '#domain/leads/desk/enquiries-desk.server.ts'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { State } from '#app/ui/state.tsx'
import { counted } from './sentence.ts'
import type { Day } from './day.server.ts'
import styles from './home.module.css'

type Props = { enquiries: NonNullable<Day['enquiries']>; today: CalendarDate; setApart: number }

/** Who asked and was not answered yet, the oldest first, with a number to call. */
export function Enquiries({ enquiries: { rows, total }, today, setApart }: Props) {
  return (
    <section aria-labelledby="enquiries">
      <header className={styles.head}>
        <h2 id="enquiries">New enquiries</h2>
        <a href={`${href('/admin/enquiries')}?view=list&state=new`}>
          {total > rows.length ? `All ${total.toLocaleString('en-IN')}` : 'All'}
          <span className="vh"> new enquiries</span>
        </a>
      </header>
      {rows.length === 0 ? <p>Nobody waits for an answer.</p> : null}
      <ul className={styles.list}>
        {rows.map((line) => (
          <Line key={line.reference} line={line}>
            <small>{askedText(line.createdAt, today)}</small>
          </Line>
        ))}
      </ul>
      {setApart > 0 ? (
        <p>
          <a href={`${href('/admin/enquiries')}?view=list&state=spam`}>
            {counted(setApart, 'was set apart as spam', 'were set apart as spam')} within seven days
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** Whom to call today, and whom we should have called. */
export function Calls({ calls: { rows, total }, now }: { calls: NonNullable<Day['calls']>; now: Date }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="calls">
      <header className={styles.head}>
        <h2 id="calls">Calls today</h2>
        <a href={`${href('/admin/enquiries')}?view=list&due=today`}>
          {total > rows.length ? `All ${total.toLocaleString('en-IN')}` : 'All'}
          <span className="vh"> calls of today</span>
        </a>
      </header>
      <ul className={styles.list}>
        {rows.map((line) => (
          <Line key={line.reference} line={line}>
            <small>{line.nextCallAt ? <Due at={line.nextCallAt} now={now} /> : null}</small>
          </Line>
        ))}
      </ul>
    </section>
  )
}

function Line({ line, children }: { line: EnquiryLine; children: React.ReactNode }) {
  const { reference, name, mobile, email, sourceName } = line
  return (
    <li>
      <span>
        <b>
          <a href={href('/admin/enquiries/:reference', { reference })}>{name}</a>
        </b>
        <small>
          {sourceName}
          {mobile ? '' : `, ${email}`}
        </small>
      </span>
      {children}
      {mobile ? (
        <a className={styles.call} href={`tel:${mobile}`}>
          <Phone className="icon" aria-hidden="true" />
          <span className="vh">Call {name}</span>
        </a>
      ) : null}
    </li>
  )
}

function Due({ at, now }: { at: Date; now: Date }) {
  const isToday = istDate(at) === istDate(now)
  const when = isToday ? formatTime(at) : formatDate(istDate(at), { year: false })
  return at < now ? <State halt="bad">was due {when}</State> : when
}

function askedText(at: Date, today: CalendarDate): string {
  const day = istDate(at)
  return day === today ? formatTime(at) : formatDate(day, { year: false })
}
