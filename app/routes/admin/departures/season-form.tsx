import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Fault } from '#app/ui/fault.tsx'
import { Field } from '#app/ui/field.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { PackageChoice } from '#app/routes/admin/packages/package-choice.tsx'
import type { TypedSeason } from '#domain/departures/planning/season.ts'
import { PlanFields } from './plan-fields.tsx'
import { withSpare } from './season-typed.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './departures.module.css'

type Props = Pick<React.ComponentProps<typeof PackageChoice>, 'choice' | 'search'> & {
  typed: TypedSeason
  faults: Record<string, string>
  /** Whether it was sent before, tried or only to find a package. */
  isTyped: boolean
  isTried: boolean
}

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const USUAL = { minToRun: '2', cutoffDays: '2' }

/** The rule of a season. It is tried by its address, so that a browser without a script tries it as well. */
export function SeasonForm({ choice, search, typed, faults, isTyped, isTried }: Props) {
  const { capacity, minToRun, cutoffDays, twinRupees, from, to, cities } = typed
  const of = fieldsOf<'from' | 'to' | 'cities'>({ typed: { from, to, cities }, faults })
  const own = Object.entries(typed.cells ?? {}).map(([cell, rupees]) => [`cells.${cell}`, rupees])
  const plan = { typed: { capacity, minToRun, cutoffDays, twinRupees, ...Object.fromEntries(own) }, faults }
  return (
    <form method="get" noValidate className={`${office.form} ${styles.card}`} aria-label="The rule of the season">
      <PackageChoice name="packageId" by="id" choice={choice} search={search} fault={faults['packageId']} />
      <fieldset aria-describedby={faults['weekdays'] ? 'weekdays-fault' : undefined}>
        <legend>Leaves on</legend>
        <div className={office.week}>
          {WEEK.map((name, at) => (
            <Choice
              key={name}
              type="checkbox"
              name="weekdays"
              value={at + 1}
              defaultChecked={(typed.weekdays as readonly string[]).includes(String(at + 1))}
            >
              {name}
            </Choice>
          ))}
        </div>
        <Fault id="weekdays-fault">{faults['weekdays']}</Fault>
      </fieldset>
      <div className={office.pair}>
        <Field {...of('from')} label="From" type="date" />
        <Field {...of('to')} label="To" type="date" />
      </div>
      <Field
        {...of('cities')}
        label="Cities"
        help="Where it leaves from. Several with a comma: one departure each."
        maxLength={300}
      />
      <fieldset>
        <legend>Left out</legend>
        <Rows list="out" rows={typed.out} faults={faults} columns={RANGE} />
      </fieldset>
      <PlanFields stands={isTyped ? {} : USUAL} kept={isTyped ? plan : undefined} />
      <fieldset aria-describedby={faults['steps'] ? 'steps-fault' : undefined}>
        <legend>Another price between</legend>
        <Rows list="steps" rows={typed.steps} faults={faults} columns={[...RANGE, ['twinRupees', 'Price, ₹']]} />
        <Fault id="steps-fault">{faults['steps']}</Fault>
      </fieldset>
      <p>
        <Button look="ink">{isTried ? 'Try it again' : 'Try it'}</Button>
      </p>
    </form>
  )
}

const RANGE = [
  ['from', 'From'],
  ['to', 'To'],
] as const

type RowsProps = {
  list: 'out' | 'steps'
  rows: readonly Record<string, string>[]
  faults: Record<string, string>
  columns: readonly (readonly [name: string, label: string])[]
}

/** Rows to fill in; two more stand ready whenever the rule is tried. */
function Rows({ list, rows, faults, columns }: RowsProps) {
  return withSpare(rows).map((row, at) => (
    <div key={at} className={`${office.pair} ${columns.length > 2 ? styles.three : ''}`}>
      {columns.map(([name, label]) => (
        <Field
          key={name}
          id={`${list}.${at}.${name}`}
          name={`${list}.${at}.${name}`}
          label={label}
          type={name === 'twinRupees' ? 'text' : 'date'}
          defaultValue={row[name] ?? ''}
          fault={faults[`${list}.${at}.${name}`]}
        />
      ))}
    </div>
  ))
}
