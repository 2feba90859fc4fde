import { href } from 'react-router'
import strips from '#app/parts/strip/strip.module.css'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { minimumDayPaise, withCarGst } from '#domain/cars/car.ts'
import type { Car } from '#domain/cars/car.ts'
import { formatPaise, roundToRupee } from '#platform/money.ts'
import styles from './car-card.module.css'

type Props = {
  car: Car
  heading?: 'h2' | 'h3'
  /** The whole card leads to this class in the list of all. */
  linked?: boolean
}

/** A class of car with what a day costs at least and what every kilometre costs, GST included. */
export function CarCard({ car, heading: Heading = 'h3', linked = false }: Props) {
  return (
    <li className={styles.car} id={car.url}>
      <div className={styles.art}>
        <ResponsivePicture
          picture={car.picture}
          sizes="(min-width: 1000px) 290px, (min-width: 640px) 45vw, 92vw"
          most={768}
          alt=""
        />
      </div>
      <Heading>{linked ? <a href={`${href('/car-rental')}#${car.url}`}>{car.name}</a> : car.name}</Heading>
      <p className="soft small">{car.models.join(', ')}, or similar</p>
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

/** The grid that cars stand in; a `strip` lies on its side on phones. */
export function CarCards({ children, strip = false }: { children: React.ReactNode; strip?: boolean }) {
  return <ul className={strip ? `${styles.cars} ${strips.strip}` : styles.cars}>{children}</ul>
}
