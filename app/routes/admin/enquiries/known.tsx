import { href } from 'react-router'
import { State } from '#app/ui/state.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Enquiry } from './opened.server.ts'
import { momentText, STANDS } from './words.ts'
import styles from './enquiry.module.css'

/** What else is known by the same mobile or e-mail. */
export function Known({ enquiry: { earlier, bookings }, now }: { enquiry: Enquiry; now: Date }) {
  if (earlier.length + bookings.length === 0) return null
  return (
    <section aria-labelledby="known">
      <h2 id="known">By the same mobile or e-mail</h2>
      <ul className={styles.known}>
        {earlier.map(({ reference, state, sourceName, createdAt }) => (
          <li key={reference}>
            <span>
              <a href={href('/admin/enquiries/:reference', { reference })}>Enquiry about {sourceName}</a>
              <small>{momentText(createdAt, now)}</small>
            </span>
            <State halt={STANDS[state].halt}>{STANDS[state].word}</State>
          </li>
        ))}
        {bookings.map(({ reference, state, startsOn, tour, car }) => (
          <li key={reference}>
            <span>
              <a href={href('/admin/bookings/:reference', { reference })}>Booking {reference}</a> of{' '}
              {tour ?? car ?? 'a journey'}
              <small>
                {formatDate(startsOn)}
                {startsOn < istDate(now) ? ', over' : ''}
              </small>
            </span>
            <span>{state}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
