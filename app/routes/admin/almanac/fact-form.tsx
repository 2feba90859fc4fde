import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FACT_KINDS } from '#domain/almanac/fact.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { typedFact } from '#domain/almanac/fact-typed.ts'
import type { FactTyped } from '#domain/almanac/fact-typed.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { standing } from '#app/routes/admin/standing.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { KINDS } from './words.ts'
import office from '#app/routes/admin/office.module.css'

type Props = { id: string; stood: string; stands: FactTyped | undefined; kept: KeptForm }

/** What a fact says, of what and when, and who says so. */
export function FactForm({ id, stands, kept, ...loaded }: Props) {
  const show = (was: object) => typedFact(was as AlmanacFact)
  const { typed, faults, stood } = standing({ stands: stands ?? {}, stood: loaded.stood, kept, show })
  const of = fieldsOf<keyof FactTyped>({ typed, faults })
  return (
    <DeedForm intent="save" of={{ id, stood }} keeps="fact" className={office.form}>
      <div className={office.pair}>
        <Field {...of('name')} label="Name" maxLength={80} />
        <Select
          {...of('kind')}
          label="Kind"
          options={FACT_KINDS.map((value) => ({ value, name: KINDS[value].many }))}
        />
      </div>
      <Field
        {...of('otherNames')}
        label="Other names"
        help="Parted by commas. A package with one in its name keeps its days."
      />
      <LongField
        {...of('at')}
        label="Where"
        help="Addresses of places and sights, parted by commas; a road by both ends: leh--manali. Empty: all India."
        rows={2}
      />
      <fieldset>
        <legend>When</legend>
        <LongField
          {...of('days')}
          label="Days of a year"
          help="One line each, as: 2027-03-14 to 2027-03-22, main 2027-03-15, expected."
          rows={6}
        />
        <div className={office.pair}>
          <Field {...of('yearly')} label="Days of every other year" help="As 06-01 to 10-31." maxLength={20} />
          <Field
            {...of('weekdays')}
            label="Days of the week"
            help="1 for Monday to 7, parted by commas."
            maxLength={20}
          />
          <Field
            {...of('months')}
            label="Months, while days are not known"
            help="1 to 12, parted by commas."
            maxLength={40}
          />
        </div>
        <Choice type="checkbox" name="isDayOff" value="yes" defaultChecked={Boolean(typed['isDayOff'])}>
          A day off in most of India
        </Choice>
      </fieldset>
      <LongField
        {...of('source')}
        label="Who says so"
        help="A page with its date, a notice, a rule."
        rows={2}
        maxLength={400}
      />
      <p>
        <Button look="go">Save the fact</Button>
      </p>
    </DeedForm>
  )
}
