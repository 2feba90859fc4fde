import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import type { Journey } from '#domain/almanac/journey.ts'
import { promiseOf } from '#domain/almanac/journey.ts'
import { monthName } from '#platform/dates.ts'

/** The festival a tour is named for. */
export function festivalOf(journey: Journey): AlmanacFact | undefined {
  const fact = promiseOf(SHIPPED_ALMANAC, journey)
  return fact?.kind === 'festival' ? fact : undefined
}

/** Whether it is on a few days a year, which move: neither a season of it nor every full moon. */
export function isOnFewDays(festival: AlmanacFact | undefined): boolean {
  return festival !== undefined && festival.yearly === null && !festival.isFullMoon
}

/** "June or July", of a festival that falls in one month this year and in another the next. */
export function eitherMonth(festival: AlmanacFact | undefined, months: readonly number[]): string | undefined {
  return isOnFewDays(festival) && months.length === 2 ? months.map(monthName).join(' or ') : undefined
}
