import type { FareRules } from '#domain/cars/fare-rules.ts'
import { DAY_MINUTES } from '#domain/cars/night.ts'
import type { TimeOfDay, TripKind } from '#domain/cars/trip.ts'

type DrivenTrip = { kind?: TripKind; km: number; hours?: number | undefined; leaveAt?: TimeOfDay | undefined }

/**
 * The fewest calendar days a driver can do so many kilometres in: by the hours of the road where known, and never faster than anybody is. There and back, the first day has the hours that are left of it at
 * the hour of leaving; one way, a drive that ends after midnight is one day.
 */
export function leastDays(
  { kind, km, hours, leaveAt }: DrivenTrip,
  { mostDrivingHoursPerDay: most, fastestKmPerHour }: Pick<FareRules, 'mostDrivingHoursPerDay' | 'fastestKmPerHour'>,
): number {
  const driven = Math.max(hours ?? 0, km / fastestKmPerHour)
  const isByTheClock = kind === 'round-trip' && hours !== undefined && leaveAt !== undefined
  const first = isByTheClock ? Math.min(most, (DAY_MINUTES - leaveAt) / 60) : most
  return 1 + Math.ceil(Math.max(0, driven - first) / most)
}
