import { loadPricedCars } from '#app/routes/cars/cars.server.ts'
import { priceRouteTrip } from '#app/routes/cars/list/route-trip.server.ts'
import { wayText } from '#app/routes/cars/list/way-text.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { NO_TRIP, tripParams } from '#domain/cars/trip/trip-query.ts'
import type { TripQuery } from '#domain/cars/trip/trip-query.ts'
import { asksForCar, carsAskedFor } from '#domain/search/sentences/asked-car.ts'
import type { Filters } from '#domain/search/filters.ts'
import { citiesIn } from '#domain/search/sentences/read-sentence.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'
import type { Services } from '#domain/services.server.ts'
import type { Paise } from '#platform/money.ts'

export type CarsAsked = {
  cars: (PricedCar & { totalPaise: Paise | undefined })[]
  /** The parameters of the trip. */
  trip: string
  /** What the totals are of. */
  way: string | undefined
}

/** The classes of car a question asks for, and the trip it tells, priced as their own pages price it. */
export async function findCarsAsked(
  services: Services,
  text: string,
  { names, days }: { names: SentenceNames; days: Filters['days'] },
): Promise<CarsAsked | undefined> {
  if (!asksForCar(text)) return undefined
  const classes = await loadPricedCars(services)
  const asked = carsAskedFor(
    text,
    classes.cars.map((priced) => ({ ...priced.car, priced })),
  )
  if (asked.length === 0) return undefined
  const ask = tripOf(text, citiesIn(text, names), days?.from)
  const trip = ask && (await priceRouteTrip(services, ask, classes))
  const cars = asked.map(({ priced }) => ({ ...priced, totalPaise: trip?.fares.get(priced.car.id)?.totalPaise }))
  const fitting = cars.filter(({ totalPaise }) => totalPaise !== undefined)
  return {
    cars: fitting.length > 0 ? fitting : cars,
    trip: ask ? String(tripParams(ask)) : '',
    way: fitting.length > 0 && trip ? wayText(trip) : undefined,
  }
}

function tripOf(text: string, [from, to]: readonly string[], days: number | undefined): TripQuery | undefined {
  if (!from) return undefined
  if (!to && /\bairport\b/i.test(text)) return { ...NO_TRIP, kind: 'airport', from }
  const kind = /\bone[\s-]?way\b|\bdrop\b/i.test(text) ? 'one-way' : 'round-trip'
  return { ...NO_TRIP, kind, from, to: to ?? '', days: to && days ? String(days) : '' }
}
