import type { BookingView } from '#domain/bookings/desk/bookings-asked.ts'
import type { ShownState } from '#domain/bookings/booking.ts'
import type { Halt } from '#app/ui/state.tsx'

export const STATES: Record<ShownState, { halt: Halt; word: string }> = {
  held: { halt: 'scheduled', word: 'Held' },
  confirmed: { halt: 'published', word: 'Confirmed' },
  completed: { halt: 'published', word: 'Travelled' },
  cancelled: { halt: 'withdrawn', word: 'Cancelled' },
  expired: { halt: 'ahead', word: 'Hold ended' },
}

/** "48 hours", and whole days of more. */
export function hoursText(hours: number): string {
  if (hours > 48) return `${hours / 24} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

export const VIEW_NAMES: Record<BookingView, string> = {
  all: 'All',
  due: 'Balance due',
  refunds: 'Refund due',
  invoice: 'To be invoiced',
  groups: 'Groups',
  cars: 'Cars',
  phone: 'By telephone',
}
