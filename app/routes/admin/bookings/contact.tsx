import { href, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, LongField } from '#app/ui/field.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import {
  contactStood,
  isFormerTold,
  isOfClaimant,
  putContactRight,
} from '#domain/bookings/desk/put-contact-right.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/contact'
import office from '#app/routes/admin/office.module.css'
import { mobileText } from '#platform/mobile-text.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findBookingForStaff(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const { contactName, contactMobile, contactEmail, shown, userId } = found.value
  const isOpen = shown === 'held' || shown === 'confirmed'
  if (!isOpen || contactEmail === null) throw redirect(href('/admin/bookings/:reference', { reference }))
  return {
    reference,
    contactName,
    mobile: contactMobile ?? '',
    email: contactEmail,
    isTold: await isFormerTold(db, found.value),
    account:
      userId === null ? undefined : (await isOfClaimant(db, found.value)) ? ('claimed' as const) : ('own' as const),
    stood: contactStood(found.value),
  }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), deedsOf(reference))
}

function deedsOf(reference: string): Record<string, Deed> {
  return {
    put: async (services, actor, typed) => {
      const to = { mobile: typed('mobile'), email: typed('email'), because: typed('because'), stood: typed('stood') }
      const put = await putContactRight(services, actor, { reference, ...to })
      return told(put, ({ isRelinked }) => (isRelinked ? 'relinked' : 'reached'), { invalid: 'unclear-deed' })
    },
  }
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Contact of ${reference}`)
}

/** Where who booked is reached, put right for whoever calls: what it does stands above it. */
export default function ContactPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName, mobile, email, stood } = found
  const field = fieldsOf(kept ?? { typed: { mobile, email }, faults: {} })
  return (
    <div className={office.page}>
      <div>
        <h1>
          Where we reach {contactName ?? 'who booked'}, {reference}
        </h1>
        <p className={office.say}>
          Now {mobile === '' ? 'no mobile' : mobileText(mobile)}, <span className={office.anywhere}>{email}</span>.
        </p>
      </div>
      <Said kept={kept} />
      <section aria-labelledby="does">
        <h2 id="does">What it does</h2>
        <Does found={found} />
      </section>
      <section aria-labelledby="right">
        <h2 id="right">Put it right</h2>
        <DeedForm intent="put" of={{ stood }} className={office.column}>
          <Field {...field('mobile')} label="Mobile" type="tel" inputMode="tel" maxLength={40} required />
          <Field {...field('email')} label="E-mail" type="email" maxLength={254} required />
          <LongField
            {...field('because')}
            label="Why"
            help="For colleagues: who asked for it, and how you know that it is them."
            rows={3}
            maxLength={1000}
          />
          <Button look="go">Put it right</Button>
        </DeedForm>
      </section>
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Leave it as it is</a>
      </p>
    </div>
  )
}

function Does({ found: { email, isTold, account } }: { found: Route.ComponentProps['loaderData'] }) {
  return (
    <ul className={office.findings}>
      <li>
        With another e-mail, every link that was given out opens nothing any more, and a new one goes to the new
        address. Nobody here gets it.
      </li>
      <li>
        {isTold
          ? `${email} is told that the booking is reached elsewhere now, in case somebody else asked for it.`
          : 'The address of before is told nothing: nobody has proven it or paid, and it may be a stranger’s.'}
      </li>
      {account === 'own' ? <li>The account it was booked with goes on opening it.</li> : null}
      {account === 'claimed' ? (
        <li>
          An account has it by the address of before. It opens it no more, is told so, and every link ends, unless that
          account has proven the new mobile or e-mail.
        </li>
      ) : null}
    </ul>
  )
}
