import type { PricedCar } from '#domain/cars/car.ts'
import type { CarSort } from '#domain/cars/car-filters.ts'
import type { RouteTrip } from './route-trip.server.ts'

/** The classes a trip can be made in that seat all who travel, ordered by what the whole trip costs where a price orders them; all of them where no trip is planned. */
export function carsForTrip<Shown extends PricedCar>(
  cars: readonly Shown[],
  trip: RouteTrip | undefined,
  sort: CarSort,
): Shown[] {
  if (!trip?.plan) return [...cars]
  const totalOf = ({ car }: Shown) => trip.fares.get(car.id)?.totalPaise ?? Infinity
  const fitting = cars.filter(({ car }) => trip.fares.has(car.id) && car.seats >= (trip.people ?? 1))
  if (sort === 'price-desc') return fitting.toSorted((one, other) => totalOf(other) - totalOf(one))
  const isByTotal = sort === 'usual' || sort === 'price'
  return isByTotal ? fitting.toSorted((one, other) => totalOf(one) - totalOf(other)) : fitting
}

/** How many of the largest class that makes a trip seat all who travel; `cars` are all classes, narrowed or not. */
export function carsNeeded(cars: readonly PricedCar[], { fares, people = 1 }: RouteTrip): number {
  const most = Math.max(1, ...cars.filter(({ car }) => fares.has(car.id)).map(({ car }) => car.seats))
  return Math.ceil(people / most)
}
