import { loadPricedCars } from '#app/routes/cars/cars.server.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { carsAskedFor } from '#domain/search/sentences/asked-car.ts'
import type { SearchSentence } from '#domain/search/sentences/read-sentence.ts'
import type { Services } from '#domain/services.server.ts'

export type CarsAsked = { cars: PricedCar[]; trip: string }

/** The classes of car a question asks for, and the trip it tells, as the form of a fare is asked for it. */
export async function findCarsAsked(
  services: Services,
  text: string,
  { named, filters }: SearchSentence,
): Promise<CarsAsked | undefined> {
  const { cars } = await loadPricedCars(services)
  const asked = carsAskedFor(
    text,
    cars.map((priced) => ({ ...priced.car, priced })),
  )
  if (asked.length === 0) return undefined
  return { cars: asked.map(({ priced }) => priced), trip: tripOf(text, named, filters.days?.from) }
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
