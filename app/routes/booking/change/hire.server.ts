import { lastMove, refuseMove } from '#domain/bookings/change/amendment-quote.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { CarAsk } from '#domain/bookings/quote/priced-journey.ts'
import { findQuote } from '#domain/bookings/quote/quotes.server.ts'
import { findCarByRef, rememberedCars } from '#domain/cars/cars.server.ts'
import { FIELDS_OF } from '#domain/cars/trip/trip-query.ts'
import type { Services } from '#domain/services.server.ts'
import { addDays } from '#platform/dates.ts'

export type ChangeableHire = Awaited<ReturnType<typeof loadChangeableHire>>

/** What of a hire may be otherwise: its class, and its day while it may still be moved. */
export async function loadChangeableHire(services: Services, booking: OpenedBooking) {
  const { car, trip, people } = (await findQuote(services.db, booking.quoteToken))!.asked as CarAsk
  const classes = await rememberedCars(services)
  const now = await findCarByRef(services, car)
  return {
    mayMove: refuseMove(booking) === undefined,
    moveUntil: lastMove(booking),
    asksDays: FIELDS_OF[trip.kind].includes('days'),
    classes: classes.map(({ url, name, seats }) => ({ url, name, seats })),
    now: { car: now?.url ?? '', date: trip.date, time: trip.time, days: trip.days, people: String(people) },
    tomorrow: addDays(booking.today, 1),
  }
}
