import { href } from 'react-router'
import type { FoundBooking } from './booking.server.ts'
import office from '#app/routes/admin/office.module.css'

/** What of a booking staff change for whoever calls, each with the way to where it is done. */
export function ChangeLinks({ booking: { reference, contactEmail } }: Pick<FoundBooking, 'booking'>) {
  return (
    <>
      {contactEmail === null ? null : (
        <a className={office.line} href={href('/admin/bookings/:reference/contact', { reference })}>
          Mobile or e-mail…
        </a>
      )}
    </>
  )
}
