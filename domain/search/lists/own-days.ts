import { ownDates } from '#domain/bookings/quote/own-dates.ts'
import type { OwnDates, SeasonRate } from '#domain/catalogue/package.ts'
import { cheapestDay } from '#domain/pricing/season.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { later, restOfMonth } from './departure-query.ts'

/**
 * When a package is offered on a date of one's own: as many days ahead as it asks, in the months it is for, and on the days on which it can be where the
 * almanac decides these.
 */
export type OwnDays = Pick<OwnDates, 'areSold' | 'leadDays'> & {
  isIn(month: number): boolean
  possible: readonly DateSpan[] | null
}

/** Of some days those that are offered as dates of one's own, in spans that lie in one month each. */
export function ownDaysAmong(days: DateSpan, sold: OwnDays, today: CalendarDate): DateSpan[] {
  const own = ownDates(sold, today)
  if (!own) return []
  const wanted = common(days, { from: own.first, to: own.last })
  const months = wanted ? byMonth(wanted).filter(({ from }) => sold.isIn(monthOf(from))) : []
  const { possible } = sold
  return possible ? months.flatMap((month) => possible.flatMap((span) => common(month, span) ?? [])) : months
}

/** Of some days those offered on which a journey of so many days is still away on the last of them, where there are such: of a feast that is what one comes for. */
export function ownDaysReaching(
  { from, to }: DateSpan,
  journeyDays: number,
  among: (days: DateSpan) => DateSpan[],
): DateSpan[] {
  const reaching = among({ from: later(from, addDays(to, 1 - journeyDays)), to })
  return reaching.length > 0 ? reaching : among({ from, to })
}

/** The day of some that is offered as a date of one's own at the least price; undefined where none of them is. */
export function cheapestOwnDay(
  { rates: { seasons }, days: journeyDays }: { rates: { seasons: readonly SeasonRate[] }; days: number },
  { days, isMonth }: { days: DateSpan; isMonth: boolean },
  { sold, today }: { sold: OwnDays; today: CalendarDate },
): CalendarDate | undefined {
  const among = (some: DateSpan) => ownDaysAmong(some, sold, today)
  return cheapestDay(seasons, isMonth ? among(days) : ownDaysReaching(days, journeyDays, among))
}

function common(one: DateSpan, other: DateSpan): DateSpan | undefined {
  const both = { from: later(one.from, other.from), to: one.to < other.to ? one.to : other.to }
  return both.from > both.to ? undefined : both
}

function byMonth({ from, to }: DateSpan): DateSpan[] {
  const end = restOfMonth(monthOf(from), from).to
  return end >= to ? [{ from, to }] : [{ from, to: end }, ...byMonth({ from: addDays(end, 1), to })]
}
