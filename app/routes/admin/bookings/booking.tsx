import { href } from 'react-router'
import { State } from '#app/ui/state.tsx'
import { datesText, soldPath } from '#app/parts/booking/words.ts'
import { doDeed, onlyWhoMay } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { doneIn, Said } from '#app/routes/admin/said.tsx'
import { may } from '#domain/policy/policy.ts'
import { isForgotten } from '#domain/bookings/booking.ts'
import { formatDate } from '#platform/dates.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { refusedPage } from '#web/refused-page.ts'
import type { Route } from './+types/booking'
import { bookingDeeds, loadBooking } from './booking.server.ts'
import type { FoundBooking } from './booking.server.ts'
import { Deeds, Documents, Friends, Sent } from './booking-sides.tsx'
import { doneWords, owedByHand } from './done-words.ts'
import { momentText } from './moment.ts'
import { Money } from './money.tsx'
import { Price, Trip } from './trip.tsx'
import { Happened } from './happened.tsx'
import { STATES } from './words.ts'
import office from '#app/routes/admin/office.module.css'
import { mobileText } from '#platform/mobile-text.ts'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('bookings.work')

export async function loader({ context, request, params: { reference } }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const { visitor } = context.get(visitContext)
  const found = await loadBooking(context.get(servicesContext), visitor, reference, asked.has('papers'))
  if (!found.ok) throw refusedPage(found.reason)
  const mayModerate = may(visitor?.role, 'reviews.moderate')
  return { ...found.value, mayModerate, done: doneIn(request, doneWords(owedByHand(found.value))) }
}

export function action({ context, request, params: { reference } }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/bookings/:reference', { reference }), bookingDeeds(reference))
}

export function meta({ matches, params: { reference } }: Route.MetaArgs) {
  return officeMeta(matches, `Booking ${reference}`)
}

/** One booking: what a colleague needs who answers the telephone. */
export default function BookingPage({
  loaderData: { done, mayModerate, ...found },
  actionData: kept,
}: Route.ComponentProps) {
  const { booking } = found
  const { reference, contactName, shown } = booking
  return (
    <div className={office.page}>
      <div className={office.head}>
        <div>
          <h1>
            {reference}, {contactName ?? 'no name yet'}
          </h1>
          <p className={office.row}>
            <State halt={STATES[shown].halt}>{STATES[shown].word}</State>
            <span>{standsText(found)}</span>
          </p>
        </div>
        <Reach found={found} />
      </div>
      <Said kept={kept} done={done} />
      <div className={office.split}>
        <div>
          <Trip found={found} />
          <Money found={found} kept={kept} />
          <Price found={found} />
          <Happened found={found} mayModerate={mayModerate} />
        </div>
        <div>
          <Deeds found={found} kept={kept} />
          <Friends found={found} />
          <Documents found={found} />
          <Sent found={found} />
        </div>
      </div>
      <p>
        <a href={href('/admin/bookings')}>All bookings</a>
      </p>
    </div>
  )
}

/** How it stands by the clock: until when it is held, since when it is booked or cancelled, and who of the staff booked it. */
function standsText({ booking, names }: FoundBooking): string {
  const { shown, holdExpiresAt, confirmedAt, cancelledAt, bookedBy, createdAt, choiceUntil } = booking
  const by = bookedBy === null ? '' : `, by telephone with ${names.get(bookedBy) ?? 'a colleague who has left'}`
  const booked = `booked ${momentText(createdAt)}${by}`
  if (choiceUntil !== null && shown === 'confirmed')
    return `its date was called off; another may be chosen until ${formatDate(choiceUntil)}`
  if (shown === 'held') return `until ${momentText(holdExpiresAt)}, ${booked}`
  // Of a journey that is over the word means its days, and no moment of its sale.
  if (shown === 'completed') return `${datesText(booking)}, ${booked}`
  if (shown === 'cancelled') return `${cancelledAt ? momentText(cancelledAt) : ''}, ${booked}`
  return confirmedAt ? `${momentText(confirmedAt)}, ${booked}` : booked
}

function Reach({ found: { booking } }: { found: FoundBooking }) {
  const { reference, contactMobile, contactEmail, contactProvenAt, journey } = booking
  const isKnown = (contactMobile ?? contactEmail) !== null && !isForgotten(booking)
  return (
    <p className={office.row}>
      {contactMobile ? (
        <a className={office.ink} href={`tel:${contactMobile}`}>
          Call {mobileText(contactMobile)}
        </a>
      ) : null}
      {contactEmail && isKnown ? (
        <a className={office.line} href={`mailto:${contactEmail}`}>
          Write
        </a>
      ) : null}
      {isKnown ? (
        <a className={office.line} href={href('/admin/customers/:key', { key: reference })}>
          Customer
        </a>
      ) : null}
      <a className={office.line} href={soldPath(journey)}>
        Public page
      </a>
      {contactEmail && isKnown && !contactProvenAt ? <small className="soft">Contact not proven yet</small> : null}
    </p>
  )
}
