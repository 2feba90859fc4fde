import { Field } from '#app/ui/field.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import office from '#app/routes/admin/office.module.css'

type Stands = Partial<Record<'capacity' | 'minToRun' | 'cutoffDays' | 'twinRupees', string>>
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
          label="Booking closes, days before"
          help="0 takes bookings on the day itself."
          inputMode="numeric"
          maxLength={4}
        />
      </div>
    </>
  )
}

/** Paise as a field of rupees shows them. */
export function rupeesTyped(paise: number): string {
  return paise % 100 === 0 ? (paise / 100).toLocaleString('en-IN') : (paise / 100).toFixed(2)
}
