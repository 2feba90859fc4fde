import { href } from 'react-router'

/** The booking money is for, and whom. */
export function ForBooking({ booking, name }: { booking: string | null; name: string | null }) {
  if (booking === null) return 'no booking of ours'
  return (
    <span>
      <a href={href('/admin/bookings/:reference', { reference: booking })}>{booking}</a>
      {name ? <small>{name}</small> : null}
    </span>
  )
}
