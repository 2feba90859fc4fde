import { bookPathOf } from '#app/parts/car-card/car-path.ts'
import type { TripAnswer } from '#app/routes/cars/car.server.ts'
import type { Car } from '#domain/cars/car.ts'
import type { TripFare } from '#domain/cars/trip/fare.ts'
import { formatPaise } from '#platform/money.ts'
import { onDaysText } from '#app/routes/cars/list/days-text.ts'
import { BILL, haltsOf } from './fare-bill.tsx'
import { TRIP_NAMES } from './fare-form.tsx'
import styles from './fare.module.css'

/** What the trip costs in this class, before anything is said of the class: whoever comes from a list of fares has asked that. Empty until a trip is told. */
export function Answered({ car, asked }: { car: Pick<Car, 'url'>; asked: TripAnswer | undefined }) {
  return (
    <div data-region="answered">
      {asked?.answer?.ok ? (
        <section className={styles.answered} aria-label="Your trip in this car">
          <div>
            <p>{tripText(asked.answer)}</p>
            <p className={styles.total}>
              <b>{formatPaise(asked.answer.fare.totalPaise)}</b> <small>with GST, fuel and driver</small>
            </p>
          </div>
          <div className={styles.onward}>
            <a className="btn go" href={bookPathOf(car.url, asked.ask, String(asked.people ?? ''))}>
              Book this car
            </a>
            <a className="more" href={`#${BILL}`}>
              See it line by line
            </a>
          </div>
        </section>
      ) : null}
    </div>
  )
}

function tripText({ plan, fare }: Extract<TripFare, { ok: true }>): string {
  const halts = plan.legs.length > 0 ? `: ${haltsOf(plan).join(', ')}` : ''
  return `${TRIP_NAMES[plan.kind]}${halts}${onDaysText(plan.date, fare.days)}`
}
