import { redirect } from 'react-router'
import { carPathOf } from '#app/parts/car-card/car-path.ts'
import { priceCar } from '#domain/cars/car.ts'
import type { PricedCar } from '#domain/cars/car.ts'
import { findCarByRef, rememberedCars } from '#domain/cars/cars.server.ts'
import type { Services } from '#domain/services.server.ts'
import { istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { slugify } from '#platform/slug.ts'

/** Every class of car, priced for today, in the order of the tariff. */
export async function loadPricedCars(services: Services): Promise<{ cars: PricedCar[]; today: CalendarDate }> {
  const today = istDate(services.clock.now())
  const tax = { on: today, rates: services.gstRates }
  return { cars: (await rememberedCars(services)).map((car) => priceCar(car, tax)), today }
}

/** Leads an old address, `?detail=sedan-tour-package` (SPEC §2), to the page of its class, the other keys kept; one that means no class is left as it is. */
export async function leadOnToCar(services: Services, request: Request): Promise<void> {
  const { searchParams } = new URL(request.url)
  const detail = searchParams.get('detail')
  if (detail === null) return
  const priced = await findByRef(services, (await loadPricedCars(services)).cars, detail.replace(SUFFIX, ''))
  if (!priced) return
  searchParams.delete('detail')
  throw redirect(carPathOf(priced.car.url, searchParams), 301)
}

/** What old addresses of classes end with (SPEC §2). */
export const SUFFIX = /-tour-package$/

/** The class whose address, id, name or address of before this is. */
export async function findByRef(
  services: Services,
  cars: readonly PricedCar[],
  ref: string,
): Promise<PricedCar | undefined> {
  const meant = (await findCarByRef(services, ref)) ?? (await findCarByRef(services, slugify(ref)))
  return meant && cars.find(({ car }) => car.id === meant.id)
}
