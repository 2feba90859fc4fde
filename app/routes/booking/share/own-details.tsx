import page from '#app/parts/booking/booking-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FORGET_DETAILS_AFTER_DAYS } from '#domain/bookings/trip/later-details.ts'
import { EmergencyFields, LaterFields } from '#app/routes/booking/trip/later-fields.tsx'
import type { OwnShare } from './share.server.ts'
import styles from './share.module.css'

type Details = OwnShare['details']

/** Name, age, and what the days of travel need. What was given is never shown again: the link may have been opened by who sent it. */
export function OwnDetails({ share: { details, reference, share, organiser } }: { share: OwnShare }) {
  const path = `/booking/${reference}/share/${share}`
  const { people, emergency, email, faults, message, isOpen, isFilled, hasAny } = details
  return (
    <section className={page.section} aria-labelledby="details">
      <h2 id="details">{people.length > 1 ? 'You and yours' : 'About you'}</h2>
      {isOpen ? (
        <>
          <p className={styles.words}>
            {organiser} sees the names and ages, and that you have filled this in. Documents, meals, whom to call and
            your e-mail are read by those who run the journey alone, shown to nobody else, not even here again, and
            forgotten {FORGET_DETAILS_AFTER_DAYS} days after it.
          </p>
          <Form action={`${path}/details`} className={styles.form}>
            {message ? (
              <Notice tone="bad" said="first">
                {message}
              </Notice>
            ) : null}
            {people.map((person) => (
              <Person key={person.at} person={person} faults={faults} />
            ))}
            <div className={styles.row}>
              <Field
                id="email"
                label="Your e-mail"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={email.typed}
                help={keptText(email.isGiven) ?? 'For your own link, receipts, and money that comes back. Optional.'}
                fault={faults['email']}
              />
            </div>
            <EmergencyFields
              emergency={emergency}
              help={keptText(emergency.isGiven)}
              faults={{ name: faults['details.emergency.name'], mobile: faults['details.emergency.mobile'] }}
              row={styles.row}
            />
            <p>
              <Button look="ink">{isFilled ? 'Save again' : 'Save'}</Button>
            </p>
          </Form>
          {hasAny ? (
            <Form action={`${path}/forget`} className={styles.forget}>
              <Button look="line">Forget my documents, meals, whom to call and e-mail</Button>
            </Form>
          ) : null}
        </>
      ) : (
        <p>The time for changes is over. Please call us if something is not right.</p>
      )}
    </section>
  )
}

/** For a friend without a place to fill in, whose e-mail is kept for news of their money. */
export function ForgetEmail({ share: { details, reference, share } }: { share: OwnShare }) {
  if (!details.email.isGiven || !details.mayForget) return null
  return (
    <section className={page.section} aria-labelledby="mail">
      <h2 id="mail">Your e-mail</h2>
      <p className={styles.words}>We write to it of your own money alone: what comes back, and when.</p>
      <Form action={`/booking/${reference}/share/${share}/forget`} className={styles.forget}>
        <Button look="line">Forget my e-mail</Button>
      </Form>
    </section>
  )
}

function Person({ person, faults }: { person: Details['people'][number]; faults: Details['faults'] }) {
  const { at, name, age, isAdult, paper, meals, hasPaper, hasNumber, hasMeals } = person
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className={styles.row}>
        <Field
          id={`name-${at}`}
          label="Name, as on the document"
          name={`people.${at}.name`}
          defaultValue={name}
          maxLength={100}
          autoComplete={at === 0 ? 'name' : 'off'}
          fault={faults[`people.${at}.name`]}
        />
        <Field
          id={`age-${at}`}
          label="Age on the day you leave"
          name={`people.${at}.age`}
          inputMode="numeric"
          defaultValue={age}
          readOnly={!isAdult}
          maxLength={3}
          fault={faults[`people.${at}.age`]}
        />
        <LaterFields
          names={{ paper: `paper.${at}`, number: `number.${at}`, meals: `meals.${at}` }}
          place={`details.travellers.${at}`}
          paper={paper}
          meals={meals}
          kept={{
            ...(hasPaper ? { none: 'As given before' } : {}),
            paper: hasPaper && !hasNumber ? 'Its number is still missing.' : undefined,
            number: keptText(hasNumber),
            meals: keptText(hasMeals),
          }}
          faults={faults}
        />
      </div>
    </fieldset>
  )
}

function keptText(isGiven: boolean): string | undefined {
  return isGiven ? 'We have it. Leave this empty to keep it.' : undefined
}
