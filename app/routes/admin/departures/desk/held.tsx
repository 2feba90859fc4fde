import { href } from 'react-router'
import { seatsText } from '#app/parts/booking/words.ts'
import { momentText } from '#app/routes/admin/bookings/moment.ts'
import type { WaitingBooking } from '#domain/bookings/desk/departure-desk.server.ts'

/** For whom seats wait that are not paid yet, and until when. */
export function Held({ waits }: { waits: readonly WaitingBooking[] }) {
  if (waits.length === 0) return null
  return (
    <section aria-labelledby="held">
      <h2 id="held">Held, not paid</h2>
      <ul>
        {waits.map(({ reference, name, seats, holdExpiresAt }) => (
          <li key={reference}>
            <a href={href('/admin/bookings/:reference', { reference })}>{reference}</a>
            {`, ${name ?? 'no name yet'}: ${seatsText(seats)} until ${momentText(holdExpiresAt)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
