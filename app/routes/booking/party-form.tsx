import { Check } from 'lucide-react'
import page from '#app/parts/booking/booking-page.module.css'
import { Form } from '#app/ui/form.tsx'
import type { PartyDraft } from '#web/contexts.ts'
import type { BookingStanding } from './opened.server.ts'
import type { PartyRow } from './party-rows.ts'
import { PartyAmiss, PartyFields } from './party-fields.tsx'
import { ContactFields, FormWays } from './travellers-form.tsx'
import styles from './party-form.module.css'

type Props = {
  standing: BookingStanding
  rows: readonly PartyRow[]
  contact: { name: string; mobile: string; email: string }
  draft: PartyDraft | undefined
  /** Whom it is invoiced to, where that is asked with it. */
  billed: React.ReactNode
  /** What is asked after this. */
  next: string | undefined
}

/** Who travels, in which room, and where the ticket goes. What was typed stands again after every error. */
export function PartyForm({ standing, rows, contact, draft, billed, next }: Props) {
  const { reference } = standing
  return (
    <Form id="party-form" action={`/booking/${reference}/travellers`} className={styles.form} data-keep="">
      <PartyAmiss draft={draft} rows={rows} />
      <PartyFields journey={standing.journey} rows={rows} draft={draft} />
      <section className={page.section} aria-labelledby="where">
        <h2 id="where">Where the ticket goes</h2>
        <ContactFields contact={contact} draft={draft} />
        <p className={styles.later}>
          <Check className="icon" aria-hidden="true" />
          <span>Of children we keep the age, not the date of birth.</span>
        </p>
      </section>
      {billed}
      <FormWays standing={standing} save="Save the names" next={next} />
    </Form>
  )
}
