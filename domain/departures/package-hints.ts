import { LONGEST_DRIVE_KM } from '#domain/catalogue/package.ts'
import type { PackageDraft } from '#domain/catalogue/package.ts'
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
export function hintsOf(facts: HintFacts, today: CalendarDate): string[] {
  return worthMending(facts, today).map(({ words }) => words)
}

/** Something worth mending: in words, and what of the package mends it; of a drive, which day. */
export type WorthMending = { words: string } & ({ of: 'pictures' } | { of: 'departures' } | { of: 'day'; day: number })

/** What is worth mending of a package, each with what mends it. */
export function worthMending(
  { pictureCount, months, lastStartsOn, longest }: HintFacts,
  today: CalendarDate,
): WorthMending[] {
  const dates = datesMissing(months, lastStartsOn, today)
  return [
    ...(pictureCount < FEWEST_PICTURES ? [{ of: 'pictures', words: `No picture ${pictureCount + 1}` } as const] : []),
    ...(dates ? [{ of: 'departures', words: dates } as const] : []),
    ...(longest && longest.km > LONGEST_DRIVE_KM
      ? [{ of: 'day', day: longest.day, words: `Day ${longest.day} drives ${longest.km} km` } as const]
      : []),
  ]
}

type Written = Pick<PackageDraft, 'pictureIds' | 'months' | 'itinerary'>

/** What hints are told by, of a package as it is written. */
export function hintFactsOf({ pictureIds, months, itinerary }: Written, lastStartsOn: CalendarDate | null): HintFacts {
  const [longest] = itinerary
    .flatMap(({ day, km, travel }) => (travel === 'road' && km !== null ? [{ day, km }] : []))
    .toSorted((one, other) => other.km - one.km || one.day - other.day)
  return { pictureCount: pictureIds.length, months, lastStartsOn, longest: longest ?? null }
}

function datesMissing(months: readonly number[], last: CalendarDate | null, today: CalendarDate): string | undefined {
  if (last === null) return 'No departure'
  return isMissing(months, last, today) ? `No departure after ${monthName(monthOf(last))}` : undefined
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
