import type { CalendarDate } from '#platform/dates.ts'
import { addDays } from '#platform/dates.ts'
import { fareRulesOn } from './fare-rules.ts'
import type { Trip } from './trip.ts'

/** Who drives somebody in which car. */
export type AssignedDriver = { name: string; mobile: string; registration: string }

/** How far from where a trip begins a garage may be, as the crow flies. Our decision: half a day's empty drive. */
export const GARAGE_REACH_KM = 400

/** A driver is named from so many minutes after midnight on the evening before; later plans change less often. */
export const DRIVER_NAMED_AT = 18 * 60

/** The days a trip has its car on, the last not included: after one way it has to drive home. */
export function hiredDays(trip: Trip, startsOn: CalendarDate): { startsOn: CalendarDate; endsBefore: CalendarDate } {
  return { startsOn, endsBefore: addDays(startsOn, daysAway(trip, startsOn)) }
}

function daysAway(trip: Trip, startsOn: CalendarDate): number {
  if (trip.kind === 'round-trip') return trip.days
  if (trip.kind !== 'one-way') return 1
  const { mostDrivingHoursPerDay } = fareRulesOn(startsOn)
  return Math.max(trip.days, Math.ceil((2 * (trip.hours ?? 0)) / mostDrivingHoursPerDay))
}
