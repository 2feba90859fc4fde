import strips from '#app/parts/strip/strip.module.css'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { kept } from '#app/ui/kept.tsx'
import type { PricedCar } from '#domain/cars/car.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { carPathOf } from './car-path.ts'
import { bagsText } from './car-words.ts'
import styles from './car-card.module.css'

type Props = PricedCar & {
  heading?: 'h2' | 'h3'
  /** With the other rates too, to lay cards side by side. */
  compared?: boolean
  /** The parameters of the trip its page is asked for. */
  trip?: string
  /** What that trip costs in it. */
  totalPaise?: Paise | undefined
}

/** A class of car with what a day costs at least and what every kilometre costs, GST included; the whole card leads to its page. */
export const CarCard = kept(function CarCard({
  car,
  tariff,
  heading: Heading = 'h3',
  compared = false,
  trip = '',
  totalPaise,
}: Props) {
  return (
    <li className={styles.car} id={car.url}>
      <div className={styles.art}>
        <ResponsivePicture
          picture={car.picture}
          {...(car.nightPicture && { dark: car.nightPicture })}
          sizes="(min-width: 1300px) 300px, (min-width: 1000px) 36vw, (min-width: 640px) 45vw, 92vw"
          most={1120}
          alt=""
        />
      </div>
      <Heading>
        <a href={carPathOf(car.url, new URLSearchParams(trip))}>{car.name}</a>
      </Heading>
      <p className="soft small">{car.models.join(', ')}, or similar</p>
      <p className={styles.room}>
        {car.seats} seats, {bagsText(car)}
        {car.airConditioned ? ', air-conditioned' : ''}
      </p>
      {compared ? <Rates tariff={tariff} /> : null}
      <p className={styles.price}>
        <b>{formatPaise(totalPaise ?? tariff.dayPaise)}</b>
        <small>
          {totalPaise === undefined ? null : `for this trip with GST; as a rule ${formatPaise(tariff.dayPaise)} `}a day
          up to {tariff.minKmPerDay} km, driver and fuel, incl. GST; then {formatPaise(tariff.perKmPaise)} a km
        </small>
      </p>
    </li>
  )
})

function Rates({ tariff }: Pick<PricedCar, 'tariff'>) {
  const rates = [
    { name: 'One way, a km', paise: tariff.perKmOneWayPaise },
    { name: 'In town, 8 h and 80 km', paise: tariff.local8h80kmPaise },
    { name: 'A night driven', paise: tariff.nightChargePaise },
  ]
  return (
    <dl className={styles.rates}>
      {rates.map(({ name, paise }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{paise === null ? 'not let so' : formatPaise(paise)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The grid that cars stand in; a `strip` lies on its side on phones. */
export function CarCards({ children, strip = false }: { children: React.ReactNode; strip?: boolean }) {
  return <ul className={strip ? `${styles.cars} ${strips.strip}` : styles.cars}>{children}</ul>
}
