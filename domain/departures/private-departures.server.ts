import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import { departures } from './tables.ts'

/** A date of one party's own: as many seats as it takes, all of them held for it. Gives its id; in the caller's transaction. */
export async function addPrivateDeparture(
  db: Db,
  date: {
    packageId: string
    startsOn: CalendarDate
    departureCity: string
    twinPaise: Paise
    seats: number
    cutoffDays: number
  },
): Promise<string> {
  const { seats, ...where } = date
  const [added] = await db
    .insert(departures)
    .values({ ...where, capacity: seats, held: seats, minToRun: 1, isPrivate: true })
    .returning({ id: departures.id })
  return added!.id
}
