import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import type { PaymentEvent } from '#domain/payments/payment.ts'
import { addDays, istDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { DEPARTURE, openBookingCalls } from '#tests/benches/booking-bench.ts'
import type { DatabaseClock } from '#tests/database-clock.ts'
import { saveSampleCatalogue, teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'
import type { Life } from './life.ts'

type Calls = ReturnType<typeof openBookingCalls>
/** The site, and the names it gave to what the model knows by number. */
export type World = {
  db: Db
  clock: DatabaseClock
  bench: Calls
  booked: ReturnType<Calls['openedBy']>[]
  orderIds: string[]
  events: PaymentEvent[]
  /** Every state each booking was seen in. */
  seen: string[][]
}

export const BEGAN = new Date('2026-12-01T06:00:00Z')
const CAPACITY = 9

function tripsFrom(at: Date) {
  const startsOn = addDays(istDate(at), 63)
  const later = addDays(startsOn, 14)
  return [
    { ...DEPARTURE, startsOn, capacity: CAPACITY },
    { ...DEPARTURE, id: 'a-fortnight-later', startsOn: later, capacity: CAPACITY, twinPaise: 21_000_00 },
  ]
}

/** Two departures of one package, ₹20,000 and ₹21,000 a person in a twin room. */
export async function fill(db: Db): Promise<void> {
  await saveSampleCatalogue(db)
  await write(db, scheduleDepartures, tripsFrom(BEGAN))
}

export function openWorld(db: Db, clock: DatabaseClock): { model: Life; real: World } {
  const trips = tripsFrom(BEGAN).map(({ id, startsOn, capacity, cutoffDays }) => ({
    id,
    startsOn,
    capacity,
    cutoffDays,
    days: teaHills.days,
  }))
  const model = { now: BEGAN.getTime(), trips, quotes: [], changes: [], bookings: [], orders: [], captures: [] }
  const bench = openBookingCalls(db, clock)
  return { model, real: { db, clock, bench, booked: [], orderIds: [], events: [], seen: [] } }
}
