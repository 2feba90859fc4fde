import { distanceText } from '#app/routes/cars/fare/distance-text.ts'
import { TRIP_NAMES } from '#app/routes/cars/fare/fare-form.tsx'
import { onDaysText } from './days-text.ts'
import type { RouteTrip } from './route-trip.server.ts'

/** What the totals of all classes are of: whether there and back, how far it is and how long that takes; undefined where nothing is priced. */
export function wayText({ plan, fares }: Pick<RouteTrip, 'plan' | 'fares'>): string | undefined {
  const [fare] = fares.values()
  return plan && fare
    ? `${TRIP_NAMES[plan.kind]}${onDaysText(plan.date, fare.days)}: ${distanceText(plan, fare)}`
    : undefined
}
