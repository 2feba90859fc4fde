import { LONGEST_DRIVE_KM } from '#domain/catalogue/package.ts'
import { addDays, monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A page shows so many pictures at least, each of another hour. */
export const FEWEST_PICTURES = 4
/** Whoever plans a journey looks so far ahead. */
export const DATES_AHEAD_DAYS = 120

export type HintFacts = {
  pictureCount: number
  /** The months it is offered in, 1 to 12. */
  months: readonly number[]
  /** The last date that is on sale. */
  lastStartsOn: CalendarDate | null
  /** The day with the longest drive. */
  longest: { day: number; km: number } | null
}

/** What is worth mending of a package, in words. */
export function hintsOf({ pictureCount, months, lastStartsOn, longest }: HintFacts, today: CalendarDate): string[] {
  return [
    ...(pictureCount < FEWEST_PICTURES ? [`No picture ${pictureCount + 1}`] : []),
    ...(lastStartsOn === null ? ['No departure'] : []),
    ...(lastStartsOn !== null && isMissing(months, lastStartsOn, today)
      ? [`No departure after ${monthName(monthOf(lastStartsOn))}`]
      : []),
    ...(longest && longest.km > LONGEST_DRIVE_KM ? [`Day ${longest.day} drives ${longest.km} km`] : []),
  ]
}

/** Whether a month of its season begins after its last date and within the days one looks ahead: a festival's tour misses none out of it. */
function isMissing(months: readonly number[], last: CalendarDate, today: CalendarDate): boolean {
  const month = monthsAhead(today).find(({ begins }) => begins === monthBegin(last))
  return month?.after.some((one) => months.includes(one)) ?? false
}

/** The months from today's on, as the day each begins and, by number, those after it that begin within the days one looks ahead. */
export function monthsAhead(today: CalendarDate): { begins: CalendarDate; after: number[] }[] {
  const until = addDays(today, DATES_AHEAD_DAYS)
  const all = [monthBegin(today)]
  for (let next = nextMonth(all[0]!); next <= until; next = nextMonth(next)) all.push(next)
  return all.map((begins, at) => ({ begins, after: all.slice(at + 1).map(monthOf) }))
}

function monthBegin(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01`
}

function nextMonth(begins: CalendarDate): CalendarDate {
  return monthBegin(addDays(begins, 31))
}
