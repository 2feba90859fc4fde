import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A halt as it was sold. `day` counts from 1: the day one comes there; null where nobody said, absent in what was sold before it was kept. */
export type Halt = { name: string; nights: number; day?: number | null }

/** The halts of a journey with the date one comes to each: null where nobody said. What was sold without days is counted by its nights. */
export function datedHalts(
  halts: readonly Halt[],
  startsOn: CalendarDate,
): { name: string; nights: number; on: CalendarDate | null }[] {
  let nightsBefore = 0
  return halts.map(({ name, nights, day = nightsBefore + 1 }) => {
    nightsBefore += nights
    return { name, nights, on: day === null ? null : addDays(startsOn, day - 1) }
  })
}
