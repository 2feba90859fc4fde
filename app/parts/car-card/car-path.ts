import { href } from 'react-router'
import { carAskParams } from '#domain/bookings/quote/car-ask.ts'
import { tripParams } from '#domain/cars/trip/trip-query.ts'
import type { TripQuery } from '#domain/cars/trip/trip-query.ts'

/** The page of a class of car, with a trip or filters behind it. */
export function carPathOf(url: string, params?: URLSearchParams): string {
  const path = href('/car-rental/:detail', { detail: url })
  return params && params.size > 0 ? `${path}?${params}` : path
}

/** The step that asks for a quote of a class of car for a trip. */
export function bookPathOf(url: string, trip: TripQuery, people: string): string {
  return `${href('/booking/car')}?${carAskParams({ car: url, trip, people })}`
}

/** What an address asks of a trip and of how many; nothing of what was left empty. */
export function tripAddress(trip: TripQuery, people: number | string | undefined): URLSearchParams {
  const params = tripParams(trip)
  if (people) params.set('people', String(people))
  return params
}
