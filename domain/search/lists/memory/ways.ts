import { ownDaysAmong } from '#domain/search/lists/departure-query.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import { addDays, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { SeatsNeeded } from '#domain/party/party.ts'
import type { DateSpan } from '#platform/query-values.ts'
import type { Catalogue } from './catalogue.ts'
import { dayNumber, monthNumber, remembered } from './departures.ts'
import type { Departures } from './departures.ts'

/** The day and month it is, as departures count them, and the seats it is for. */
export type WaysWanted = SeatsNeeded & { today: number; thisMonth: number }

/** A way a package leaves: the next such month (1 to 12; 0 is none of the next twelve), the city, and the departure, or a date of one's own. */
export type OnWay = (number: number, month: number, city: number, departure: number) => void

/** In place of a departure where a package has none. */
export const OWN_DATE = -1

/** Ways from `today` on for a party. */
export function waysFrom(today: CalendarDate, needed: SeatsNeeded): WaysWanted {
  return { today: dayNumber(today), thisMonth: monthNumber(today), ...needed }
}

/** Each way each package leaves with seats enough. */
export function eachWay(catalogue: Catalogue, departures: Departures, wanted: WaysWanted, found: OnWay): void {
  for (let number = 0; number < catalogue.size; number++) eachWayOf(catalogue, departures, wanted, number, found)
}

/**
 * Each way one package leaves with seats enough; without departures it may leave in its best months from where it begins, and in no
 * month that is named, where dates of one's own are sold.
 */
export function eachWayOf(
  { months, startCity, infantsHaveSeats, priced }: Catalogue,
  departures: Departures,
  { today, thisMonth, seats, infants }: WaysWanted,
  number: number,
  found: OnWay,
): void {
  const needed = seats + infants * infantsHaveSeats[number]!
  let isOpen = false
  for (let at = departures.starts[number]!; at < departures.starts[number + 1]!; at++) {
    if (departures.lastDay[at]! < today || departures.seats[at] === 0) continue
    isOpen = true
    if (departures.seats[at]! < needed) continue
    const month = departures.month[at]!
    found(number, month - thisMonth < 12 ? (month % 12) + 1 : 0, departures.city[at]!, at)
  }
  if (isOpen || !priced[number]!.ownDates.areSold) return
  const city = startCity[number]!
  found(number, 0, city, OWN_DATE)
  for (let month = 1; month <= 12; month++)
    if (months[number]! & (1 << (month - 1))) found(number, month, city, OWN_DATE)
}

/** Whether a way is one that is asked for. */
export type MeetsDeparture = {
  /** Without a month or days any date will do, and of a package without dates no month that is named. */
  when(month: number, departure: number, number: number): boolean
  city(city: number): boolean
}

/** What is asked of a way, prepared once for many. */
export function meetsDeparture(
  { cities: { slugs }, priced }: Catalogue,
  departures: Departures,
  { departing, today }: { departing: DepartureQuery; today: CalendarDate },
): MeetsDeparture {
  const wanted = new Uint8Array(slugs.values.length).fill(departing.from.length === 0 ? 1 : 0)
  for (const slug of departing.from) wanted[slugs.find(slug) ?? wanted.length] = 1
  return { when: meetsWhen(departures, priced, { departing, today }), city: (city) => wanted[city] === 1 }
}

function meetsWhen(
  { day }: Departures,
  priced: Catalogue['priced'],
  { departing: { month, dates }, today }: { departing: DepartureQuery; today: CalendarDate },
): MeetsDeparture['when'] {
  if (month !== undefined) return (leavesIn) => leavesIn === month
  if (!dates) return (leavesIn, departure) => departure !== OWN_DATE || leavesIn === 0
  const [first, last] = [dayNumber(dates.from), dayNumber(dates.to)]
  // Few packages differ in how soon they can be had.
  const own = remembered((leadDays: number) => ownMonths(dates, leadDays, today))
  return (leavesIn, departure, number) =>
    departure === OWN_DATE
      ? own(priced[number]!.ownDates.leadDays).has(leavesIn)
      : day[departure]! >= first && day[departure]! <= last
}

/** The months in which a date of one's own may be on one of the days, so many days ahead at least. */
function ownMonths(dates: DateSpan, leadDays: number, today: CalendarDate): Set<number> {
  const months = new Set<number>()
  const own = ownDaysAmong(dates, { areSold: true, leadDays }, today)
  if (own) for (let date = own.from; date <= own.to; date = addDays(date, 1)) months.add(monthOf(date))
  return months
}
