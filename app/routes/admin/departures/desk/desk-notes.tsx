import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FirstOf } from '#app/routes/admin/first-of.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { ShownBooking, ShownNote } from './shown.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './desk.module.css'

type Props = { bookings: readonly ShownBooking[]; notes: readonly ShownNote[]; inAll: number; kept: KeptForm }

/** What colleagues should know of a booking on the way; it stands in the booking's own timeline as well. */
export function Notes({ bookings, notes, inAll, kept }: Props) {
  const mine = keptOf(kept, 'note')
  return (
    <section aria-labelledby="notes" className={notes.length === 0 ? styles.screen : undefined}>
      <h2 id="notes">Notes</h2>
      <ul className={styles.notes} data-desk-notes="">
        {notes.map(({ id, reference, words, said }) => (
          <li key={id}>
            <p>{words}</p>
            <small>
              {reference}, {said}
            </small>
          </li>
        ))}
      </ul>
      <FirstOf shown={notes.length} of={inAll} which="latest">
        Each stands on its booking’s own page too.
      </FirstOf>
      <DeedForm intent="note" className={`${office.column} ${styles.screen}`}>
        <Select
          id="note-of"
          name="reference"
          label="Booking"
          none="Choose whose"
          options={bookings.map(({ reference, contactName }) => ({
            value: reference,
            name: contactName ? `${contactName}, ${reference}` : reference,
          }))}
          defaultValue={mine?.typed['reference']}
          fault={mine?.faults['reference']}
        />
        <LongField
          id="note-words"
          name="words"
          label="Note"
          rows={2}
          maxLength={1000}
          defaultValue={mine?.typed['words'] ?? ''}
          fault={mine?.faults['words']}
        />
        <Button look="line">Keep the note</Button>
      </DeedForm>
    </section>
  )
}
