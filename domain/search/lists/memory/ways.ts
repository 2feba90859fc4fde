import { daysOfMonth, monthsBegin } from '#domain/search/lists/departure-query.ts'
import type { DepartureQuery } from '#domain/search/lists/departure-query.ts'
import { ownDaysAmong } from '#domain/search/lists/own-days.ts'
import type { OwnDays } from '#domain/search/lists/own-days.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { SeatsNeeded } from '#domain/party/party.ts'
import type { DateSpan } from '#platform/query-values.ts'
import type { Catalogue } from './catalogue.ts'
import { dayNumber, monthNumber } from './departures.ts'
import type { Departures } from './departures.ts'

/** The day it is and the first of the next twelve months, as departures count them, and the seats it is for. */
export type WaysWanted = SeatsNeeded & { on: CalendarDate; today: number; firstMonth: number }

/**
 * A way a package leaves: the month (1 to 12, the next such one; 0 is none of the next twelve), the city, and the departure. On a date of one's own it
 * leaves in each month it is offered in, and once in 0, which stands for whatever days are asked for.
 */
export type OnWay = (number: number, month: number, city: number, departure: number) => void

/** In place of a departure where a package has none. */
export const OWN_DATE = -1
/** In place of a departure where a package has departures and is sold on other days too: nothing for whoever asks for no day. */
export const OWN_BESIDES = -2

/** Whether a way is a date of one's own. */
export function isOwn(departure: number): boolean {
  return departure < 0
}

/** Whether a way is one for whoever asks for no day. */
export function isAnyTime(month: number, departure: number): boolean {
  return !isOwn(departure) || (month === 0 && departure === OWN_DATE)
}

/** Ways from `today` on for a party. */
export function waysFrom(today: CalendarDate, needed: SeatsNeeded): WaysWanted {
  return { on: today, today: dayNumber(today), firstMonth: monthNumber(monthsBegin(today)), ...needed }
}

/** Each way each package leaves with seats enough. */
export function eachWay(catalogue: Catalogue, departures: Departures, wanted: WaysWanted, found: OnWay): void {
  const offered = ownDaysOffered(catalogue, wanted.on)
  for (let number = 0; number < catalogue.size; number++)
    eachWayOf({ catalogue, departures, offered }, wanted, number, found)
}

/** What ways are found in; `offered` is made once for many packages. */
export type WaySource = { catalogue: Catalogue; departures: Departures; offered: OwnDaysOffered }

/** Each way one package leaves with seats enough, its departures first; on dates of one's own it begins where its plan does. */
export function eachWayOf(
  { catalogue, departures, offered }: WaySource,
  { today, firstMonth, seats, infants }: WaysWanted,
  number: number,
  found: OnWay,
): void {
  const needed = seats + infants * catalogue.infantsHaveSeats[number]!
  let isOpen = false
  for (let at = departures.starts[number]!; at < departures.starts[number + 1]!; at++) {
    if (departures.lastDay[at]! < today || departures.seats[at] === 0) continue
    isOpen = true
    if (departures.seats[at]! < needed) continue
    const month = departures.month[at]!
    const isNext = month >= firstMonth && month - firstMonth < 12
    found(number, isNext ? (month % 12) + 1 : 0, departures.city[at]!, at)
  }
  const { ownDates, groupMax } = catalogue.priced[number]!
  if (!ownDates.areSold || (isOpen && seats > Math.min(groupMax, ownDates.mostPeople ?? groupMax))) return
  const [city, own] = [catalogue.startCity[number]!, isOpen ? OWN_BESIDES : OWN_DATE]
  found(number, 0, city, own)
  const months = offered.months(number)
  for (let month = 1; month <= 12; month++) if (months & (1 << (month - 1))) found(number, month, city, own)
}

/** On which days packages are offered as dates of one's own. */
export type OwnDaysOffered = {
  /** The next such months in which there is such a day, a bit each, January the lowest. */
  months(number: number): number
  among(number: number, days: DateSpan): DateSpan[]
  /** What follows from the days a package is offered on, worked out once for the many that are offered alike. */
  onceForAlike<Value>(valueOf: (number: number) => Value): (number: number) => Value
}

/** The same for whoever books on a day. */
export function ownDaysOffered({ priced, months, possible }: Catalogue, today: CalendarDate): OwnDaysOffered {
  const sold = (number: number): OwnDays => ({
    ...priced[number]!.ownDates,
    isIn: (month) => (months[number]! & (1 << (month - 1))) !== 0,
    possible: possible.get(number) ?? null,
  })
  const among = (number: number, days: DateSpan) => ownDaysAmong(days, sold(number), today)
  const onceForAlike: OwnDaysOffered['onceForAlike'] = (valueOf) => {
    const known = new Map<number, ReturnType<typeof valueOf>>()
    return (number) => {
      const key = possible.has(number) ? -1 - number : priced[number]!.ownDates.leadDays * 4096 + months[number]!
      if (!known.has(key)) known.set(key, valueOf(number))
      return known.get(key)!
    }
  }
  const inMonth = (number: number) => monthsWhere((month) => among(number, daysOfMonth(month, today)).length > 0)
  return { among, onceForAlike, months: onceForAlike(inMonth) }
}

function monthsWhere(isIn: (month: number) => boolean): number {
  let bits = 0
  for (let month = 1; month <= 12; month++) if (isIn(month)) bits |= 1 << (month - 1)
  return bits
}

/** Whether a way is one that is asked for. */
export type MeetsDeparture = {
  /** Without a month or days any date will do, and of a package without dates no month that is named. */
  when(month: number, departure: number, number: number): boolean
  city(city: number): boolean
}

/** What is asked of a way, prepared once for many. */
export function meetsDeparture(
  catalogue: Catalogue,
  departures: Departures,
  { departing, today }: { departing: DepartureQuery; today: CalendarDate },
): MeetsDeparture {
  const { slugs } = catalogue.cities
  const wanted = new Uint8Array(slugs.values.length).fill(departing.from.length === 0 ? 1 : 0)
  for (const slug of departing.from) wanted[slugs.find(slug) ?? wanted.length] = 1
  return { when: meetsWhen(catalogue, departures, { departing, today }), city: (city) => wanted[city] === 1 }
}

function meetsWhen(
  catalogue: Catalogue,
  { day }: Departures,
  { departing: { month, dates }, today }: { departing: DepartureQuery; today: CalendarDate },
): MeetsDeparture['when'] {
  if (month !== undefined) return (leavesIn) => leavesIn === month
  if (!dates) return isAnyTime
  const [first, last] = [dayNumber(dates.from), dayNumber(dates.to)]
  const offered = ownDaysOffered(catalogue, today)
  const isOffered = offered.onceForAlike((number) => offered.among(number, dates).length > 0)
  return (leavesIn, departure, number) =>
    isOwn(departure) ? leavesIn === 0 && isOffered(number) : day[departure]! >= first && day[departure]! <= last
}
