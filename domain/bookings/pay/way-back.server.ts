import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { findDeparture, listDepartures } from '#domain/departures/departures.server.ts'
import { daysBetween } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { hasFreeVehicle } from '#domain/cars/hires.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { refuseAgain } from '#domain/bookings/hold/hold-again.server.ts'
import type { NotAgain } from '#domain/bookings/hold/hold-again.server.ts'

const NEAREST = 2

/** How somebody whose hold has ended goes on: the same seats at the same price, a new quote, or another date that has the seats. */
export type WayBack =
  | { way: 'again' }
  | { way: NotAgain }
  | { way: 'sold-out'; nearest: (Pick<Departure, 'id' | 'startsOn' | 'departureCity'> & { seatsLeft: number })[] }

/** What there is for a booking whose hold has ended, as things stand at this moment. */
export async function findWayBack(db: Db, booking: OpenedBooking): Promise<WayBack> {
  const { departureId, journey, startsOn } = booking
  const refusal = await refuseAgain(db, booking)
  if (refusal) return { way: refusal }
  if (journey.package.kind === 'car') {
    const wanted = { carId: journey.package.id, startsOn, ...journey.package.hire }
    const isThere = booking.state === 'held' || (await hasFreeVehicle(db, wanted))
    return isThere ? { way: 'again' } : { way: 'sold-out', nearest: [] }
  }
  const departure = departureId === null ? undefined : await findDeparture(db, departureId)
  if (!departure) return { way: 'price-changed' }
  // A hold that nobody has swept yet still has its seats.
  if (booking.state === 'held' || seatsLeft(departure) >= booking.seats) return { way: 'again' }
  return { way: 'sold-out', nearest: await listNearest(db, booking) }
}

async function listNearest(db: Db, { departureId, journey, startsOn, seats, today }: OpenedBooking) {
  const others = await listDepartures(db, journey.package.id, { from: today })
  return others
    .filter((one) => one.id !== departureId && isOpen(one, today) && seatsLeft(one) >= seats)
    .toSorted((one, other) => distance(one, startsOn) - distance(other, startsOn))
    .slice(0, NEAREST)
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .map((one) => ({
      id: one.id,
      startsOn: one.startsOn,
      departureCity: one.departureCity,
      seatsLeft: seatsLeft(one),
    }))
}

function distance({ startsOn }: Departure, from: string): number {
  return Math.abs(daysBetween(startsOn, from))
}
