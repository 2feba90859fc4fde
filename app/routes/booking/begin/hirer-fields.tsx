import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

type Props = { typed: { gstin: string; body: string }; faults: Readonly<Record<string, string | undefined>> }

const BODIES = [
  { value: 'yes', name: 'Yes' },
  { value: 'no', name: 'No' },
]

/** Asks for the business that hires, where the total hangs on it: a company pays the GST of this car itself. */
export function HirerFields({ typed, faults }: Props) {
  return (
    <>
      <Field
        id="gstin"
        name="gstin"
        label="For a business? GSTIN"
        help="A company or an LLP pays the GST of this car itself, and it is not in your total"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed.gstin}
        fault={faults['gstin']}
      />
      <Select
        id="body"
        name="body"
        label="Is it an LLP or another body corporate?"
        help="Only where the GSTIN is no company’s"
        none="Its GSTIN says so"
        options={BODIES}
        defaultValue={typed.body}
        fault={faults['body']}
      />
    </>
  )
}
