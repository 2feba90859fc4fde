import { redirect } from 'react-router'
import { servicesContext } from '#web/contexts.ts'
import page from '#app/parts/booking/booking-page.module.css'
import { OtpField } from '#app/parts/otp-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import {
  codeGoesTo,
  isContactVerified,
  mayProveByMail,
  mayProveLate,
} from '#domain/bookings/hold/verify-contact.server.ts'
import { bookingMeta } from './booking-meta.ts'
import { StepFrame } from './frame.tsx'
import { leanStep } from './lean.ts'
import { openBooking, refusedWords, standingOf, toTrip } from './opened.server.ts'
import type { Route } from './+types/proof'
import styles from './proof.module.css'

export const handle = leanStep

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  const booking = await openBooking(context, params.reference)
  const isChange = booking.shown === 'confirmed' && booking.newContact !== null
  const isAhead = booking.shown === 'held' || booking.shown === 'expired'
  if (!isAhead && !isChange && !mayProveLate(booking)) throw toTrip(booking)
  const view = new URL(request.url).searchParams.get('view')
  const byMail = codeGoesTo(config, booking, 'mail')
  const mayMail = mayProveByMail(booking)
  const to = view === 'mail' && mayMail ? byMail : codeGoesTo(config, booking)
  if (to === undefined) throw redirect(`/booking/${booking.reference}/travellers`)
  if (!isChange && isContactVerified(booking)) throw redirect(`/booking/${booking.reference}/review`)
  return {
    standing: await standingOf(context, booking),
    to,
    why: isChange
      ? 'so that nobody else is told of your trip. Until it is in, we reach you where we did'
      : isAhead
        ? 'so that the ticket reaches you and nobody else books in your name'
        : 'so that your trip is known as yours, in an account of yours too',
    bySms: !to.includes('@'),
    asksCode: view === 'code' || view === 'mail',
    mail: mayMail && byMail !== to ? byMail : undefined,
    by: mayMail && view === 'mail' ? ('mail' as const) : undefined,
    error: refusedWords(request.url),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return bookingMeta(matches, 'Where we reach you')
}

function By({ way }: { way: 'mail' | undefined }) {
  return way ? <input type="hidden" name="by" value={way} /> : null
}

/** A guest proves the mobile or the e-mail by a code; whoever is signed in has done so before. */
export default function ProofPage({ loaderData }: Route.ComponentProps) {
  const { standing, to, why, bySms, asksCode, mail, by, error } = loaderData
  const base = `/booking/${standing.reference}`
  return (
    <StepFrame
      standing={standing}
      here="travellers"
      back="/travellers"
      title={`Is ${to.replaceAll(' ', '\u00a0')} yours?`}
      lead={`We send a code of six digits ${bySms ? 'by SMS' : 'by mail'}, ${why}.`}
      error={asksCode ? undefined : error}
      action={null}
    >
      <section className={styles.box} aria-label="The code">
        {asksCode ? (
          <Form action={`${base}/proof`}>
            <By way={by} />
            <OtpField id="booking-otp" controlClass={styles.code} fault={error} />
            <Button look="go">Verify and go on</Button>
          </Form>
        ) : null}
        <Form action={`${base}/code`}>
          <By way={by} />
          <Button look={asksCode ? 'calm' : 'go'}>{asksCode ? 'Resend OTP' : 'Send me an OTP'}</Button>
        </Form>
        {mail && asksCode ? (
          <Form action={`${base}/code`}>
            <By way="mail" />
            <p className="small soft">No SMS came? The code may come by mail in its place, to {mail}.</p>
            <Button look="calm">Send it by mail</Button>
          </Form>
        ) : null}
        <p>
          <a className={page.link} href={`${base}/travellers#where`}>
            Put the {bySms ? 'number' : 'address'} right
          </a>
        </p>
      </section>
    </StepFrame>
  )
}
