import { MOST_DAYS_AHEAD } from '#domain/departures/planning/departure-plan.ts'
import type { Filters } from '#domain/search/filters.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'

/** When and whence one would leave: of a list's filters those that decide which date a price is of. */
export type DepartureQuery = Pick<Filters, 'month' | 'dates' | 'from'>

/** Whenever and from wherever. */
export const ANY_TIME: DepartureQuery = { month: undefined, dates: undefined, from: [] }

/** The days one may leave on, first and last; undefined where any will do. */
export function daysAsked({ month, dates }: Omit<DepartureQuery, 'from'>, today: CalendarDate): DateSpan | undefined {
  if (month !== undefined) return daysOfMonth(month, today)
  return dates && { from: later(dates.from, today), to: dates.to }
}

/** Filters whose days are still to come: of days that have begun what is left, and none at all of those that are over or that nothing is planned for. */
export function stillToCome(filters: Filters, today: CalendarDate): Filters {
  const last = addDays(today, MOST_DAYS_AHEAD)
  const { dates } = filters
  if (!dates || (dates.from >= today && dates.to <= last)) return filters
  const left = { from: later(dates.from, today), to: dates.to > last ? last : dates.to }
  return { ...filters, dates: left.from > left.to ? undefined : left }
}

/** Within so many days nothing leaves that is not booked yet: a month with no more of them left is over for whoever asks. */
const LAST_DAYS = 5

/** The day from which the next twelve months are reckoned: today, or the first of the next month in the last days of one. */
export function monthsBegin(today: CalendarDate): CalendarDate {
  const soon = addDays(today, LAST_DAYS)
  return monthOf(soon) === monthOf(today) ? today : `${soon.slice(0, 8)}01`
}

/** The days of the next such month that are still to come, first and last: 12 on 21 Nov 2026 is all of December 2026, 11 on 27 Nov 2026 all of November 2027. */
export function daysOfMonth(month: number, today: CalendarDate): DateSpan {
  return restOfMonth(month, monthsBegin(today))
}

/** The days of the next such month on or after a day, first and last. */
export function restOfMonth(month: number, today: CalendarDate): DateSpan {
  const first = firstOf(Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0), month)
  const next = firstOf(Number(first.slice(0, 4)) + (month === 12 ? 1 : 0), (month % 12) + 1)
  return { from: later(first, today), to: addDays(next, -1) }
}

/** The later of two days. */
export function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other
}

function firstOf(year: number, month: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-01`
}
