import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { HirerFields } from '#app/routes/booking/begin/hirer-fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { TRIP_NAMES } from '#app/routes/cars/fare/fare-form.tsx'
import { TRIP_KINDS } from '#domain/cars/trip.ts'
import { FIELDS_OF } from '#domain/cars/trip/trip-query.ts'
import type { TripField } from '#domain/cars/trip/trip-query.ts'
import type { PhoneHirePage } from './new-car.server.ts'
import office from '#app/routes/admin/office.module.css'

const KINDS = TRIP_KINDS.map((value) => ({ value, name: TRIP_NAMES[value] }))

/** The trip they want: it stands in the address, and every fault at its field. Which fields there are follows from the kind of trip. */
export function CarFields({ found }: { found: PhoneHirePage }) {
  const { classes, car, typed, faults, words } = found
  const isKnown = car !== undefined
  return (
    <form method="get" noValidate className={office.form} aria-label="What they want">
      <Notice tone="bad" said={Boolean(words)}>
        {words}
      </Notice>
      <div className={office.pair}>
        <Select
          id="car"
          name="car"
          label="Class"
          none="Choose a class"
          options={classes.map(({ url, name, seats }) => ({ value: url, name: `${name}, ${seats} seats` }))}
          defaultValue={isKnown ? typed.car : ''}
        />
        <Select id="trip" name="trip" label="Kind of trip" options={KINDS} defaultValue={typed.trip.kind} />
      </div>
      {isKnown ? <TripFields found={found} /> : null}
      {Object.entries(faults).some(([name]) => !isShown(typed.trip.kind, name)) ? (
        <Notice tone="warn" said>
          {Object.values(faults).join(' ')}
        </Notice>
      ) : null}
      <p>
        <Button look="ink">{isKnown ? 'Show the price' : 'Go on'}</Button>
      </p>
    </form>
  )
}

type ShownField = { label: string; help?: string } & Pick<React.ComponentProps<'input'>, 'type' | 'list' | 'inputMode'>

const SHOWN: Record<TripField, ShownField> = {
  from: { label: 'From', help: 'Where the car comes for them.', list: 'places' },
  to: { label: 'To', list: 'places' },
  via: { label: 'By way of', list: 'places' },
  date: { label: 'Day', type: 'date' },
  days: { label: 'Days', help: 'As many as the road needs if left empty.', inputMode: 'numeric' },
  time: { label: 'Leaving at', type: 'time' },
  end: { label: 'Back at', help: 'On the last day.', type: 'time' },
  km: { label: 'Kilometres in all', help: 'If they know better than our map.', inputMode: 'numeric' },
  hours: { label: 'Hours', help: '8 if left empty.', inputMode: 'numeric' },
}

function TripFields({ found: { car, typed, asksHirer, faults, places, tomorrow } }: { found: PhoneHirePage }) {
  return (
    <>
      <datalist id="places">
        {places.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className={office.pair}>
        {FIELDS_OF[typed.trip.kind].map((name) => (
          <Field
            key={name}
            {...SHOWN[name]}
            id={name}
            name={name}
            autoComplete="off"
            maxLength={100}
            {...(name === 'date' ? { min: tomorrow } : {})}
            defaultValue={typed.trip[name]}
            fault={faults[name]}
          />
        ))}
        <Field
          id="people"
          name="people"
          label="How many come"
          help={`${car?.seats} at most, besides the driver.`}
          inputMode="numeric"
          maxLength={2}
          defaultValue={typed.people === '' ? '2' : typed.people}
          fault={faults['people']}
        />
        {asksHirer ? <HirerFields typed={typed} faults={faults} /> : null}
      </div>
    </>
  )
}

function isShown(kind: keyof typeof FIELDS_OF, name: string): boolean {
  return ['people', 'gstin', 'body'].includes(name) || FIELDS_OF[kind].some((field) => field === name)
}
