import { isFromEveningBefore } from './evening-before.ts'
import type { Leaving } from './evening-before.ts'
import type { ShownState } from '#domain/bookings/booking.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/** Whether who drives is told by now: of a booked car from the evening before until it is back. */
export function isDriverNamed(trip: Leaving & { shown: ShownState; journey: PricedJourney }): boolean {
  return trip.shown === 'confirmed' && trip.journey.package.kind === 'car' && isFromEveningBefore(trip)
}
