import { z } from 'zod'
import { ASKED_STATES, BOOKING_ORDERS, BOOKING_VIEWS } from '#domain/bookings/desk/bookings-asked.ts'
import type { BookingsAsked } from '#domain/bookings/desk/bookings-asked.ts'
import { isCalendarDate } from '#platform/dates.ts'

const Day = z.string().refine(isCalendarDate).optional().catch(undefined)

const Words = z.string().trim().min(1).max(60).optional().catch(undefined)

const Asked = z.object({
  view: z.enum(BOOKING_VIEWS).catch('all'),
  q: Words,
  state: z.enum(ASKED_STATES).optional().catch(undefined),
  from: Day,
  until: Day,
  package: Words,
  sort: z.enum(BOOKING_ORDERS).optional().catch(undefined),
  down: z.string().optional(),
})

/** What an address of the bookings asks for; what cannot be meant is left out. Unasked the latest booked come first. */
export function bookingsIn(params: URLSearchParams): BookingsAsked {
  const { q: words, package: tour, sort, down, ...narrowed } = Asked.parse(Object.fromEntries(params))
  return { ...narrowed, words, tour, sort: sort ?? 'booked', isDown: sort === undefined || down !== undefined }
}
