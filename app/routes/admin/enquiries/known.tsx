import { href } from 'react-router'
import { FirstOf } from '#app/routes/admin/first-of.tsx'
import { State } from '#app/ui/state.tsx'
import { formatDate, istDate } from '#platform/dates.ts'
import type { Enquiry } from './opened.server.ts'
import { STATES } from '#app/routes/admin/bookings/words.ts'
import { shownState } from '#domain/bookings/booking.ts'
import { momentText, STANDS } from './words.ts'
import { A_CALL } from '#domain/leads/source.ts'
import styles from './enquiry.module.css'

/** What else is known by the same mobile or e-mail. */
export function Known({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { reference, earlier, bookings, forgottenAt } = enquiry
  if (forgottenAt) return null
  return (
    <section aria-labelledby="known">
      <h2 id="known">By the same mobile or e-mail</h2>
      {earlier.total + bookings.total === 0 ? <p>Nothing else.</p> : null}
      <ul className={styles.known}>
        {earlier.rows.map((one) => (
          <EnquiryLine key={one.reference} enquiry={one} now={now} />
        ))}
        {bookings.rows.map((booking) => (
          <BookingLine key={booking.reference} booking={booking} now={now} />
        ))}
      </ul>
      <FirstOf shown={earlier.rows.length + bookings.rows.length} of={earlier.total + bookings.total} which="latest">
        The others stand on the page behind this link.
      </FirstOf>
      <a href={href('/admin/customers/:key', { key: reference })}>Account and consents</a>
    </section>
  )
}

type EnquiryLineProps = { enquiry: Omit<Enquiry['earlier']['rows'][number], 'name'>; now: Date }

/** An enquiry among others of the same person. */
export function EnquiryLine({ enquiry: { reference, state, sourceName, createdAt }, now }: EnquiryLineProps) {
  return (
    <li>
      <span>
        <a href={href('/admin/enquiries/:reference', { reference })}>
          {sourceName === A_CALL ? 'Enquiry by telephone' : `Enquiry about ${sourceName}`}
        </a>
        <small>{momentText(createdAt, now)}</small>
      </span>
      <State halt={STANDS[state].halt}>{STANDS[state].word}</State>
    </li>
  )
}

/** A booking among others of the same person. */
export function BookingLine({ booking, now }: { booking: Enquiry['bookings']['rows'][number]; now: Date }) {
  const { reference, startsOn, tour, car } = booking
  const { halt, word } = STATES[shownState(booking, { now, today: istDate(now) })]
  return (
    <li>
      <span>
        <a href={href('/admin/bookings/:reference', { reference })}>Booking {reference}</a> of{' '}
        {tour ?? car ?? 'a journey'}
        <small>{formatDate(startsOn)}</small>
      </span>
      <State halt={halt}>{word}</State>
    </li>
  )
}
