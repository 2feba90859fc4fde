import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { LONGEST_NOTE } from '#domain/leads/desk/enquiry/deed.ts'
import office from '#app/routes/admin/office.module.css'

/** What was said, or is worth knowing; it goes on the line below, whoever else writes at the same time. */
export function NoteForm({ reference, kept }: { reference: string; kept: KeptForm }) {
  const mine = keptOf(kept, 'note')
  return (
    <DeedForm intent="note" of={{ reference }} className={office.form}>
      <LongField
        id="note"
        name="note"
        label="Note"
        help="For the office alone. It goes on the line below."
        rows={2}
        maxLength={LONGEST_NOTE}
        defaultValue={mine?.typed['note'] ?? ''}
        fault={mine?.faults['note']}
      />
      <p>
        <Button look="line">Keep the note</Button>
      </p>
    </DeedForm>
  )
}
