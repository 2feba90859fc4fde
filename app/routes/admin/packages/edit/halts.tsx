import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { faultAt } from '#app/routes/admin/fields.ts'
import { Boxes, Places } from './facts.tsx'
import { Pair, RowCount, RowDeeds } from './fields.tsx'
import type { KnownThings } from './known.ts'
import { placeNamed } from './known.ts'
import type { FieldsProps, PartForm } from './part-form.ts'
import { wayText } from './road.ts'
import type { Leg } from './road.ts'
import { readerOf, rowsIn, ticked, typedRows } from './typed.ts'
import styles from './edit.module.css'

const COLUMNS = ['cityId', 'nights']
const MOST_NIGHTS = 60
const NIGHTS = `Nights as a number, 0 to ${MOST_NIGHTS}.`

export const halts: PartForm = {
  name: 'Halts',
  fields: ['place', 'placeNights'],
  boxes: ({ sights }) => sights.map(({ id }) => `attractionIds.${id}`),
  lists: { stops: { columns: COLUMNS } },
  typed: ({ stops, attractionIds }) => ({
    ...typedRows(
      'stops',
      stops.map(({ cityId, nights }) => ({ cityId, nights: String(nights) })),
    ),
    ...ticked('attractionIds', attractionIds),
  }),
  read: (typed, known, content) => {
    const { faults, amiss, text, whole, chosen } = readerOf(typed)
    const stops = rowsIn(typed, 'stops', COLUMNS).map(({ cityId = '' }, at) => ({
      cityId,
      nights: whole(`stops.${at}.nights`, NIGHTS) ?? 0,
    }))
    const place = text('place') === '' ? undefined : placeNamed(text('place'), known)
    if (text('place') !== '' && !place)
      amiss('place', 'We know no place of that name, or several. Choose one of the list.')
    const nights = place ? (whole('placeNights', NIGHTS) ?? 1) : 0
    // Of a halt that is no row yet.
    if (nights < 0 || nights > MOST_NIGHTS) amiss('placeNights', NIGHTS)
    const added = place ? [{ cityId: place.id, nights }] : []
    const attractionIds = chosen(
      'attractionIds',
      known.sights.map(({ id }) => id),
      content.attractionIds,
    )
    return { values: { stops: [...stops, ...added], attractionIds }, faults }
  },
  Fields: HaltFields,
}

function HaltFields({ typed, faults, known, beside: { legs = [] } }: FieldsProps) {
  const stops = rowsIn(typed, 'stops', COLUMNS)
  const there = new Set(stops.map(({ cityId }) => cityId))
  const sights = known.sights.filter(({ id, cityId }) => there.has(cityId) || typed[`attractionIds.${id}`])
  const fault = faults['stops']
  return (
    <>
      <RowCount list="stops" count={stops.length} />
      {fault ? <p className={styles.fault}>{fault}</p> : null}
      <p id="how-halts" className={`small soft ${styles.how}`}>
        <kbd>Space</kbd> lifts a halt, {ARROWS} move it, <kbd>Space</kbd> sets it down, <kbd>Esc</kbd> puts it back. Or
        drag it by its dots.
      </p>
      <p className="vh" role="status" data-order-said="" />
      <ol className={styles.halts} data-reorder="stops" data-each="halt">
        {stops.map(({ cityId = '', nights = '' }, at) => (
          <Halt
            key={`${at}-${cityId}`}
            {...{ at, cityId, nights, known, faults, count: stops.length, leg: legs[at] }}
          />
        ))}
      </ol>
      <fieldset className={styles.add}>
        <legend>Add a halt</legend>
        <Pair>
          <Field
            id="place"
            name="place"
            label="Place"
            list="places"
            autoComplete="off"
            defaultValue={typed['place'] ?? ''}
            fault={faults['place']}
          />
          <Field
            id="placeNights"
            name="placeNights"
            label="Nights"
            inputMode="numeric"
            maxLength={2}
            defaultValue={typed['placeNights'] ?? ''}
            fault={faults['placeNights']}
          />
        </Pair>
        <Button name="do" value="stops.add.0">
          Add the halt
        </Button>
        <button name="do" value="again" data-again="" hidden>
          Measure again
        </button>
      </fieldset>
      <Places known={known} />
      {sights.length > 0 ? (
        <Boxes
          name="attractionIds"
          legend="Sights the page names, of these places"
          boxes={sights.map(({ id, name }) => [id, name])}
          {...{ typed, faults }}
        />
      ) : null}
    </>
  )
}

const ARROWS = (
  <>
    <kbd>
      <ArrowUp aria-hidden="true" />
      <span className="vh">up</span>
    </kbd>{' '}
    <kbd>
      <ArrowDown aria-hidden="true" />
      <span className="vh">down</span>
    </kbd>
  </>
)

type HaltProps = {
  at: number
  count: number
  cityId: string
  nights: string
  /** The way to the halt after it. */
  leg: Leg | undefined
} & Pick<FieldsProps, 'known' | 'faults'>

/** A halt on the line. Its grip is for scripts; the menu of the row does the same by a press. */
function Halt({ at, count, cityId, nights, leg, known, faults }: HaltProps) {
  const place = known.places.find(({ id }) => id === cityId)
  const name = place?.name ?? 'A place that is gone'
  const field = `stops.${at}.nights`
  return (
    <li data-name={name} className={nights === '0' ? styles.passed : undefined}>
      <input type="hidden" name={`stops.${at}.cityId`} value={cityId} />
      <PlainButton
        type="button"
        className={styles.grip}
        data-grip=""
        aria-label={`Move ${name}, halt ${at + 1} of ${count}`}
        aria-describedby="how-halts"
      >
        <GripVertical className="icon" aria-hidden="true" />
      </PlainButton>
      <span className={styles.dot} aria-hidden="true" />
      <span>
        <b>{name}</b>
        <small>{stateOf(place?.stateCode, known)}</small>
      </span>
      <Field
        id={field}
        name={field}
        label={
          <>
            Nights<span className="vh"> in {name}</span>
          </>
        }
        inputMode="numeric"
        maxLength={2}
        defaultValue={nights}
        fault={faultAt(faults, `stops.${at}`)}
      />
      <details className={styles.menu}>
        <summary>
          <Ellipsis className="icon" aria-hidden="true" />
          <span className="vh">More for {name}</span>
        </summary>
        <RowDeeds list="stops" at={at} count={count} what={name} />
      </details>
      <p className={styles.road} data-drawn={`stops.${at}.road`}>
        {leg ? wayText(leg) : null}
        {leg?.isEstimated ? ', estimated' : null}
      </p>
    </li>
  )
}

function stateOf(code: string | undefined, { states }: KnownThings): string {
  return states.find((state) => state.code === code)?.name ?? ''
}
