import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { findDeparture, listDepartures } from '#domain/departures/departures.server.ts'
import { daysBetween } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { hasFreeVehicle } from '#domain/cars/hires.server.ts'
import { isTooLate } from '#domain/bookings/group/places.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { refuseAgain } from '#domain/bookings/hold/hold-again.server.ts'
import type { NotAgain } from '#domain/bookings/hold/hold-again.server.ts'
import { mayRedeemAgain } from '#domain/bookings/quote/used-promotions.server.ts'

const NEAREST = 2

/** How somebody whose hold has ended goes on: the same seats at the same price or without a coupon that is used up, a new quote, or another date that has the seats. */
export type WayBack =
  | { way: 'again' }
  | { way: NotAgain | 'coupon-used' }
  | {
      way: 'sold-out' | 'too-late'
      nearest: (Pick<Departure, 'id' | 'startsOn' | 'departureCity'> & { seatsLeft: number })[]
    }

/** What there is for a booking whose hold has ended, as things stand at this moment. */
export async function findWayBack(needs: QuoteNeeds, booking: OpenedBooking): Promise<WayBack> {
  const { db } = needs
  if (await isTooLate(db, booking)) return { way: 'too-late', nearest: await listNearest(db, booking) }
  const refusal = await refuseAgain(needs, booking)
  if (refusal) return { way: refusal }
  if (!(await areThere(db, booking))) return { way: 'sold-out', nearest: await listNearest(db, booking) }
  return { way: (await mayRedeemAgain(db, booking)) ? 'again' : 'coupon-used' }
}

/** Whether its seats, or its car, can be held anew: a hold that nobody has swept yet still has them. */
async function areThere(db: Db, { state, departureId, journey, startsOn, seats }: OpenedBooking): Promise<boolean> {
  if (state === 'held') return true
  const { package: sold } = journey
  if (sold.kind === 'car') return hasFreeVehicle(db, { carId: sold.id, startsOn, ...sold.hire })
  const departure = await findDeparture(db, departureId!)
  return departure !== undefined && seatsLeft(departure) >= seats
}

async function listNearest(db: Db, { departureId, journey, startsOn, seats, today }: OpenedBooking) {
  if (journey.package.kind === 'car') return []
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
