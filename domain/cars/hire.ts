import type { CalendarDate } from '#platform/dates.ts'
import { addDays } from '#platform/dates.ts'
import { fareRulesOn } from './fare-rules.ts'
import { DAY_MINUTES } from './night.ts'
import type { Trip } from './trip.ts'

/** Who drives somebody in which car. */
export type AssignedDriver = { name: string; mobile: string; registration: string }

/** How far from where a trip begins a garage may be, as the crow flies. Our decision: half a day's empty drive. */
export const GARAGE_REACH_KM = 400

/** A driver is named from so many minutes after midnight on the evening before; later plans change less often. */
export const DRIVER_NAMED_AT = 18 * 60

/** The days a trip has its car on, the last not included: after one way it has to drive home, and a drive into the night has it on the next day too. */
export function hiredDays(trip: Trip, startsOn: CalendarDate): { startsOn: CalendarDate; endsBefore: CalendarDate } {
  return { startsOn, endsBefore: addDays(startsOn, daysAway(trip, startsOn)) }
}

function daysAway(trip: Trip, startsOn: CalendarDate): number {
  if (trip.kind === 'round-trip') return trip.days
  const isAway = trip.kind === 'one-way' || trip.kind === 'airport'
  const hours = (isAway ? 2 : 1) * (trip.hours ?? 0)
  const { mostDrivingHoursPerDay } = fareRulesOn(startsOn)
  const atOnce = trip.kind === 'one-way' ? Math.min(hours, mostDrivingHoursPerDay) : hours
  const byTheClock = Math.ceil(((trip.leaveAt ?? 0) + atOnce * 60) / DAY_MINUTES)
  if (trip.kind !== 'one-way') return Math.max(1, byTheClock)
  return Math.max(trip.days, Math.ceil(hours / mostDrivingHoursPerDay), byTheClock)
}
