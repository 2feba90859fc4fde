import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { PartyDraft } from '#web/contexts.ts'
import type { BookingStanding } from './opened.server.ts'
import styles from './party-form.module.css'

/** A field that must be filled in, with what is amiss in it. */
export function fieldOf(draft: PartyDraft | undefined) {
  return (name: string, kept: string) => ({
    id: name,
    name,
    defaultValue: kept,
    fault: draft?.faults[name],
    required: true,
  })
}

export const CONTACT_NAMES = { 'contact.name': 'Who books', 'contact.mobile': 'Mobile', 'contact.email': 'E-mail' }

type ContactProps = { contact: { name: string; mobile: string; email: string }; draft: PartyDraft | undefined }

export function ContactFields({ contact, draft }: ContactProps) {
  const field = fieldOf(draft)
  return (
    <div className={styles.contact}>
      <Field
        {...field('contact.name', contact.name)}
        label={CONTACT_NAMES['contact.name']}
        autoComplete="name"
        maxLength={100}
      />
      <Field
        {...field('contact.mobile', contact.mobile)}
        label={CONTACT_NAMES['contact.mobile']}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Field
        {...field('contact.email', contact.email)}
        label={CONTACT_NAMES['contact.email']}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </div>
  )
}

type WaysProps = { standing: BookingStanding; save: string; next: string | undefined }

/** On to the review, with what is asked before it; once all is booked, back to the trip. */
export function FormWays({ standing: { reference, shown, hold }, save, next }: WaysProps) {
  return (
    <>
      {next ? <p className="soft small">{next}</p> : null}
      <p className={page.ways}>
        <Button look="go" className={styles.desk}>
          {shown === 'confirmed' ? save : 'Go on to the review'}
        </Button>
        <a className={page.link} href={`/booking/${reference}`}>
          {hold ? 'Leave, keep the hold' : 'Back to your trip'}
        </a>
      </p>
    </>
  )
}
