import { scheduleDepartures } from '#domain/departures/planning/departures-writing.server.ts'
import { publishPackages } from '#domain/catalogue/writing/packages.server.ts'
import { USUAL_RATES } from '#domain/catalogue/package.ts'
import { addDays } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, DEPARTURE, STARTS_ON } from '#tests/benches/booking-bench.ts'
import { teaHills } from '#tests/sample-catalogue.ts'
import { write } from '#tests/write.ts'

export const PICKUPS = [
  { id: 'aluva', place: 'Aluva metro', at: '06:15', pricePaise: 0, per: 'booking' as const },
  { id: 'airport', place: 'Kochi airport', at: '05:30', pricePaise: 400_00, per: 'person' as const },
]
export const GUIDE = { id: 'guide', name: 'A local guide for a day', pricePaise: 2_000_00, per: 'booking' as const }
/** Later on the same journey, and from another city, where it takes nobody in. */
export const LATER = { ...DEPARTURE, id: 'later', startsOn: addDays(STARTS_ON, 7) }
const ELSEWHERE = { ...DEPARTURE, id: 'elsewhere', startsOn: addDays(STARTS_ON, 9), departureCity: 'Munnar' }
/** What the airport costs each, with GST. */
export const EACH = 420_00

/** The journey as it takes people in there. */
export async function sell(db: Db, pickups: typeof PICKUPS) {
  await write(db, publishPackages, [{ ...teaHills, rates: { ...USUAL_RATES, extras: [GUIDE], pickups } }])
}

/** Who books a journey with pick-ups, on three departures. */
export async function pickupBench(db: Db) {
  const calls = await bookingBench(db)
  await sell(db, PICKUPS)
  await write(db, scheduleDepartures, [LATER, ELSEWHERE])
  return calls
}
