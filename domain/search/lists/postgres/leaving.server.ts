import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { hasSeats, isOpenDeparture } from '#domain/departures/departures.server.ts'
import { seatsFor } from '#domain/party/party.ts'
import type { Party } from '#domain/party/party.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Filters } from '#domain/search/filters.ts'
import { monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** The names departure cities have, by slug. */
export type CityNames = ReadonlyMap<string, readonly string[]>

/** What is said about when and whence a package leaves, as conditions over `departures` and over a package without any. */
export type Leaving = {
  today: CalendarDate
  isOpen: SQL
  /** Whether there are seats enough. */
  hasRoom: SQL
  inMonth: SQL
  bestInMonth: (bestMonths: SQL) => SQL
  /** Whether the name of a city is one of those asked for. */
  isFrom: (city: SQL) => SQL
  /** A departure's month of the next twelve as a bit, January the lowest; 0 for a later one. */
  monthBit: SQL
}

const ALWAYS = sql`true`

/** The conditions of a month and some cities on a day; what is not asked for holds always. */
export function leavingOf(
  { month, from }: Pick<Filters, 'month' | 'from'>,
  { today, party, cities }: { today: CalendarDate; party: Party | undefined; cities: CityNames },
): Leaving {
  const names = from.flatMap((slug) => cities.get(slug) ?? [])
  const oneOf = (city: SQL) => (names.length > 0 ? inArray(city, names) : sql`false`)
  const year = monthStart(today, 12)
  return {
    today,
    isOpen: and(gte(departures.startsOn, today), isOpenDeparture) ?? ALWAYS,
    hasRoom: hasSeats(seatsFor(party)),
    inMonth: month === undefined ? ALWAYS : (inNext(month, today) ?? ALWAYS),
    bestInMonth: (bestMonths) => (month === undefined ? ALWAYS : sql`${month}::integer = any(${bestMonths})`),
    isFrom: (city) => (from.length === 0 ? ALWAYS : oneOf(city)),
    monthBit: sql`case when ${lt(departures.startsOn, year)} then 1 << (extract(month from ${departures.startsOn})::integer - 1) else 0 end`,
  }
}

function inNext(month: number, today: CalendarDate): SQL | undefined {
  const ahead = (month - monthOf(today) + 12) % 12
  return and(gte(departures.startsOn, monthStart(today, ahead)), lt(departures.startsOn, monthStart(today, ahead + 1)))
}

/** The first day of the month so many months on. */
function monthStart(today: CalendarDate, ahead: number): CalendarDate {
  const months = Number(today.slice(0, 4)) * 12 + monthOf(today) - 1 + ahead
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}
