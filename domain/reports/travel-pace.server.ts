import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { addDays, startOfIstDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { yearBefore } from './book-year.ts'
import type { PaceMonth } from './pace.ts'
import { reading, sumOf } from './reading.server.ts'

const MONTHS_AHEAD = 12

/**
 * How seats of the twelve months from today's on have sold by today, beside the same months of the year before as they stood on the same day of it. A booking counts from the day it
 * was confirmed until that of its cancellation, with the seats it has now; cars have none, and one whose date was called off has none until its travellers choose another. Refuses `forbidden`.
 */
export function reportTravelPace(db: Db, actor: Actor, today: CalendarDate) {
  return reading(actor, async (): Promise<PaceMonth[]> => {
    const months = monthsFrom(today)
    const now = await seatsByMonth(db, months, today)
    const then = await seatsByMonth(db, months.map(aYearBefore), yearBefore(today))
    return months.map((month) => {
      const [is, was] = [now.get(month), then.get(aYearBefore(month))]
      return { month, seats: is?.byThen ?? 0, seatsBefore: was?.byThen ?? 0, seatsInTheEnd: was?.inTheEnd ?? 0 }
    })
  })
}

function monthsFrom(today: CalendarDate): string[] {
  const [year, month] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_AHEAD }, (_, at) =>
    new Date(Date.UTC(year!, month! - 1 + at, 1)).toISOString().slice(0, 7),
  )
}

function aYearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

async function seatsByMonth(db: Db, months: readonly string[], day: CalendarDate) {
  const { startsOn, seats, confirmedAt, cancelledAt, departureId } = bookings
  const month = sql<string>`to_char(${startsOn}, 'YYYY-MM')`
  const end = sql`${startOfIstDay(addDays(day, 1)).toISOString()}::timestamptz`
  const stoodThen = sql`${confirmedAt} < ${end} and (${cancelledAt} is null or ${cancelledAt} >= ${end})`
  const sums = { month, byThen: sumOf(seats, stoodThen), inTheEnd: sumOf(seats, sql`${cancelledAt} is null`) }
  const isOfThem = and(
    between(startsOn, `${months[0]!}-01`, lastDayOf(months.at(-1)!)),
    isNotNull(confirmedAt),
    isNotNull(departureId),
  )
  const rows = await db.select(sums).from(bookings).where(isOfThem).groupBy(month)
  // By the few dates that were called off: whose choice is open stands in no index of a million bookings.
  const calledOff = await db
    .select(sums)
    .from(departures)
    .innerJoin(bookings, eq(departureId, departures.id))
    .where(and(eq(departures.status, 'cancelled'), isNotNull(bookings.choiceUntil), isOfThem))
    .groupBy(month)
  const off = new Map(calledOff.map((row) => [row.month, row]))
  return new Map(
    rows.map(({ month, byThen, inTheEnd }) => [
      month,
      { byThen: byThen - (off.get(month)?.byThen ?? 0), inTheEnd: inTheEnd - (off.get(month)?.inTheEnd ?? 0) },
    ]),
  )
}

function lastDayOf(month: string): CalendarDate {
  const next = addDays(`${month}-01`, 31).slice(0, 7)
  return addDays(`${next}-01`, -1)
}
