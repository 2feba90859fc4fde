import { href } from 'react-router'

/** Where a booking on the telephone begins, of a package or of one of its departures. */
export function phoneBookingAt(of: { package: string; departure?: string }): string {
  return `${href('/admin/bookings/new')}?${new URLSearchParams(of)}`
}
