import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Boxes, Places } from './facts.tsx'
import { Pair, RowCount, RowDeeds } from './fields.tsx'
import { placeNamed } from './known.ts'
import type { FieldsProps, PartForm } from './part-form.ts'
import { faultAt, readerOf, rowsIn, ticked, typedRows } from './typed.ts'
import styles from './edit.module.css'

const COLUMNS = ['cityId', 'nights']
const NIGHTS = 'Nights as a number, 0 to 60.'

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
    const added = place ? [{ cityId: place.id, nights: whole('placeNights', NIGHTS) ?? 1 }] : []
    const attractionIds = chosen(
      'attractionIds',
      known.sights.map(({ id }) => id),
      content.attractionIds,
    )
    return { values: { stops: [...stops, ...added], attractionIds }, faults }
  },
  Fields: HaltFields,
}

function HaltFields({ typed, faults, known }: FieldsProps) {
  const stops = rowsIn(typed, 'stops', COLUMNS)
  const there = new Set(stops.map(({ cityId }) => cityId))
  const sights = known.sights.filter(({ id, cityId }) => there.has(cityId) || typed[`attractionIds.${id}`])
  const fault = faults['stops']
  return (
    <>
      <RowCount list="stops" count={stops.length} />
      {fault ? <p className={styles.fault}>{fault}</p> : null}
      <ol className={styles.halts} data-halts="">
        {stops.map(({ cityId, nights }, at) => {
          const name = known.places.find(({ id }) => id === cityId)?.name ?? 'A place that is gone'
          return (
            <li key={`${at}-${cityId}`}>
              <input type="hidden" name={`stops.${at}.cityId`} value={cityId} />
              <b>{name}</b>
              <Field
                id={`stops.${at}.nights`}
                name={`stops.${at}.nights`}
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
              <RowDeeds list="stops" at={at} count={stops.length} what={name} />
            </li>
          )
        })}
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
        <Button>Add the halt</Button>
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
