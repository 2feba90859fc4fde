import { distanceText } from '#app/routes/cars/fare/distance-text.ts'
import { TRIP_NAMES } from '#app/routes/cars/fare/fare-form.tsx'
import { formatDate } from '#platform/dates.ts'
import type { RouteTrip } from './route-trip.server.ts'

/** What the totals of all classes are of: whether there and back, how far it is and how long that takes; undefined where nothing is priced. */
export function wayText({ plan, fares }: Pick<RouteTrip, 'plan' | 'fares'>): string | undefined {
  const [fare] = fares.values()
  const on = plan?.date ? ` on ${formatDate(plan.date)}` : ''
  return plan && fare ? `${TRIP_NAMES[plan.kind]}${on}: ${distanceText(plan, fare)}` : undefined
}
