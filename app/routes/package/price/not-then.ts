import { isPossible } from '#domain/almanac/journey.ts'
import type { DateFault } from '#domain/almanac/journey.ts'
import type { OwnDates } from '#domain/catalogue/package.ts'
import { ownDates } from '#domain/bookings/quote/own-dates.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { daysBetween, formatDate, formatMonths, isCalendarDate, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'
import { listed } from '#platform/wording.ts'

const OFFERED = 2

type AskedTime = {
  /** As it stands in the address. */
  date: string
  /** The city it is to leave from, as it stands there too; any where it is empty. */
  from: string
  departures: readonly Departure[]
  ownDates: OwnDates
  /** Those of its season; a date of one's own may lie outside them. */
  months: readonly number[]
  today: CalendarDate
  faultsOn: (date: CalendarDate) => DateFault[]
}

/** Why the date of an address is not the one that is shown, in words, with the nearest that can be had; undefined where it is or none was asked for. */
export function notThen(time: AskedTime): string | undefined {
  const { date, from, departures, ownDates: own, months, today, faultsOn } = time
  if (date === '') return undefined
  if (!isCalendarDate(date)) return 'The address names no day of the calendar, so another is shown.'
  if (date < today) return `${formatDate(date)} is over.`
  const impossible = () => faultsOn(date).find((fault) => !isPossible([fault]))?.words
  if (departures.length === 0) return notOwn(date, ownDates(own, today)) ?? impossible()
  const there = departures.filter(({ startsOn }) => startsOn === date)
  const leavesFrom = ({ departureCity }: Departure) => from === '' || slugify(departureCity) === from
  const asked = there.filter(leavesFrom)
  const open = departures.filter((one) => isOpen(one, today))
  if (asked.some((one) => open.includes(one))) return undefined
  const near = open.filter(leavesFrom)
  const openThere = open.filter(({ startsOn }) => startsOn === date)
  const city = from === '' ? '' : ` from ${near[0]?.departureCity ?? asked[0]?.departureCity ?? 'there'}`
  const why = asked.length === 0 && openThere.length > 0 ? onlyFrom(date, openThere) : whyNot(date, asked, city)
  const because = there.length === 0 ? impossible() : undefined
  const nearest = near.length === 0 ? '' : ` The nearest${city}: ${nearestTo(date, near)}.`
  const span = ownDates(own, today)
  const mayBeOwn = there.length === 0 && from === '' && !because
  const isOwn = mayBeOwn && span !== undefined && date >= span.first && date <= span.last
  return `${why}${because ? ` ${because}` : ''}${nearest}${isOwn ? ` ${forYouAlone(date, months)}` : ''}`
}

function forYouAlone(date: CalendarDate, months: readonly number[]): string {
  const isOut = months.length > 0 && !months.includes(monthOf(date))
  return `For you alone it can${isOut ? `, outside its season (${formatMonths(months)})` : ''}: choose the day as you book.`
}

function notOwn(date: CalendarDate, own: ReturnType<typeof ownDates>): string | undefined {
  if (!own) return 'It leaves on the dates of its departures alone, and none is planned yet.'
  const { first, last } = own
  if (date < first) return `${formatDate(date)} is too soon to be arranged: the first day is ${formatDate(first)}.`
  return date > last ? `${formatDate(date)} is further ahead than we sell yet: up to ${formatDate(last)}.` : undefined
}

function onlyFrom(date: CalendarDate, open: readonly Departure[]): string {
  const cities = new Set(open.map(({ departureCity }) => departureCity))
  return `On ${formatDate(date)} it leaves only from ${listed([...cities])}.`
}

function whyNot(date: CalendarDate, there: readonly Departure[], city: string): string {
  if (there.length === 0) return `It does not leave${city} on ${formatDate(date)}.`
  return there.some((one) => seatsLeft(one) === 0)
    ? `${formatDate(date)}${city} is full.`
    : `Booking for ${formatDate(date)}${city} is closed.`
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
