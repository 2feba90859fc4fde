import { Field } from '#app/ui/field.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Select } from '#app/ui/select.tsx'
import { withSpare } from '#app/routes/admin/departures/season-typed.ts'
import type { PackageExtra, PackagePickup } from '#domain/catalogue/package.ts'
import { optionsOf, RowCount } from './fields.tsx'
import type { FieldsProps } from './part-form.ts'
import { LISTS } from './price-reading.ts'
import { rowsIn } from './typed.ts'
import styles from './edit.module.css'

const UNITS: Record<PackageExtra['per'], string> = {
  person: 'a person',
  booking: 'a booking',
  'person-day': 'a person and day',
  'booking-day': 'a booking and day',
}

const PICKUP_UNITS: Record<PackagePickup['per'], string> = { person: 'a person', booking: 'a booking' }

type RowsProps = {
  list: keyof typeof LISTS
  legend: string
  labels: readonly string[]
  help: string
} & Pick<FieldsProps, 'typed' | 'faults'>

/** Rows to fill in; two more stand ready each time it is saved, and an emptied one is gone. */
export function Rows({ list, legend, labels, help, typed, faults }: RowsProps) {
  const { columns } = LISTS[list]
  const rows = withSpare(rowsIn(typed, list, columns))
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      <p className="small soft">{help} Empty a line to take it away.</p>
      <RowCount list={list} count={rows.length} />
      {rows.map((row, at) => (
        <div key={at} className={styles[laidOut(columns)]}>
          {columns.map((column, place) => {
            const name = `${list}.${at}.${column}`
            const of = { id: name, name, defaultValue: row[column] ?? '', fault: faults[name] }
            if (column === 'id') return <input key={name} type="hidden" name={name} value={row[column] ?? ''} />
            const label = labels[place]
            return column === 'per' ? (
              <Select
                key={name}
                {...of}
                label={label}
                options={optionsOf(list === 'rates.pickups' ? PICKUP_UNITS : UNITS)}
                none="Choose"
              />
            ) : (
              <Field key={name} {...of} label={label} autoComplete="off" />
            )
          })}
        </div>
      ))}
      <Fault id={`${list}-fault`}>{faults[list]}</Fault>
    </fieldset>
  )
}

/** How many stand beside each other; an id is seen by nobody. */
function laidOut(columns: readonly string[]): 'two' | 'three' | 'four' {
  if (columns.length === 2) return 'two'
  return columns.length - (columns.includes('id') ? 1 : 0) === 3 ? 'three' : 'four'
}
