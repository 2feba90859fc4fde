import { href } from 'react-router'
import type { Day } from './day.server.ts'
import styles from './home.module.css'

type Wait = { words: string; help: string; count: number; path?: string }

/** What waits for a person, and stays until one has looked at it. */
export function Waiting({ day }: { day: Day }) {
  const waits = waitsOf(day).filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="waiting">
      <header className={styles.head}>
        <h2 id="waiting">Waiting for somebody</h2>
      </header>
      {waits.length === 0 ? <p>Nothing{day.asks?.all ? ' else' : ''}: no payment, no review, no message.</p> : null}
      <ul className={styles.list}>
        {waits.map(({ words, help, count, path }) => (
          <li key={words}>
            <span>
              <b>{path ? <a href={path}>{words}</a> : words}</b>
              <small>{help}</small>
            </span>
            <b className={styles.figure}>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function waitsOf({ payments, reviews, requests, unsent, short, hires, silenced, uninvoiced }: Day): Wait[] {
  const books = href('/admin/payments')
  return [
    {
      words: 'UPI to find in the bank',
      help: 'The payer says it has gone.',
      count: payments?.find ?? 0,
      path: books,
    },
    {
      words: 'Refunds to pay by hand',
      help: 'From the bank account.',
      count: payments?.back ?? 0,
      path: `${books}?view=back`,
    },
    {
      words: 'Payments in dispute',
      help: 'They fit no order.',
      count: payments?.disputes ?? 0,
      path: `${books}?view=disputes`,
    },
    {
      words: 'Departures short of their minimum',
      help: 'They leave within three weeks: fill, guarantee or call off.',
      count: short,
      path: `${href('/admin/departures')}?state=short`,
    },
    {
      words: 'Cars tomorrow without a driver',
      help: 'The one named is out of service.',
      count: hires?.undriven ?? 0,
      path: href('/admin/hires'),
    },
    {
      words: 'Journeys without their tax invoice',
      help: 'They are over; why one could not be made stands beside it.',
      count: uninvoiced,
      path: `${href('/admin/bookings')}?view=invoice`,
    },
    { words: 'Reviews to read', help: 'Nobody sees them until then.', count: reviews, path: href('/admin/reviews') },
    {
      words: 'Guests who asked what we keep of them',
      help: 'Each has a day it is due.',
      count: requests,
      path: href('/admin/requests'),
    },
    {
      words: 'Webhooks switched off',
      help: 'They took nothing for a day.',
      count: silenced,
      path: href('/admin/webhooks'),
    },
    { words: 'Messages that did not arrive', help: 'Of the last 30 days; given up on.', count: unsent },
  ]
}
