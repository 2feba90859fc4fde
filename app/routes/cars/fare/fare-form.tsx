import type { TripAnswer } from '#app/routes/cars/car.server.ts'
import type { Tariff } from '#domain/cars/car.ts'
import { tripParams } from '#domain/cars/trip/trip-query.ts'
import type { TripField } from '#domain/cars/trip/trip-query.ts'
import type { TripKind } from '#domain/cars/trip.ts'
import styles from './fare.module.css'

export const TRIP_NAMES: Record<TripKind, string> = {
  'round-trip': 'There and back',
  'one-way': 'One way',
  local: 'In town',
  airport: 'Airport',
}

type Props = { path: string; asked: TripAnswer | undefined; tariff: Tariff; today: string }

/** The trip one asks the fare of. Fields another kind of trip needs stay hidden, and keep what was typed in them. */
export function FareForm({ path, asked, tariff, today }: Props) {
  const kind = asked?.ask.kind ?? 'round-trip'
  const field = (name: TripField) => ({ name, asked, path })
  return (
    <form className={styles.form} action={`${path}#fare`} data-live="submit">
      <fieldset className={styles.kinds}>
        <legend className="vh">Kind of trip</legend>
        {kindsLet(tariff).map((value) => (
          <label key={value}>
            <input type="radio" name="trip" value={value} defaultChecked={value === kind} />
            {TRIP_NAMES[value]}
          </label>
        ))}
      </fieldset>
      <Problems asked={asked} />
      <Place {...field('from')} label="From" hint="Where the car comes for you" required />
      <Place {...field('to')} label="To" className={styles.way} />
      <Place {...field('via')} label="By way of" hint="If you like" className={styles.way} />
      <Field {...field('date')} label="Day" hint="If you know it" type="date" min={today} />
      <Field
        {...field('days')}
        label="Days"
        hint="Calendar days; as many as the road needs if left empty"
        className={styles.days}
        {...whole(60)}
      />
      <Field {...field('hours')} label="Hours" hint="8 if left empty" className={styles.town} {...whole(16)} />
      <Field {...field('time')} label="Leaving at" type="time" />
      <Field {...field('end')} label="Back at" hint="On the last day" className={styles.back} type="time" />
      <Field {...field('km')} label="Kilometres in all" hint="If you know better than our map" {...whole(20_000)} />
      <button className="btn go">Work out the fare</button>
    </form>
  )
}

function kindsLet({ perKmOneWayPaise, local4h40kmPaise, local8h80kmPaise, local12h120kmPaise }: Tariff): TripKind[] {
  const inTown = local4h40kmPaise ?? local8h80kmPaise ?? local12h120kmPaise
  return [
    'round-trip',
    ...(perKmOneWayPaise === null ? [] : (['one-way'] as const)),
    ...(inTown === null ? [] : (['local'] as const)),
    'airport',
  ]
}

function whole(max: number) {
  return { type: 'text', inputMode: 'numeric', maxLength: String(max).length, pattern: '[0-9]*' } as const
}

function Problems({ asked }: Pick<Props, 'asked'>) {
  if (!asked || asked.answer.ok) return null
  const { length } = asked.answer.problems
  return (
    <p className={styles.problems} role="alert">
      {length === 1
        ? 'One thing keeps us from a fare; it is marked below.'
        : `${length} things keep us from a fare; they are marked below.`}
    </p>
  )
}

type FieldProps = {
  name: TripField
  asked: TripAnswer | undefined
  path: string
  label: string
  hint?: string
  className?: string | undefined
} & Omit<React.InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'>

function Place(props: FieldProps) {
  return <Field {...props} type="text" list="places" autoComplete="off" maxLength={100} />
}

function Field({ name, asked, path, label, hint, className, ...input }: FieldProps) {
  const problem = asked && !asked.answer.ok ? asked.answer.problems.find(({ field }) => field === name) : undefined
  const meant = asked?.meant.find(({ field }) => field === name)?.names ?? []
  const said = [hint ? `${name}-hint` : '', problem ? `${name}-problem` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={`trip-${name}`}>{label}</label>
      <input
        {...input}
        id={`trip-${name}`}
        name={name}
        defaultValue={asked?.ask[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={said || undefined}
      />
      {hint ? <small id={`${name}-hint`}>{hint}</small> : null}
      {problem ? (
        <p className={styles.problem} id={`${name}-problem`}>
          {problem.words}
        </p>
      ) : null}
      {asked && meant.length > 0 ? (
        <p className={styles.meant} data-live="">
          Did you mean{' '}
          {meant.map((place) => (
            <a key={place} className="chip" href={`${path}?${tripParams({ ...asked.ask, [name]: place })}#fare`}>
              {place}
            </a>
          ))}
        </p>
      ) : null}
    </div>
  )
}
