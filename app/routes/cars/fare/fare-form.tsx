import { tripAddress } from '#app/parts/car-card/car-path.ts'
import type { TripAnswer } from '#app/routes/cars/car.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Tariff } from '#domain/cars/car.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import type { TripField } from '#domain/cars/trip/trip-query.ts'
import type { TripProblem } from '#domain/cars/trip/problem.ts'
import type { TripKind } from '#domain/cars/trip.ts'
import { slugify } from '#platform/slug.ts'
import styles from './fare.module.css'

export const TRIP_NAMES: Record<TripKind, string> = {
  'round-trip': 'There and back',
  'one-way': 'One way',
  local: 'In town',
  airport: 'Airport',
}

export const LONGEST_DAYS = 60

type Props = { path: string; asked: TripAnswer | undefined; tariff: Tariff; today: string }

/** The trip one asks the fare of. Fields another kind of trip needs stay hidden, and keep what was typed in them. */
export function FareForm({ path, asked, tariff, today }: Props) {
  const { answer } = asked ?? {}
  const typed = asked && {
    ...asked,
    problems: answer?.ok === false ? answer.problems : [],
    plan: answer?.ok ? answer.plan : undefined,
  }
  const field = (name: TripField) => ({ name, typed, path })
  return (
    <form className={styles.form} action={`${path}#fare`} data-live="submit">
      <Kinds kinds={kindsLet(tariff)} chosen={asked?.ask.kind} />
      <Problems typed={typed} />
      <Place {...field('from')} label="From" help="Where the car comes for you" required />
      <Place {...field('to')} label="To" className={styles.way} />
      <Place {...field('via')} label="By way of" help="If you like" className={styles.way} />
      <TripInput {...field('date')} label="Day" help="If you know it" type="date" min={today} />
      <TripInput
        {...field('days')}
        label="Days"
        help="Calendar days; as many as the road needs if left empty"
        className={styles.days}
        {...whole(LONGEST_DAYS)}
      />
      <TripInput {...field('hours')} label="Hours" help="8 if left empty" className={styles.town} {...whole(16)} />
      <TripInput {...field('time')} label="Leaving at" type="time" />
      <TripInput {...field('end')} label="Back at" help="On the last day" className={styles.back} type="time" />
      <TripInput
        {...field('km')}
        label="Kilometres in all"
        help="If your way is longer than our map’s"
        {...whole(20_000)}
      />
      {asked?.people === undefined ? null : <input type="hidden" name="people" value={asked.people} />}
      {/* Where a fare stands beside it, booking is the one vermilion action. */}
      <Button look={typed?.plan ? 'calm' : 'go'}>Work out the fare</Button>
    </form>
  )
}

/** What kind of trip it is. */
export function Kinds({ kinds, chosen = 'round-trip' }: { kinds: readonly TripKind[]; chosen: TripKind | undefined }) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="vh">Kind of trip</legend>
      {kinds.map((value) => (
        <Choice key={value} type="radio" name="trip" value={value} defaultChecked={value === chosen}>
          {TRIP_NAMES[value]}
        </Choice>
      ))}
    </fieldset>
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

/** What a field of whole numbers up to `max` is typed by. */
export function whole(max: number) {
  return { type: 'text', inputMode: 'numeric', maxLength: String(max).length, pattern: '[0-9]*' } as const
}

/** A trip as it was typed, and what is wrong with it. */
type TypedTrip = Pick<TripAnswer, 'ask' | 'people' | 'meant'> & {
  problems: readonly TripProblem[]
  plan: TripPlan | undefined
}

/** What a field shows: of an address that names a place as addresses do, its name. */
function shownIn(name: TripField, { ask, plan }: TypedTrip): string | undefined {
  const place = plan?.places.find(({ url }) => url === ask[name])
  return place && slugify(place.name) === place.url ? place.name : ask[name]
}

export function Problems({ typed }: { typed: TypedTrip | undefined }) {
  const length = typed?.problems.length ?? 0
  if (length === 0) return null
  return (
    <Notice tone="bad" said>
      {length === 1
        ? 'One thing keeps us from a fare; it is marked below.'
        : `${length} things keep us from a fare; they are marked below.`}
    </Notice>
  )
}

type FieldProps = React.ComponentProps<'input'> & {
  name: TripField
  typed: TypedTrip | undefined
  path: string
  label: string
  help?: string
}

/** One end of a trip; the page names the places it knows. */
export function Place(props: FieldProps) {
  return <TripInput {...props} type="text" list="places" autoComplete="off" maxLength={100} />
}

/** What was typed of a trip stands in its field, with what is wrong with it and what was meant perhaps. */
export function TripInput({ name, typed, path, className, ...field }: FieldProps) {
  const problem = typed?.problems.find(({ field }) => field === name)
  const meant = typed?.meant.find(({ field }) => field === name)?.names ?? []
  return (
    <div className={className}>
      <Field
        {...field}
        id={`trip-${name}`}
        name={name}
        defaultValue={typed && shownIn(name, typed)}
        fault={problem?.words}
      />
      {typed && meant.length > 0 ? (
        <p className={styles.meant} data-live="">
          Did you mean{' '}
          {meant.map((place) => (
            <a
              key={place}
              className="chip"
              href={`${path}?${tripAddress({ ...typed.ask, [name]: place }, typed.people)}#fare`}
            >
              {place}
            </a>
          ))}
        </p>
      ) : null}
    </div>
  )
}
