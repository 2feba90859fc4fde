import { DRIVER_NAMED_AT } from '#domain/cars/hire.ts'
import { addDays, timeOfDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { ShownState } from '#domain/bookings/booking.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

type HiredTrip = { shown: ShownState; startsOn: CalendarDate; today: CalendarDate; now: Date; journey: PricedJourney }

/** Whether who drives is told by now: of a booked car from the evening before until it is back. */
export function isDriverNamed({ shown, startsOn, today, now, journey }: HiredTrip): boolean {
  if (shown !== 'confirmed' || journey.package.kind !== 'car') return false
  const { hours, minutes } = timeOfDay(now)
  const evening = addDays(startsOn, -1)
  return today > evening || (today === evening && hours * 60 + minutes >= DRIVER_NAMED_AT)
}
