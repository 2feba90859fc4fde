import page from '#app/parts/booking/booking-page.module.css'
import { StateCard } from '#app/parts/booking/state-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { codeGoesTo } from '#domain/bookings/hold/verify-contact.server.ts'
import { listRequestsOf } from '#domain/privacy/ask-for-data.server.ts'
import { ANSWERED_WITHIN } from '#domain/privacy/data-request.ts'
import { formatDate, istDate } from '#platform/dates.ts'
import { servicesContext } from '#web/contexts.ts'
import { bookingMeta } from '#app/routes/booking/booking-meta.ts'
import { leanTask } from '#app/routes/booking/lean.ts'
import { openBooking, refusedWords } from '#app/routes/booking/opened.server.ts'
import type { Route } from './+types/data'
import styles from './story.module.css'

export const handle = leanTask

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  return {
    reference: booking.reference,
    hasAccount: booking.userId !== null,
    to: codeGoesTo(config, booking),
    asked: await listRequestsOf(db, booking.reference),
    asksCode: new URL(request.url).searchParams.get('view') === 'code',
    error: refusedWords(request.url),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'What we keep of you')
}

/** Where a guest asks for a copy of what is kept of them, or for its erasure; who has an account does both there. */
export default function DataPage({ loaderData: found }: Route.ComponentProps) {
  const { reference, asksCode, error } = found
  return (
    <div className={`wrap ${page.page}`}>
      <h1>What we keep of you</h1>
      <p className={page.lead}>
        Your bookings, enquiries, waiting lists, letters and messages. Ask for a copy, or for its erasure: we answer
        within {ANSWERED_WITHIN} days, here.
      </p>
      <Notice tone="bad" said={Boolean(error && !asksCode)}>
        {asksCode ? null : error}
      </Notice>
      {found.asked.map((one) => (
        <div key={`${one.kind}-${one.createdAt.getTime()}`} className={styles.what}>
          <Asked one={one} />
        </div>
      ))}
      <div className={styles.what}>
        <Ask found={found} />
      </div>
      <p className={page.ways}>
        <a className={page.link} href={`/booking/${reference}`}>
          Back to the trip
        </a>
      </p>
    </div>
  )
}

type FoundRequest = Route.ComponentProps['loaderData']
const ASKED = { copy: 'A copy', erasure: 'Erasure' } as const

function Asked({ one: { kind, reach, createdAt, dueOn, answer } }: { one: FoundRequest['asked'][number] }) {
  return (
    <StateCard
      label={answer === null ? 'Asked' : 'Answered'}
      tone={answer === null ? 'wait' : 'good'}
      title={`${ASKED[kind]}, asked on ${formatDate(istDate(createdAt))}`}
    >
      <p>{answer ?? `We answer by ${formatDate(dueOn)}. It is about ${reach}.`}</p>
    </StateCard>
  )
}

function Ask({ found: { reference, hasAccount, to, asksCode, error } }: { found: FoundRequest }) {
  const base = `/booking/${reference}`
  if (hasAccount)
    return (
      <p>
        This trip is booked with an account: <a href="/users/profile">the copy and the erasure are there</a>, at once.
      </p>
    )
  if (to === undefined) return <p>Nobody has said yet who books: there is nothing of anybody.</p>
  if (!asksCode)
    return (
      <Form action={`${base}/data-code`} className={styles.form}>
        <p>We send a code to {to} first, so that nobody else asks in your name.</p>
        <Button look="go">Send me an OTP</Button>
      </Form>
    )
  return (
    <>
      <Form action={`${base}/data`} className={styles.form}>
        <fieldset>
          <legend>What you ask for</legend>
          <Choice type="radio" name="kind" value="copy" defaultChecked>
            A copy of what you keep of {to}
          </Choice>
          <Choice type="radio" name="kind" value="erasure">
            Erase it. Sums and numbered papers stay, without my name, as the law asks
          </Choice>
        </fieldset>
        <Field
          id="data-otp"
          label="OTP"
          name="otp"
          help={`Six digits, sent to ${to}.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          fault={error}
          said
        />
        <Button look="go">Ask</Button>
      </Form>
      <Form action={`${base}/data-code`}>
        <Button look="calm">Resend OTP</Button>
      </Form>
    </>
  )
}
