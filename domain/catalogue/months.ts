import type { Almanac } from '#domain/almanac/almanac.ts'
import { monthsOf } from '#domain/almanac/journey.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Package } from './package.ts'

/** Something with the months it is for in the year to come. */
export type InItsMonths<Some> = Some & { months: number[] }

/** A package with the months the almanac leaves it for the year from `today`, which are the ones to show and to order by. */
export function inItsMonths<Some extends Package>(almanac: Almanac, pkg: Some, today: CalendarDate): InItsMonths<Some> {
  return { ...pkg, months: monthsOf(almanac, { ...pkg, months: pkg.ownMonths }, today) }
}
