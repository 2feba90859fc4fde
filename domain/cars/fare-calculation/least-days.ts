import type { FareRules } from '#domain/cars/fare-rules.ts'

/** The fewest calendar days a driver can do so many kilometres in: by the hours of the road where known, and never faster than anybody is. */
export function leastDays(
  { km, hours = 0 }: { km: number; hours?: number | undefined },
  { mostDrivingHoursPerDay, fastestKmPerHour }: Pick<FareRules, 'mostDrivingHoursPerDay' | 'fastestKmPerHour'>,
): number {
  return Math.max(1, Math.ceil(Math.max(hours, km / fastestKmPerHour) / mostDrivingHoursPerDay))
}
