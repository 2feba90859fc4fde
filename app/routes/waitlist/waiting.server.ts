import { seatsLeft } from '#domain/departures/departure.ts'
import { findDeparture } from '#domain/departures/departures.server.ts'
import { refuseWaiting } from '#domain/departures/waitlist-joining.server.ts'
import type { Services } from '#domain/services.server.ts'
import { dateOptions } from '#app/routes/booking/date-options.ts'
import { nearestDates } from '#app/routes/booking/nearest-dates.server.ts'

export type Joining = NonNullable<Awaited<ReturnType<typeof loadJoining>>>

/** A departure somebody would wait for, whether they may, and the nearest dates that have the seats. */
export async function loadJoining(services: Services, params: URLSearchParams) {
  const departure = await findDeparture(services.db, params.get('departure') ?? '')
  if (!departure || departure.isPrivate) return undefined
  const seats = /^[1-9]\d?$/.test(params.get('seats') ?? '') ? Number(params.get('seats')) : 2
  const ask = {
    package: departure.package.url,
    departure: departure.id,
    party: { adults: seats, ages: [], rooms: undefined },
    extras: [],
    willingToShare: false,
  }
  const [refusal, others] = await Promise.all([
    refuseWaiting(services, departure.id, seats),
    nearestDates(services, ask, departure.startsOn),
  ])
  return {
    departure,
    seats,
    seatsLeft: seatsLeft(departure),
    refusal,
    others: dateOptions(others),
    isSent: params.has('sent'),
  }
}

/** The steps to seats that are there after all, or kept for whoever asks. */
export function bookHref({ departure, seats }: Pick<Joining, 'departure' | 'seats'>): string {
  const params = new URLSearchParams({ package: departure.package.url, departure: departure.id, adults: String(seats) })
  return `/booking/new?${params}`
}
