import { loadPricedCars } from '#app/routes/cars/cars.server.ts'
import { readRouteTrip } from '#app/routes/cars/list/route-trip.server.ts'
import type { RouteTrip } from '#app/routes/cars/list/route-trip.server.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { asksForCar, carsAskedFor } from '#domain/search/sentences/asked-car.ts'
import type { Filters } from '#domain/search/filters.ts'
import { citiesIn } from '#domain/search/sentences/read-sentence.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'
import type { Services } from '#domain/services.server.ts'
import type { Paise } from '#platform/money.ts'

export type CarsAsked = { cars: (PricedCar & { totalPaise: Paise | undefined })[]; trip: string }

/** The classes of car a question asks for, and the trip it tells, as the form of a fare is asked for it. */
export async function findCarsAsked(
  services: Services,
  text: string,
  { names, days }: { names: SentenceNames; days: Filters['days'] },
): Promise<CarsAsked | undefined> {
  if (!asksForCar(text)) return undefined
  const { cars, today } = await loadPricedCars(services)
  const asked = carsAskedFor(
    text,
    cars.map((priced) => ({ ...priced.car, priced })),
  )
  if (asked.length === 0) return undefined
  const trip = tripOf(text, citiesIn(text, names), days?.from)
  const fares = await faresOf(services, trip, { cars, today })
  return { cars: asked.map(({ priced }) => ({ ...priced, totalPaise: fares?.get(priced.car.id)?.totalPaise })), trip }
}

async function faresOf(
  services: Services,
  trip: string,
  classes: Awaited<ReturnType<typeof loadPricedCars>>,
): Promise<RouteTrip['fares'] | undefined> {
  if (trip === '') return undefined
  const { trip: planned } = await readRouteTrip(services, new URLSearchParams(trip), classes)
  return planned?.fares
}

function tripOf(text: string, [from, to]: readonly string[], days: number | undefined): string {
  if (!from) return ''
  const isOneWay = /\bone[\s-]?way\b|\bdrop\b/i.test(text)
  const kind = !to && /\bairport\b/i.test(text) ? 'airport' : isOneWay ? 'one-way' : 'round-trip'
  return String(
    new URLSearchParams([
      ['trip', kind],
      ['from', from],
      ...(to && kind !== 'airport' ? [['to', to]] : []),
      ...(days && to ? [['days', String(days)]] : []),
    ]),
  )
}
