import { isClosed, isCutOff } from '#domain/departures/departure.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { giveBackToOffers, takeOfferAgain } from '#domain/departures/waitlist/offers.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { releaseVehicle, takeVehicle } from '#domain/cars/hires.server.ts'
import type { HireWanted } from '#domain/cars/hires.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'

/**
 * What a booking has of what is sold: seats of a departure, or a vehicle with its driver for some days. Each of these is late in its caller's transaction, since whoever else wants
 * the same waits from there on, and announces nothing itself.
 */
export type PlacedBooking = { id: string; departureId: string | null; seats: number; journey: PricedJourney }

/** Holds it. Refuses 'sold-out', and then nothing has changed. */
export async function takePlaces(
  db: Db,
  { id, departureId, seats, journey }: PlacedBooking,
): Promise<Result<void, 'sold-out'>> {
  if (journey.package.kind === 'car') return takeVehicle(db, id, hireOf(journey))
  const taken = await moveSeats(db, departureId!, { held: seats })
  return taken.ok ? done(undefined) : taken
}

/** Holds it once more after its hold has ended: what came back to the offer it was taken up from is its own still. Refuses likewise. */
export async function takePlacesAgain(db: Db, booking: PlacedBooking): Promise<Result<void, 'sold-out'>> {
  const kept = booking.departureId === null ? 0 : await takeOfferAgain(db, booking.id)
  const taken = await takePlaces(db, { ...booking, seats: booking.seats - kept })
  if (!taken.ok && kept > 0) await giveBackToOffers(db, [{ id: booking.id, seats: kept }])
  return taken
}

/** What of the fleet a hire takes. Throws of a package. */
export function hireOf({ package: sold, startsOn }: PricedJourney): HireWanted {
  if (sold.kind !== 'car') throw new Error(`${sold.id} is no car`)
  const { cityId, endsBefore } = sold.hire
  return { carId: sold.id, cityId, startsOn, endsBefore }
}

/** Makes what is held sold. Throws when it is not held. */
export async function sellPlaces(db: Db, { id, departureId, seats }: PlacedBooking): Promise<void> {
  if (departureId === null) return
  const sold = await moveSeats(db, departureId, { held: -seats, sold: seats })
  if (!sold.ok) throw new Error(`the seats of booking ${id} are not held`)
}

/** Makes what is sold held again. Throws when it is not sold. */
export async function holdSold(db: Db, { id, departureId, seats }: PlacedBooking): Promise<void> {
  if (departureId === null) return
  const held = await moveSeats(db, departureId, { held: seats, sold: -seats })
  if (!held.ok) throw new Error(`the seats of booking ${id} are not sold`)
}

/** Gives back what is held or sold. Throws when it is not there. */
export async function givePlacesBack(
  db: Db,
  { id, departureId, seats }: Omit<PlacedBooking, 'journey'>,
  as: 'held' | 'sold',
): Promise<void> {
  if (departureId === null) return releaseVehicle(db, id)
  const given = await moveSeats(db, departureId, { [as]: -seats })
  if (!given.ok) throw new Error(`the seats of booking ${id} are not there to give back`)
}

/** What whoever shows free seats hears of a booking's; nobody keeps which cars are free. */
export function placesOf({ package: { id, kind } }: PricedJourney): `seats:${string}`[] {
  return kind === 'car' ? [] : [`seats:${id}`]
}

type DatedGroup = { departureId: string | null; startsOn: CalendarDate; today: CalendarDate }

/** Whether it is too late today for what a booking has: a car comes from the next day on. */
export function isTooLate(db: Db, booking: DatedGroup): Promise<boolean> {
  return isOver(db, booking, isCutOff)
}

/** Whether what a booking has is not sold any more today: it is too late, or the operator has closed it. */
export function isSaleOver(db: Db, booking: DatedGroup): Promise<boolean> {
  return isOver(db, booking, isClosed)
}

/** Whether nobody can be given a seat of what a booking had any more, though they have paid in time: its day has come, or the operator has closed it. */
export function isGone(db: Db, booking: DatedGroup): Promise<boolean> {
  return isOver(db, booking, (departure, today) => isClosed(departure, today) && !isAhead(departure, today))
}

function isAhead({ status, startsOn }: Pick<Departure, 'status' | 'startsOn'>, today: CalendarDate): boolean {
  return status !== 'closed' && today < startsOn
}

async function isOver(db: Db, { departureId, startsOn, today }: DatedGroup, isOf: typeof isClosed): Promise<boolean> {
  if (departureId === null) return today >= startsOn
  const departure = await findDeparture(db, departureId)
  return !departure || isOf(departure, today)
}
