import { saveCars } from '#domain/cars/cars-writing.server.ts'
import type { CarDraft } from '#domain/cars/cars-writing.server.ts'
import { saveRoads } from '#domain/cars/roads/roads.server.ts'
import { saveCities } from '#domain/catalogue/writing/cities.server.ts'
import { saveCancellationPlans, savePaymentPlans } from '#domain/pricing/terms-writing.server.ts'
import { saveDrivers, saveVehicles } from '#domain/cars/fleet-writing.server.ts'
import { rupees } from '#platform/money.ts'
import type { Db } from '#platform/db.server.ts'
import { bookingBench, STARTS_ON } from './benches/booking-bench.ts'
import { alappuzha, kochi } from './catalogue-fixture.ts'
import { munnar } from './sample-catalogue.ts'
import { write } from './write.ts'

/** The class of vector V5 (reference PRICING §4.7): ₹11 a kilometre, 250 a day at least, ₹300 a day for the driver, ₹300 a night. */
export const SEDAN: CarDraft = {
  id: 'car-sedan',
  name: 'Sedan',
  url: 'sedan',
  category: 'Cars',
  models: ['Maruti Suzuki Swift Dzire'],
  seats: 4,
  largeBags: 2,
  smallBags: 2,
  airConditioned: true,
  fuels: ['petrol'],
  perKmPaise: rupees(11),
  perKmOneWayPaise: rupees(15),
  minKmPerDay: 250,
  driverAllowancePaise: rupees(300),
  nightChargePaise: rupees(300),
  local4h40kmPaise: null,
  local8h80kmPaise: rupees(2000),
  local12h120kmPaise: null,
  extraKmPaise: rupees(14),
  extraHourPaise: rupees(150),
  gstScheme: 'CAR_5',
  leastDays: 1,
  mostDays: 30,
  summary: 'For two, with two bags.',
  about: [],
  tags: [],
  position: 0,
  pictureId: 'picture-one',
}

/** The class, with so many vehicles and drivers standing in a city. */
export async function saveFleet(db: Db, count = 1, drivers = count, garageCityId = munnar.id): Promise<void> {
  await write(db, saveCars, [SEDAN])
  const numbers = (many: number) => Array.from({ length: many }, (_, at) => at + 1)
  const standing = { garageCityId, active: true }
  const vehicles = numbers(count).map((n) => ({
    id: `vehicle-${n}`,
    carId: SEDAN.id,
    registration: `KL 00 PD ${String(n).padStart(4, '0')}`,
    ...standing,
  }))
  await write(db, saveVehicles, vehicles)
  const names = numbers(drivers).map((n) => ({
    id: `driver-${n}`,
    name: `Driver ${n}`,
    mobile: `+9190000${String(n + 10).padStart(5, '0')}`,
    ...standing,
  }))
  await write(db, saveDrivers, names)
}

/** The calls of a booking with cars of the class in Kochi, a road of 300 km to Alappuzha, and terms of car hire. */
export async function carBench(db: Db, vehicles = 1) {
  const bench = await bookingBench(db)
  await saveHires(db, vehicles)
  return bench
}

/** Vector V5 (reference PRICING §4.7): three days, 612 km, one night driven into. */
export const V5 = {
  car: 'sedan',
  from: 'Kochi',
  to: 'Alappuzha',
  date: STARTS_ON,
  days: 3,
  km: 612,
  time: '05:00',
  people: 3,
}
export const PICKUP = 'Hotel Sea View, Marine Drive, Kochi'

/** What `V5` is priced and driven with, on a sample catalogue. */
export async function saveHires(db: Db, vehicles: number): Promise<void> {
  await write(
    db,
    saveCities,
    [kochi, alappuzha].map((city) => ({ ...city, types: ['city'] })),
  )
  await write(db, saveRoads, [{ oneCityId: kochi.id, otherCityId: alappuzha.id, km: 300, hours: 6, way: 'road' }])
  await saveFleet(db, vehicles, vehicles, kochi.id)
  const slabs = [
    { fromDays: 3, toDays: null, percent: 10 },
    { fromDays: 0, toDays: 2, percent: 50 },
  ]
  await write(db, saveCancellationPlans, [{ id: 'car', name: 'Cars', slabs, refundDays: 7 }])
  const milestones = [
    { kind: 'percent' as const, percent: 25, daysBefore: null },
    { kind: 'remainder' as const, daysBefore: 2 },
  ]
  await write(db, savePaymentPlans, [{ id: 'car', name: 'Cars', milestones, quoteHours: 48, graceDays: 0 }])
}
