import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { SUPPLY_SCHEMES } from '#domain/tax/gst-rates.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { SCHEME_NAMES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './settings.module.css'

/** A rate the law has set since: from its day on, with where it stands. */
export function NewRate({ today, kept }: { today: CalendarDate; kept: KeptForm }) {
  const mine = keptOf(kept, 'rate')
  const of = fieldsOf(mine, 'rate-')
  return (
    <section className={styles.group} aria-labelledby="new-rate">
      <div>
        <h2 id="new-rate">A new rate</h2>
        <p className={styles.lead}>
          It holds from its day until the next one, and can be withdrawn until the day before. What was booked and
          invoiced before keeps the rate of its day.
        </p>
      </div>
      <DeedForm intent="rate" className={office.form}>
        <Notice tone="bad">{mine?.message}</Notice>
        <div className={office.pair}>
          <Select
            {...of('scheme')}
            label="For"
            options={SUPPLY_SCHEMES.map((value) => ({ value, name: SCHEME_NAMES[value] }))}
          />
          <Field {...of('percent')} label="Rate, %" inputMode="decimal" maxLength={5} autoComplete="off" />
          <Field {...of('validFrom')} label="From" type="date" min={addDays(today, 1)} />
        </div>
        <Field
          {...of('source')}
          label="Source"
          help="As Notification 15/2025-CT(R) of 17 September 2025."
          maxLength={200}
        />
        <p>
          <Button look="ink">Enter the rate</Button>
        </p>
      </DeedForm>
    </section>
  )
}
