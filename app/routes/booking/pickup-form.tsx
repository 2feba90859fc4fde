import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { PartyDraft } from '#web/contexts.ts'
import type { Standing } from './opened.server.ts'
import styles from './party-form.module.css'

type Props = {
  standing: Standing
  pickup: string
  contact: { name: string; mobile: string; email: string }
  draft: PartyDraft | undefined
}

/** Where a car comes, and whom its driver reaches. What was typed stands again after every error. */
export function PickupForm({ standing: { reference, shown, journey }, pickup, contact, draft }: Props) {
  const faults = draft?.faults ?? {}
  const field = (name: string, kept: string) => ({
    id: name,
    name,
    defaultValue: kept,
    fault: faults[name],
    required: true,
  })
  return (
    <Form id="party-form" action={`/booking/${reference}/travellers`} className={styles.form}>
      <Notice tone="bad" said={Boolean(draft)}>
        {draft?.message}
      </Notice>
      <section className={page.section} aria-labelledby="where">
        <h2 id="where">The pick-up</h2>
        <Field
          {...field('pickup', pickup)}
          label={`Address in ${journey.departureCity}`}
          help="House, street and what it is near; a flight number at an airport"
          autoComplete="street-address"
          maxLength={240}
        />
      </section>
      <section className={page.section} aria-labelledby="who">
        <h2 id="who">Whom the driver reaches</h2>
        <div className={styles.contact}>
          <Field {...field('contact.name', contact.name)} label="Who books" autoComplete="name" maxLength={100} />
          <Field
            {...field('contact.mobile', contact.mobile)}
            label="Mobile"
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <Field
            {...field('contact.email', contact.email)}
            label="E-mail"
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </div>
      </section>
      <p className={page.ways}>
        <Button look="go" className={styles.desk}>
          {shown === 'confirmed' ? 'Save' : 'Go on to the review'}
        </Button>
        <a className={page.link} href={`/booking/${reference}`}>
          {shown === 'confirmed' ? 'Back to your trip' : 'Leave, keep the hold'}
        </a>
      </p>
    </Form>
  )
}
