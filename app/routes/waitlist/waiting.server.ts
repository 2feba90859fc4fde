import { bookPath } from '#domain/bookings/quote/ask-address.ts'
import { readPartyView, seatsFor } from '#domain/party/party.ts'
import { istDate } from '#platform/dates.ts'
import { seatsLeft } from '#domain/departures/departure.ts'
import { rememberedPackage } from '#domain/catalogue/packages.server.ts'
import { roomsSold } from '#domain/pricing/rooms.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { refuseWaiting } from '#domain/departures/waitlist/joining.server.ts'
import type { Services } from '#domain/services.server.ts'
import { dateOptions } from '#app/routes/booking/begin/date-options.ts'
import { nearestDates } from '#app/routes/booking/begin/nearest-dates.server.ts'

export type JoiningPage = NonNullable<Awaited<ReturnType<typeof loadJoining>>>

/** A departure somebody would wait for, whether they may, and the nearest dates that have the seats. */
export async function loadJoining(services: Services, params: URLSearchParams) {
  const departure = await findDeparture(services.db, params.get('departure') ?? '')
  if (!departure || departure.isPrivate) return undefined
  const party = readPartyView(params).party ?? { adults: 2, ages: [], rooms: undefined }
  const seats = seatsFor(party, departure.package)
  const ask = {
    package: departure.package.url,
    departure: departure.id,
    party,
    extras: [],
    willingToShare: false,
  }
  const pkg = await rememberedPackage(services, departure.package.url)
  const others = await nearestDates(services, ask, departure.startsOn)
  return {
    departure,
    stops: pkg?.stops.map(({ name }) => name) ?? [],
    isTrek: pkg?.kind === 'trek',
    party,
    sold: pkg && roomsSold(pkg),
    seats,
    book: bookPath(departure, party),
    seatsLeft: seatsLeft(departure),
    refusal: refuseWaiting(departure, { seats, today: istDate(services.clock.now()) }),
    others: dateOptions(others),
    isSent: params.has('sent'),
  }
}
