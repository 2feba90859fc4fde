import { ownDates } from '#domain/bookings/quote/own-dates.ts'
import type { SeasonRate } from '#domain/catalogue/package.ts'
import { cheapestDay } from '#domain/pricing/season.ts'
import type { Filters } from '#domain/search/filters.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** When and whence one would leave: of a list's filters those that decide which date a price is of. */
export type Leaving = Pick<Filters, 'month' | 'from'>

/** Whenever and from wherever. */
export const ANY_TIME: Leaving = { month: undefined, from: [] }

/** The days of the next such month that are still to come, first and last: 12 on 21 Nov 2026 is all of December 2026. */
export function daysOfMonth(month: number, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const first = firstOf(Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0), month)
  const next = firstOf(Number(first.slice(0, 4)) + (month === 12 ? 1 : 0), (month % 12) + 1)
  return { from: first < today ? today : first, to: addDays(next, -1) }
}

/** The day of a month on which a date of one's own costs least; undefined where none can be had in it any more. */
export function cheapestOwnDay(
  seasons: readonly SeasonRate[],
  month: number,
  today: CalendarDate,
): CalendarDate | undefined {
  const [days, { first, last }] = [daysOfMonth(month, today), ownDates(today)]
  const from = days.from < first ? first : days.from
  const to = days.to > last ? last : days.to
  return from > to ? undefined : cheapestDay(seasons, { from, to })
}

function firstOf(year: number, month: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-01`
}
