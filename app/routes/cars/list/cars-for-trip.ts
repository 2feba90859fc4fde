import type { PricedCar } from '#domain/cars/car.ts'
import type { CarSort } from '#domain/cars/car-filters.ts'
import type { RouteTrip } from './route-trip.server.ts'

/** The classes a trip can be made in that seat all who travel, the cheapest for it first as a rule; all of them where no trip is planned. */
export function carsForTrip<Shown extends PricedCar>(
  cars: readonly Shown[],
  trip: RouteTrip | undefined,
  sort: CarSort,
): Shown[] {
  if (!trip?.plan) return [...cars]
  const totalOf = ({ car }: Shown) => trip.fares.get(car.id)?.totalPaise ?? Infinity
  const fitting = cars.filter(({ car }) => trip.fares.has(car.id) && car.seats >= (trip.people ?? 1))
  return sort === 'usual' ? fitting.toSorted((one, other) => totalOf(one) - totalOf(other)) : fitting
}
