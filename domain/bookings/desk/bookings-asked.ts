import type { CalendarDate } from '#platform/dates.ts'
import type { ShownState } from '#domain/bookings/booking.ts'

/** Ways to look at the bookings: all of them, what is still to be paid, what is on its way back, what is over and waits for its tax invoice, where friends pay their own, cars, and what staff booked for somebody. */
export const BOOKING_VIEWS = ['all', 'due', 'refunds', 'invoice', 'groups', 'cars', 'phone'] as const
export type BookingView = (typeof BOOKING_VIEWS)[number]

/** As staff narrow bookings down by how they stand. */
export const ASKED_STATES = ['held', 'confirmed', 'completed', 'cancelled', 'expired'] as const satisfies ShownState[]

/** How the list is sorted: by when it was booked, or by when it leaves. */
export const BOOKING_ORDERS = ['booked', 'leaves'] as const

/** What an address of the list asks for; `from` and `until` are days it leaves, `tour` a part of a package's name. */
export type BookingsAsked = {
  view: BookingView
  words?: string | undefined
  state?: (typeof ASKED_STATES)[number] | undefined
  from?: CalendarDate | undefined
  until?: CalendarDate | undefined
  tour?: string | undefined
  sort: (typeof BOOKING_ORDERS)[number]
  isDown: boolean
}
