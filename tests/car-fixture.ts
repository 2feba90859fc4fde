import { saveCars } from '#domain/cars/cars-writing.server.ts'
import type { CarDraft } from '#domain/cars/cars-writing.server.ts'
import { saveDrivers, saveVehicles } from '#domain/cars/fleet-writing.server.ts'
import { rupees } from '#platform/money.ts'
import type { Db } from '#platform/db.server.ts'
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

/** The sample catalogue's class of car, with so many vehicles and drivers standing in Munnar. */
export async function saveFleet(db: Db, count = 1, drivers = count): Promise<void> {
  await write(db, saveCars, [SEDAN])
  const numbers = (many: number) => Array.from({ length: many }, (_, at) => at + 1)
  const standing = { garageCityId: munnar.id, active: true }
  const vehicles = numbers(count).map((n) => ({
    id: `vehicle-${n}`,
    carId: SEDAN.id,
    registration: `KL 00 PD 000${n}`,
    ...standing,
  }))
  await write(db, saveVehicles, vehicles)
  const names = numbers(drivers).map((n) => ({
    id: `driver-${n}`,
    name: `Driver ${n}`,
    mobile: `+91900000001${n}`,
    ...standing,
  }))
  await write(db, saveDrivers, names)
}
