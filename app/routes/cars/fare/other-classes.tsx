import { carPathOf, tripAddress } from '#app/parts/car-card/car-path.ts'
import type { TripAnswer } from '#app/routes/cars/car.server.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import { formatPaise } from '#platform/money.ts'
import styles from './fare.module.css'

/** What the same trip costs in the classes nearest in price. */
export function OtherClasses({ asked: { ask, people, others }, plan }: { asked: TripAnswer; plan: TripPlan }) {
  return (
    <div className={styles.others}>
      <h3>The same trip in another class</h3>
      <ul>
        {others.map(({ name, url, seats, totalPaise }) => (
          <li key={url}>
            <a href={`${carPathOf(url, tripAddress(ask, people))}#fare`}>{name}</a>
            <span className="soft">{seats} seats</span>
            <b>{formatPaise(totalPaise)}</b>
          </li>
        ))}
      </ul>
      <p className="small soft">
        {plan.isEstimate ? 'All by the same estimate of the road. ' : ''}With GST; tolls, parking and state tax apart.
      </p>
    </div>
  )
}
