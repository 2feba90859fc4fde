import { Field } from '#app/ui/field.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { OWN_CELLS } from '#domain/departures/departure.ts'
import type { OwnCells } from '#domain/departures/departure.ts'
import type { ChangeablePlan } from '#domain/departures/planning/departure-plan.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import office from '#app/routes/admin/office.module.css'

type Stands = Partial<Record<'capacity' | 'minToRun' | 'cutoffDays' | 'twinRupees' | OwnField, string>>
type OwnField = `cells.${(typeof OWN_CELLS)[number]}`
type Props = { stands: Stands; kept?: Pick<NonNullable<KeptForm>, 'typed' | 'faults'> | undefined; priceHelp?: string }

/** Seats, minimum, cut-off and price, as every form of a plan asks for them: what was typed stays, and a fault stands at its field. */
export function PlanFields({ stands, kept, priceHelp = 'Of one in a twin room, before GST.' }: Props) {
  const of = fieldsOf<keyof Stands>({ typed: { ...stands, ...kept?.typed }, faults: kept?.faults ?? {} })
  return (
    <>
      <div className={office.pair}>
        <Field {...of('capacity')} label="Seats" inputMode="numeric" maxLength={4} />
        <Field {...of('minToRun')} label="Runs from, travellers" inputMode="numeric" maxLength={4} />
      </div>
      <div className={office.pair}>
        <Field {...of('twinRupees')} label="Twin price, ₹" help={priceHelp} inputMode="decimal" maxLength={16} />
        <Field
          {...of('cutoffDays')}
          label="Closes, days before"
          help="0 takes bookings on the day itself."
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <OwnPrices of={of} isOpen={OWN_FIELDS.some((name) => of(name).defaultValue !== '' || of(name).fault)} />
    </>
  )
}

const OWN_FIELDS = OWN_CELLS.map((cell) => `cells.${cell}` as const)

const CELL_LABELS: Record<(typeof OWN_CELLS)[number], string> = {
  single: 'Single, ₹',
  triple: 'Triple, ₹',
  quad: 'Quad, ₹',
  childWithBed: 'Child with a bed, ₹',
  childNoBed: 'Child without, ₹',
  infant: 'Infant, ₹',
}

/** What is kept of a departure's plan and what its form holds of it, as its history names them. */
export const PLAN_PARTS: Readonly<Record<string, string>> = {
  departureCity: 'city',
  capacity: 'seats',
  minToRun: 'travellers it runs from',
  cutoffDays: 'days before that booking closes',
  twinPaise: 'twin price',
  twinRupees: 'twin price, ₹',
  cells: 'prices of its own',
  status: 'how it stands',
  ...Object.fromEntries(OWN_CELLS.map((cell) => [`cells.${cell}`, CELL_LABELS[cell].toLowerCase()])),
}

/** Prices of the day alone that do not go with the twin price. */
function OwnPrices({ of, isOpen }: { of: ReturnType<typeof fieldsOf<keyof Stands>>; isOpen: boolean }) {
  return (
    <details open={isOpen || undefined}>
      <summary>Other beds and ages at a price of their own</summary>
      <p className="small soft">Before GST. Left empty, each stays as far from the twin price as in the package.</p>
      <div className={office.pair}>
        {OWN_CELLS.map((cell) => (
          <Field key={cell} {...of(`cells.${cell}`)} label={CELL_LABELS[cell]} inputMode="decimal" maxLength={16} />
        ))}
      </div>
    </details>
  )
}

/** A departure's own prices as fields show them. */
export function cellsTyped(cells: OwnCells | null | undefined): Partial<Record<OwnField, string>> {
  return Object.fromEntries(Object.entries(cells ?? {}).map(([cell, paise]) => [`cells.${cell}`, rupeesTyped(paise)]))
}

/** A departure as its form would hold it. */
export function planTyped({ departureCity, capacity, minToRun, cutoffDays, twinPaise, cells }: ChangeablePlan) {
  const figures = { capacity: String(capacity), minToRun: String(minToRun), cutoffDays: String(cutoffDays) }
  const none = Object.fromEntries(OWN_FIELDS.map((name) => [name, '']))
  return { departureCity, ...figures, twinRupees: rupeesTyped(twinPaise), ...none, ...cellsTyped(cells) }
}

/** The same as a form sends them. */
export function cellsIn(typed: (name: string) => string) {
  return Object.fromEntries(OWN_CELLS.map((cell) => [cell, typed(`cells.${cell}`)]))
}

/** Paise as a field of rupees shows them. */
export function rupeesTyped(paise: number): string {
  return paise % 100 === 0 ? (paise / 100).toLocaleString('en-IN') : (paise / 100).toFixed(2)
}
