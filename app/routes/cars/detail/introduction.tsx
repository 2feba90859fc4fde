import { bagsText } from '#app/parts/car-card/car-words.ts'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import type { Car, PricedCar } from '#domain/cars/car.ts'
import { formatPaise } from '#platform/money.ts'
import styles from './car.module.css'
import { capitalised, listed } from '#platform/wording.ts'

/** What the class is, whom it holds, and what a day costs at least. */
export function Introduction({ car, tariff }: PricedCar) {
  return (
    <div className={styles.introduction}>
      <div className={styles.art}>
        <ResponsivePicture
          picture={car.picture}
          {...(car.nightPicture && { dark: car.nightPicture })}
          sizes="(min-width: 1300px) 654px, (min-width: 1000px) 50vw, 92vw"
          eager
          alt={car.picture.alt}
        />
      </div>
      <div>
        <h1>{car.name} with driver</h1>
        <p className={styles.lead}>{car.summary}</p>
        <dl className={styles.facts}>
          {factsOf(car).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.price}>
          <b>{formatPaise(tariff.dayPaise)}</b> a day up to {tariff.minKmPerDay} km, with fuel, driver and GST; then{' '}
          {formatPaise(tariff.perKmPaise)} a&nbsp;km
        </p>
        <p>
          <a className="more" href="#fare">
            Work out the fare of your trip
          </a>
        </p>
      </div>
      {car.about.length > 0 ? (
        <div className={styles.about}>
          {car.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function factsOf(car: Car): { name: string; text: string }[] {
  return [
    { name: 'Seats', text: `${car.seats}, besides the driver’s` },
    { name: 'Bags', text: `${bagsText(car)}${hasThirdRow(car) ? ', fewer with the third row in use' : ''}` },
    { name: 'Models', text: `${car.models.join(', ')}, or similar` },
    { name: 'Fuel', text: fuelText(car.fuels) },
    { name: 'Air', text: car.airConditioned ? 'Air-conditioned' : 'Not air-conditioned' },
    { name: 'Sent on', text: hiresText(car) },
  ]
}

/** A car that carries more than five has a row where others have a boot. */
function hasThirdRow({ seats }: Car): boolean {
  return seats > 4 && seats < 9
}

function hiresText({ leastDays, mostDays }: Pick<Car, 'leastDays' | 'mostDays'>): string {
  return leastDays === mostDays ? `hires of ${mostDays} days` : `hires of ${leastDays} to ${mostDays} days`
}

function fuelText(fuels: readonly string[]): string {
  const names = fuels.map((fuel) => (fuel === 'cng' ? 'CNG' : fuel))
  return capitalised(listed(names, 'or'))
}
