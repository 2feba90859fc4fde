import { findDeparture } from '#domain/departures/departures.server.ts'
import type { Departure } from '#domain/departures/departure.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { ownCutoffDays } from '#domain/bookings/quote/priced-journey.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'

/** The last day in India on which anything of a booking but its names may be otherwise: the last of its departure's bookings. */
export async function lastChangeOn(db: Db, booking: OpenedBooking): Promise<CalendarDate> {
  return lastChange(booking, booking.departureId === null ? undefined : await findDeparture(db, booking.departureId))
}

/** The same with its departure at hand; `departure` is undefined for a date of one's own, and for a car. */
export function lastChange(
  { startsOn, journey }: Pick<OpenedBooking, 'startsOn' | 'journey'>,
  departure: Departure | undefined,
): CalendarDate {
  return addDays(startsOn, -(departure?.cutoffDays ?? ownCutoffDays(journey.basis)))
}
