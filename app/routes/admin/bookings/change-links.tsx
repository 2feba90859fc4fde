import { href } from 'react-router'
import type { FoundBooking } from './booking.server.ts'
import { formatDate } from '#platform/dates.ts'
import office from '#app/routes/admin/office.module.css'

type Of = Pick<FoundBooking, 'booking'>

/** What of a booking staff change for whoever calls, each with the way to where it is done. */
export function ChangeLinks({ booking: { reference, contactEmail, shown, choiceUntil } }: Of) {
  const mayChange = shown === 'confirmed' && choiceUntil === null
  return (
    <>
      {mayChange ? (
        <a className={office.line} href={href('/admin/bookings/:reference/change', { reference })}>
          Date, rooms, people…
        </a>
      ) : null}
      {contactEmail === null ? null : (
        <a className={office.line} href={href('/admin/bookings/:reference/contact', { reference })}>
          Mobile or e-mail…
        </a>
      )}
      {shown === 'confirmed' && choiceUntil !== null ? (
        <p className="small soft">
          Its date was called off: they choose another, or their money back, by their link, until{' '}
          {formatDate(choiceUntil)}. Send it again to whoever has lost it.
        </p>
      ) : null}
    </>
  )
}

/** Below who travels: the way to fill in what is missing of them. */
export function FillIn({ booking: { reference, shown, journey } }: Of) {
  if (shown !== 'held' && shown !== 'confirmed') return null
  const isCar = journey.package.kind === 'car'
  return (
    <p className={office.inline}>
      <a className={office.line} href={href('/admin/bookings/:reference/travellers', { reference })}>
        {isCar ? 'Pick-up…' : 'Names and rooms…'}
      </a>
      {shown === 'confirmed' && !isCar ? (
        <a className={office.line} href={href('/admin/bookings/:reference/details', { reference })}>
          Food, papers, whom to call…
        </a>
      ) : null}
    </p>
  )
}
