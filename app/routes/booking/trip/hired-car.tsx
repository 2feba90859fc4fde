import page from '#app/parts/booking/booking-page.module.css'
import { telephone } from '#app/parts/header/hours.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { Trip } from './trip.server.ts'
import styles from './trip.module.css'

/** Where the car comes, and from the evening before who drives it. */
export function HiredCar({ trip: { pickup, driver, standing } }: { trip: Trip }) {
  const { reference, shown, journey } = standing
  const mayChange = shown === 'held' || shown === 'confirmed'
  return (
    <section aria-labelledby="car">
      <h2 id="car">The car</h2>
      <ul className={styles.rows}>
        {driver ? (
          <>
            <li>
              <b>{driver.name}</b>
              <a href={telephone(driver.mobile)}>{driver.mobile}</a>
            </li>
            <li>
              <b>{driver.registration}</b>
              <span>the plate</span>
            </li>
          </>
        ) : null}
        <li className={styles.told}>
          <b>Comes to</b>
          <span>{pickup ?? journey.departureCity}</span>
        </li>
      </ul>
      {shown === 'confirmed' && !driver ? (
        <p className="small soft">
          The driver’s name, mobile and plate stand here from 6 pm on{' '}
          {formatDate(addDays(journey.startsOn, -1), { year: false })}, and go to you by mail.
        </p>
      ) : null}
      {mayChange ? (
        <a className={page.link} href={`/booking/${reference}/travellers`}>
          {pickup === null ? 'Say where it comes' : 'Change the pick-up'}
        </a>
      ) : null}
    </section>
  )
}
