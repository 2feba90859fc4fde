import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { monthName } from '#platform/dates.ts'
import type { PlaceField } from './fields.ts'
import styles from './catalogue.module.css'

type Props = {
  field: PlaceField
  value: string
  fault: string | undefined
  /** Shown, and not asked for any more. */
  isFixed: boolean
  states: readonly { value: string; name: string }[]
  cities: readonly { url: string; name: string }[]
}

const ROWS = { text: 3, lines: 4, paragraphs: 12 }

/** A field in the shape it is typed in. */
export function PlaceControl({ field, value, fault, isFixed, states, cities }: Props) {
  const { name, label, help, as, options, mayLack } = field
  const control = { id: name, name, label: mayLack ? `${label}, if any` : label, help, fault, defaultValue: value }
  if (as === 'months') return <Months name={name} label={label} value={value} fault={fault} />
  if (as === 'text' || as === 'lines' || as === 'paragraphs') return <LongField {...control} rows={ROWS[as]} />
  if (as === 'choice') return <Select {...control} options={options ?? []} />
  if (as === 'state') return <Select {...control} none="Choose a state" options={states} />
  const input = (
    <Field {...control} disabled={isFixed} autoComplete="off" inputMode={as === 'number' ? 'decimal' : undefined} />
  )
  if (as !== 'place') return input
  return (
    <>
      <Field {...control} autoComplete="off" list="cities" />
      <datalist id="cities">
        {cities.map(({ url, name }) => (
          <option key={url} value={url}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

type MonthsProps = { name: string; label: string; value: string; fault: string | undefined }

function Months({ name, label, value, fault }: MonthsProps) {
  const chosen = value.split(',')
  return (
    <fieldset id={name} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend>{label}</legend>
      <div className={styles.months}>
        {Array.from({ length: 12 }, (_, at) => String(at + 1)).map((month) => (
          <Choice
            key={month}
            type="checkbox"
            name={`${name}.${month}`}
            value="yes"
            defaultChecked={chosen.includes(month)}
          >
            {monthName(Number(month)).slice(0, 3)}
          </Choice>
        ))}
      </div>
      <Fault id={`${name}-fault`}>{fault}</Fault>
    </fieldset>
  )
}
