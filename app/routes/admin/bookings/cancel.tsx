import { href, redirect } from 'react-router'
import { isShared } from '#app/routes/booking/cancel/back-to.tsx'
import { cancelWords } from '#app/routes/booking/cancel/cancel-words.ts'
import { CancellationTable, chargeText } from '#app/parts/booking/cancellation-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { listBackTo, sumBackByHand } from '#domain/bookings/cancel/back-to.server.ts'
import { cancelForSomebody } from '#domain/bookings/desk/booking/deeds.server.ts'
import { quoteCancellation } from '#domain/bookings/cancel/cancel.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/cancel'
import office from '#app/routes/admin/office.module.css'
import styles from './bookings.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const found = await findBookingForStaff(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const { shown, startsOn, contactName, journey } = found.value
  const quoted = await quoteCancellation(db, found.value)
  if (!quoted.ok) throw redirect(href('/admin/bookings/:reference', { reference }))
  const backTo = await listBackTo(db, found.value, quoted.value.refundPaise)
  const byHand = await sumBackByHand(db, found.value.id, quoted.value.refundPaise)
  return { reference, shown, startsOn, contactName, journey, quote: quoted.value, backTo, byHand }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), deedsOf(reference))
}

function deedsOf(reference: string): Record<string, Deed> {
  return {
    cancel: async (services, actor, typed) => {
      const expectedPaise = /^\d{1,15}$/.test(typed('refundPaise')) ? Number(typed('refundPaise')) : Number.NaN
      const cancelled = await cancelForSomebody(services, actor, {
        reference,
        expectedPaise,
        because: typed('because'),
      })
      return told(cancelled, () => 'cancelled', { invalid: 'unclear-deed', 'price-changed': 'refund-changed' })
    },
  }
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Cancel ${reference}`)
}

/** How what goes back goes: what no gateway took, somebody of the staff has to send. */
function officeBackWords(byHandPaise: Paise, backPaise: Paise): string {
  if (byHandPaise === 0) return 'By the gateway, to where it came from'
  const sum = byHandPaise === backPaise ? '' : `${formatPaise(byHandPaise)} of it `
  return `${sum === '' ? 'By' : `${sum}by`} a transfer of ours, which waits under Payments, To pay back`
}

/** What cancelling a booking does, with the figures its own page shows, before it is done. */
export default function CancelBookingPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName, journey, startsOn, quote, backTo, byHand, shown } = found
  const isHeld = shown === 'held'
  const charge = chargeText(quote)
  return (
    <div className={office.page}>
      <div>
        <h1>
          Cancel {reference}, {contactName ?? 'no name yet'}
        </h1>
        <p className={office.say}>
          {journey.package.name}, {formatDate(startsOn)}. It cannot be undone; who booked is told at once.
        </p>
      </div>
      <Said kept={kept} />
      <section aria-labelledby="today">
        <h2 id="today">Today, {formatDate(quote.on, { year: false })}</h2>
        <CancellationTable
          quote={quote}
          taxablePaise={journey.taxablePaise}
          caption="What goes back"
          words={{ paid: 'Paid', back: 'Goes back' }}
        />
        {isShared(backTo) ? (
          <ul className={styles.list}>
            {backTo.map(({ share, name, paise }) => (
              <li key={share}>
                <span>To {name}</span>
                <b>{formatPaise(paise)}</b>
              </li>
            ))}
          </ul>
        ) : null}
        {charge ? <p>{charge}</p> : null}
        <p className="small soft">{cancelWords(quote, journey, officeBackWords(byHand, quote.refundPaise))}</p>
      </section>
      <section aria-labelledby="why">
        <h2 id="why">Cancel it</h2>
        <DeedForm intent="cancel" of={{ refundPaise: String(quote.refundPaise) }} className={office.column}>
          <LongField
            id="because"
            name="because"
            label="Why"
            help="For colleagues; who booked does not read it."
            rows={3}
            maxLength={1000}
            defaultValue={kept?.typed['because'] ?? ''}
            fault={kept?.faults['because']}
          />
          <Button look="bad">
            {isHeld
              ? 'Give the seats back'
              : quote.refundPaise > 0
                ? `Cancel, ${formatPaise(quote.refundPaise)} goes back`
                : 'Cancel, nothing goes back'}
          </Button>
        </DeedForm>
      </section>
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Keep the booking</a>
      </p>
    </div>
  )
}
