import page from '#app/parts/booking/booking-page.module.css'
import { formatDate, formatTime, istDate } from '#platform/dates.ts'
import type { Trip } from './trip.server.ts'
import styles from './trip.module.css'

/** What we have written about this booking, the newest first. */
export function Messages({ trip: { messages } }: { trip: Trip }) {
  if (messages.length === 0) return null
  return (
    <section className={`${page.section} ${page.onScreen}`} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <ul className={styles.rows}>
        {messages.map(({ channel, subject, at, isSent }) => (
          <li key={`${at.getTime()} ${subject}`}>
            <span>
              <b>{subject}</b>
              <small>
                {channel === 'sms' ? 'SMS' : 'Mail'}, {formatDate(istDate(at))}, {formatTime(at)}
              </small>
            </span>
            <span className="small soft">{isSent ? 'sent' : 'on its way'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
