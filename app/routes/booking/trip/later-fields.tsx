import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DOCUMENT_PAPERS, PAPER_NAMES } from '#domain/bookings/trip/later-details.ts'

type Faults = Readonly<Record<string, string>>

type Later = {
  /** What its three fields are called, and under which place their faults stand. */
  names: { paper: string; number: string; meals: string }
  place: string
  paper: string
  meals: string
  /** Where something was given before and is not shown again. */
  kept: { paper?: string | undefined; number?: string | undefined; meals?: string | undefined; none?: string }
  faults: Faults
}

/** What nobody who looks over a shoulder should read is written back into no page. */
const TYPE_AGAIN = 'For safety a number is never shown again: if you typed it, please do so once more.'

/** What the days of travel need of one traveller: a document with its number, and meals. */
export function LaterFields({ names, place, paper, meals, kept, faults }: Later) {
  const idOf = (name: string) => name.replaceAll('.', '-')
  return (
    <>
      <Select
        id={idOf(names.paper)}
        label="Document"
        name={names.paper}
        defaultValue={paper}
        none={kept.none ?? 'None yet'}
        options={DOCUMENT_PAPERS.map((value) => ({ value, name: PAPER_NAMES[value] }))}
        help={kept.paper}
        fault={faults[`${place}.document.paper`]}
      />
      <Field
        id={idOf(names.number)}
        label="Its number"
        name={names.number}
        autoComplete="off"
        maxLength={30}
        help={Object.keys(faults).length > 0 ? TYPE_AGAIN : kept.number}
        fault={faults[`${place}.document.number`]}
      />
      <Field
        id={idOf(names.meals)}
        label="Meals"
        name={names.meals}
        maxLength={200}
        defaultValue={meals}
        help={kept.meals ?? 'Vegetarian, Jain, no nuts, anything the kitchen should know.'}
        fault={faults[`${place}.meals`]}
      />
    </>
  )
}

type Emergency = {
  emergency: { name: string; mobile: string }
  help?: string | undefined
  faults: { name: string | undefined; mobile: string | undefined }
  row: string | undefined
}

/** Whom to call if something happens. */
export function EmergencyFields({ emergency, help, faults, row }: Emergency) {
  return (
    <fieldset>
      <legend>Whom we call if something happens</legend>
      <div className={row}>
        <Field
          id="emergency-name"
          label="Name"
          name="emergency.name"
          defaultValue={emergency.name}
          maxLength={200}
          help={help}
          fault={faults.name}
        />
        <Field
          id="emergency-mobile"
          label="Mobile"
          name="emergency.mobile"
          type="tel"
          inputMode="tel"
          defaultValue={emergency.mobile}
          maxLength={20}
          fault={faults.mobile}
        />
      </div>
    </fieldset>
  )
}
