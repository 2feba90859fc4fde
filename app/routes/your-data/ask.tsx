import { href } from 'react-router'
import page from '#app/parts/booking/booking-page.module.css'
import { OtpField } from '#app/parts/otp-field.tsx'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { ANSWERED_WITHIN, PAPERS_CLOSED, PAPERS_KEPT } from '#domain/privacy/data-request.ts'
import { formAnswerContext, servicesContext } from '#web/contexts.ts'
import type { Route } from './+types/ask'
import styles from './your-data.module.css'

// Somebody types where they are reached: no script of anybody else's may read it.
export const handle = { noInjectedScripts: true, lean: true }

export function loader({ context }: Route.LoaderArgs) {
  const answer = context.get(formAnswerContext)
  return {
    takesSms: context.get(servicesContext).config.codesBy === 'sms',
    draft: answer?.form === 'your-data' ? answer.draft : undefined,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'Your data')
}

/** Where somebody without an account asks for a copy of what is kept of them, or for its erasure, and finds again what they asked. */
export default function AskPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <div className={`wrap ${page.page}`}>
      <h1>What we keep of you</h1>
      <p className={page.lead}>
        Your bookings, enquiries, waiting lists, letters and messages. Ask for a copy, or for its erasure: we answer
        within {ANSWERED_WITHIN} days, on a page of your own.
      </p>
      {found.draft?.isSent ? <Ask draft={found.draft} /> : <Prove found={found} />}
      <p className="small soft">
        With an account you need not wait: <a href={href('/users/profile')}>both are in your profile</a>, at once.
      </p>
    </div>
  )
}

type AskFound = Route.ComponentProps['loaderData']

function Prove({ found: { takesSms, draft } }: { found: AskFound }) {
  return (
    <Form action="/your-data/code" className={styles.form}>
      <Field
        id="contact"
        label={takesSms ? 'Mobile or e-mail address' : 'E-mail address'}
        name="contact"
        help="The one you gave us. We send a code there first, so that nobody else asks in your name."
        inputMode={takesSms ? undefined : 'email'}
        maxLength={254}
        defaultValue={draft?.contact}
        fault={draft?.fault}
        said
        required
      />
      <Button look="go">Send me an OTP</Button>
    </Form>
  )
}

function Ask({ draft: { contact, kind, fault } }: { draft: NonNullable<AskFound['draft']> }) {
  const choice = (value: string) => ({
    type: 'radio' as const,
    name: 'kind',
    value,
    defaultChecked: (kind || 'copy') === value,
  })
  return (
    <>
      <Form action={href('/your-data')} className={styles.form}>
        <input type="hidden" name="contact" value={contact} />
        <fieldset className={styles.kinds}>
          <legend>What you ask for</legend>
          <Choice {...choice('copy')}>A copy of what you keep of me</Choice>
          <Choice {...choice('erasure')}>Erase it, all but the numbered papers of what I booked</Choice>
          <Choice {...choice('again')}>Nothing new: lead me to what I asked before</Choice>
        </fieldset>
        <p className="small soft">
          {PAPERS_KEPT} {PAPERS_CLOSED}
        </p>
        <OtpField id="data-otp" help={`Six digits, sent to ${contact}.`} fault={fault} />
        <Button look="go">Go on</Button>
      </Form>
      <Form action="/your-data/code" className={styles.form}>
        <input type="hidden" name="contact" value={contact} />
        <input type="hidden" name="kind" value={kind} />
        <Button look="calm">Resend OTP</Button>
      </Form>
      <p>
        <a className={page.link} href={href('/your-data')}>
          Another mobile or e-mail
        </a>
      </p>
    </>
  )
}
