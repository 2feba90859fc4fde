import { isPossible } from '#domain/almanac/journey.ts'
import type { DateFault } from '#domain/almanac/journey.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { daysBetween, formatDate, isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

const OFFERED = 2

type Asked = {
  /** As it stands in the address. */
  date: string
  departures: readonly Departure[]
  today: CalendarDate
  furthest: CalendarDate
  faultsOn: (date: CalendarDate) => DateFault[]
}

/** Why the date of an address is not the one that is shown, in words, with the nearest that can be had; undefined where it is or none was asked for. */
export function notThen({ date, departures, today, furthest, faultsOn }: Asked): string | undefined {
  if (date === '') return undefined
  if (!isCalendarDate(date)) return 'The address names no day of the calendar, so another is shown.'
  if (date <= today) return `${formatDate(date)} is over.`
  if (date > furthest) return `${formatDate(date)} is further ahead than we sell yet.`
  if (departures.length === 0) return faultsOn(date).find((fault) => !isPossible([fault]))?.words
  const there = departures.filter(({ startsOn }) => startsOn === date)
  if (there.some(isOpen)) return undefined
  const near = nearestTo(date, departures.filter(isOpen))
  return `${whyNot(date, there)}${near === '' ? '' : ` The nearest: ${near}.`}`
}

function whyNot(date: CalendarDate, there: readonly Departure[]): string {
  if (there.length === 0) return `It does not leave on ${formatDate(date)}.`
  return there.some((one) => seatsLeft(one) === 0)
    ? `${formatDate(date)} is full.`
    : `Booking for ${formatDate(date)} is closed.`
}

function nearestTo(date: CalendarDate, open: readonly Departure[]): string {
  const away = ({ startsOn }: Departure) => Math.abs(daysBetween(date, startsOn))
  const days = [...new Set(open.toSorted((a, b) => away(a) - away(b)).map(({ startsOn }) => startsOn))]
  return days
    .slice(0, OFFERED)
    .toSorted()
    .map((day) => formatDate(day))
    .join(' and ')
}
