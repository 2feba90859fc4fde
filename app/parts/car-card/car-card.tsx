import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { minimumDayPaise, withCarGst } from '#domain/cars/car.ts'
import type { Car } from '#domain/cars/car.ts'
import { formatPaise, roundToRupee } from '#platform/money.ts'
import styles from './car-card.module.css'

/** A class of car with what a day costs at least and what every kilometre costs, GST included. */
export function CarCard({ car, heading: Heading = 'h3' }: { car: Car; heading?: 'h2' | 'h3' }) {
  return (
    <li className={styles.car} id={car.url}>
      <div className={styles.art}>
        <ResponsivePicture picture={car.picture} sizes="220px" alt="" />
      </div>
      <Heading>{car.name}</Heading>
      <p className="soft small">{car.models.join(', ')}, or alike</p>
      <p className={styles.room}>
        {car.seats} seats, {bags(car)}
        {car.airConditioned ? ', air-conditioned' : ''}
      </p>
      <p className={styles.price}>
        <b>{formatPaise(roundToRupee(withCarGst(minimumDayPaise(car))))}</b>
        <small>
          a day up to {car.minKmPerDay} km, driver and fuel, incl. GST; then {formatPaise(withCarGst(car.perKmPaise))} a
          km
        </small>
      </p>
    </li>
  )
}

function bags({ largeBags, smallBags }: Pick<Car, 'largeBags' | 'smallBags'>): string {
  const large = largeBags === 1 ? '1 large bag' : `${largeBags} large bags`
  return smallBags > 0 ? `${large} and ${smallBags} small` : large
}

/** The grid that cars stand in. */
export function CarCards({ children }: { children: React.ReactNode }) {
  return <ul className={styles.cars}>{children}</ul>
}
