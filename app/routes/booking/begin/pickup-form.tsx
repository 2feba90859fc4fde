import page from '#app/parts/booking/booking-page.module.css'
import { BUYER_LABELS } from '#app/parts/booking/buyer-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import type { PartyDraft } from '#web/contexts.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'
import { Amiss } from '#app/routes/booking/amiss.tsx'
import { CONTACT_NAMES, ContactFields, FormWays, fieldOf } from '#app/routes/booking/travellers-form.tsx'
import styles from '#app/routes/booking/party-form.module.css'

const NAMES: Record<string, string> = { pickup: 'The pick-up', ...CONTACT_NAMES, ...BUYER_LABELS }
const ORDER = Object.keys(NAMES)

type Props = {
  standing: BookingStanding
  pickup: string
  contact: { name: string; mobile: string; email: string }
  draft: PartyDraft | undefined
  /** Whom it is invoiced to, where that is asked with it. */
  billed: React.ReactNode
  /** What is asked after this. */
  next: string | undefined
}

/** Where a car comes, and whom its driver reaches. What was typed stands again after every error. */
export function PickupForm({ standing, pickup, contact, draft, billed, next }: Props) {
  return (
    <Form id="party-form" action={`/booking/${standing.reference}/travellers`} className={styles.form} data-keep="">
      <Amiss draft={draft} place={(fault) => ORDER.indexOf(fault)} nameOf={(fault) => NAMES[fault]} />
      <section className={page.section} aria-labelledby="where">
        <h2 id="where">The pick-up</h2>
        <Field
          {...fieldOf(draft)('pickup', pickup)}
          label={`Address in ${standing.journey.departureCity}`}
          help="House, street and what it is near; a flight number at an airport"
          autoComplete="street-address"
          maxLength={240}
        />
      </section>
      <section className={page.section} aria-labelledby="who">
        <h2 id="who">Whom the driver reaches</h2>
        <ContactFields contact={contact} draft={draft} />
      </section>
      {billed}
      <FormWays standing={standing} save="Save" next={next} />
    </Form>
  )
}
