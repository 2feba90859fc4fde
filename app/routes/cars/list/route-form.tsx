import { href } from 'react-router'
import { Kinds, LONGEST_DAYS, Place, Problems, TripInput, whole } from '#app/routes/cars/fare/fare-form.tsx'
import fares from '#app/routes/cars/fare/fare.module.css'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import type { TripField } from '#domain/cars/trip/trip-query.ts'
import type { RouteTrip } from './route-trip.server.ts'
import styles from './route-form.module.css'

type Props = {
  trip: RouteTrip | undefined
  places: readonly string[]
  today: string
  /** How many of the visitor's party there are, where they have said so. */
  travelling: number | undefined
}

/** Car hire begins with the way: from, to, when and how many; a plain form that prices every class for that trip. */
export function RouteForm({ trip, places, today, travelling }: Props) {
  const path = href('/car-rental')
  const field = (name: TripField) => ({ name, typed: trip, path })
  return (
    <form className={`${fares.form} ${styles.route}`} action={`${path}#cars`} aria-label="Your trip">
      <datalist id="places">
        {places.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Kinds kinds={TRIP_KINDS} chosen={trip?.ask.kind} />
      <Problems typed={trip} />
      <Place {...field('from')} label="From" required />
      <Place {...field('to')} label="To" className={fares.way} />
      <TripInput {...field('date')} label="Day" type="date" min={today} />
      <TripInput
        {...field('days')}
        label="Days"
        placeholder={daysOfRoad(trip)}
        className={fares.days}
        {...whole(LONGEST_DAYS)}
      />
      <Field
        id="trip-people"
        label="People"
        name="people"
        type="number"
        min={1}
        max={60}
        inputMode="numeric"
        defaultValue={trip ? trip.people : travelling}
      />
      <Button look="go" className={styles.show}>
        Show cars and fares
      </Button>
    </form>
  )
}

/** The days the road of a trip asks for, until others are typed. */
function daysOfRoad(trip: RouteTrip | undefined): string {
  const planned = trip?.plan?.trip
  return planned && 'days' in planned ? String(planned.days) : 'By the road'
}
