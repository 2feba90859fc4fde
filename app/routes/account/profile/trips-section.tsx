import { href } from 'react-router'
import styles from '#app/routes/account/account.module.css'
import type { ProfileFacts } from './load-profile.server.ts'

/** The journeys of the account, the next one first. */
export function TripsSection({ trips }: Pick<ProfileFacts, 'trips'>) {
  return (
    <section id="trips" className={styles.section}>
      <h2>My trips</h2>
      {trips.length === 0 ? (
        <p>
          None yet. What you book while you are logged in stands here, and so does what you booked as a guest with your
          verified e-mail or mobile.
        </p>
      ) : (
        <ul className={styles.list}>
          {trips.map(({ reference, name, when, stands }) => (
            <li key={reference}>
              <div>
                <h3>{name}</h3>
                <p>
                  {when}. {stands}
                </p>
              </div>
              <a className="more" href={href('/booking/:reference', { reference })}>
                Open {reference}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
