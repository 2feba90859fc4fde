import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { callOffBooking, refuseCallOff } from '#domain/bookings/cancel/call-off-booking.server.ts'
import { choiceUntil, giveBackCalledOff } from '#domain/bookings/cancel/operator-cancellation.server.ts'
import { hasFreeMove } from '#domain/bookings/change/free-move.server.ts'
import { findBookingForStaff } from '#domain/bookings/find-booking.server.ts'
import { findAlonePaise, findOpenAsk } from '#domain/bookings/pay/refund-asks.server.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { formatDate } from '#platform/dates.ts'
import { formatPaise } from '#platform/money.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { officeRefusal } from '#web/office-words.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/call-off'
import office from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, params: { reference } }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db } = services
  const found = await findBookingForStaff(db, context.get(visitContext).visitor, reference)
  if (!found.ok) throw refusedPage(found.reason)
  const booking = found.value
  const { applied: paidPaise } = await findBalances(db, booking.id)
  const { startsOn, today, contactName, journey } = booking
  return {
    reference,
    contactName,
    name: journey.package.name,
    startsOn,
    refusal: await refuseCallOff(db, booking),
    isAsked: (await findOpenAsk(db, booking.id)) !== undefined,
    paidPaise,
    takesSecond: paidPaise > (await findAlonePaise(db, booking.id)),
    until:
      booking.state === 'confirmed' && (await hasFreeMove(services, booking)) ? choiceUntil(startsOn, today) : null,
  }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), {
    'call-off': async (services, actor, typed) => {
      const called = await callOffBooking(services, actor, { reference, because: typed('because') })
      if (called.ok && !called.value.waits) await giveBackCalledOff(services)
      return told(called, ({ waits }) => (waits ? 'asked' : 'called-off'), { invalid: 'unclear-deed' })
    },
  })
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Call ${reference} off`)
}

/** What calling off a hire, or a date of a party's own, does with figures, before it is done. */
export default function CallOffBookingPage({ loaderData: found, actionData: kept }: Route.ComponentProps) {
  const { reference, contactName, name, startsOn, paidPaise, takesSecond, refusal, isAsked } = found
  return (
    <div className={office.page}>
      <div>
        <h1>
          Call off {reference}, {contactName ?? 'no name yet'}
        </h1>
        <p className={office.say}>
          {name}, {formatDate(startsOn)}. {refusal ? officeRefusal(refusal) : sentenceOf(found)}
        </p>
      </div>
      <Said kept={kept} />
      {refusal ? null : isAsked ? (
        <p>
          <a href={href('/admin/bookings/:reference/refund', { reference })}>It waits for a second person</a>, and
          nobody is told until then.
        </p>
      ) : (
        <DeedForm intent="call-off" className={office.column}>
          <LongField
            id="because"
            name="because"
            label="Why"
            help="A sentence or two. Who booked reads it as it stands here."
            rows={3}
            maxLength={300}
            defaultValue={kept?.typed['because'] ?? ''}
            fault={kept?.faults['because']}
          />
          <Button look="bad">
            {takesSecond ? 'Ask a colleague to call it off' : `Call off, at most ${formatPaise(paidPaise)} goes back`}
          </Button>
        </DeedForm>
      )}
      <p>
        <a href={href('/admin/bookings/:reference', { reference })}>Keep the booking</a>
      </p>
    </div>
  )
}

function sentenceOf({
  paidPaise,
  takesSecond,
  until,
}: {
  paidPaise: number
  takesSecond: boolean
  until: string | null
}): string {
  const back = paidPaise === 0 ? 'Nothing is paid.' : `${formatPaise(paidPaise)} is paid, and all of it comes back.`
  const choice = until
    ? ` Who booked may choose another day until ${formatDate(until)} instead, free of charge.`
    : ' Who booked is told at once.'
  return `${back}${choice}${takesSecond ? ' It is more than one person gives back alone: a colleague has to agree.' : ''}`
}
