import { lastMove, refuseMove } from '#domain/bookings/change/amendment-quote.server.ts'
import { stayingBasis } from '#domain/bookings/change/staying-basis.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { ownDates } from '#domain/bookings/quote/own-dates.ts'
import { listWholeParty } from '#domain/bookings/trip/travellers.server.ts'
import { findPackageById } from '#domain/catalogue/packages.server.ts'
import { leavingFrom } from '#domain/catalogue/pickups.ts'
import { isOpen, seatsLeft } from '#domain/departures/departure.ts'
import { listDepartures } from '#domain/departures/departures.server.ts'
import type { Db } from '#platform/db.server.ts'

export type ChangeableBooking = Awaited<ReturnType<typeof loadChangeable>>

/** What of a booking may be otherwise: who travels, and the other dates that have the seats while it may still be moved. */
export async function loadChangeable(db: Db, booking: OpenedBooking) {
  const { today, departureId, seats, journey } = booking
  const mayMove = refuseMove(booking) === undefined
  const [named, departures] = await Promise.all([
    listWholeParty(db, booking),
    mayMove ? listDepartures(db, journey.package.id, { from: today }) : [],
  ])
  const pkg = await findPackageById(db, journey.package.id)
  const rates = pkg && journey.basis && stayingBasis(journey, leavingFrom(pkg, journey.departureCity)).rates
  return {
    mayMove,
    moveUntil: lastMove(booking),
    pickups: rates?.pickups ?? [],
    meeting: rates?.meeting,
    own: mayMove && pkg ? ownDates(pkg.ownDates, today) : undefined,
    named: named.map(({ name, age }) => ({ name, age })),
    dates: departures
      .filter((one) => one.id !== departureId && isOpen(one, today) && seatsLeft(one) >= seats)
      .map((one) => ({ id: one.id, startsOn: one.startsOn, seatsLeft: seatsLeft(one) })),
  }
}
