import { bookPathOf, carPathOf } from '#app/parts/car-card/car-path.ts'
import type { TripAnswer } from '#app/routes/cars/car.server.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { FareBill } from './fare-bill.tsx'
import { FareForm } from './fare-form.tsx'
import { OtherClasses } from './other-classes.tsx'
import styles from './fare.module.css'

type Props = PricedCar & {
  asked: TripAnswer | undefined
  places: string[]
  today: string
  sellerIsBodyCorporate: boolean
}

/** Asks for a trip and says what it costs, line by line: a plain form, answered in its place where it can be. */
export function Calculator({ car, tariff, asked, places, today, sellerIsBodyCorporate }: Props) {
  const path = carPathOf(car.url)
  const answer = asked?.answer
  return (
    <section className="section sunk" id="fare" tabIndex={-1} aria-labelledby="fare-title">
      <datalist id="places">
        {places.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="wrap" data-region="fare">
        <h2 id="fare-title">What will your trip cost?</h2>
        <p className={`soft ${styles.intro}`}>
          Say where and how long. You get the whole fare line by line, what the road is likely to cost besides, and what
          is in none of it.
        </p>
        <div className={styles.two}>
          <FareForm path={path} asked={asked} tariff={tariff} today={today} />
          {asked && answer?.ok ? (
            <FareBill
              car={car}
              {...answer}
              sellerIsBodyCorporate={sellerIsBodyCorporate}
              bookHref={bookPathOf(car.url, asked.ask, String(asked.people ?? ''))}
            />
          ) : (
            <Before />
          )}
          {asked && answer?.ok && asked.others.length > 0 ? <OtherClasses asked={asked} plan={answer.plan} /> : null}
        </div>
      </div>
    </section>
  )
}

function Before() {
  return (
    <div className={styles.before}>
      <h3>How a fare is made</h3>
      <ol>
        <li>Kilometres: those of your road, or the least for your days, whichever is more.</li>
        <li>The driver’s allowance for every calendar day.</li>
        <li>A night charge where the wheels turn between 10&nbsp;pm and 6&nbsp;am, and once for hill roads.</li>
        <li>GST, and the total to the rupee.</li>
        <li>Apart from it: tolls, parking and state tax, with what they are likely to come to.</li>
      </ol>
    </div>
  )
}
