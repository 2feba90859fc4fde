import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { cities } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { cars, drivers, vehicleHires, vehicles } from './tables.ts'

export type Fleet = Extract<Awaited<ReturnType<typeof readFleet>>, { ok: true }>['value']

const isAhead = gt(vehicleHires.endsBefore, todayInIndia)

/** Every vehicle and driver with the hires they have ahead, those in service first, and what may be chosen for them. Refuses `forbidden`. */
export async function readFleet(db: Db, actor: Actor) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const [ofVehicles, ofDrivers, classes, garages] = await Promise.all([
    db
      .select({
        id: vehicles.id,
        registration: vehicles.registration,
        carId: vehicles.carId,
        garageCityId: vehicles.garageCityId,
        active: vehicles.active,
        hires: db.$count(vehicleHires, and(eq(vehicleHires.vehicleId, vehicles.id), isAhead)),
      })
      .from(vehicles)
      .orderBy(desc(vehicles.active), asc(vehicles.registration)),
    db
      .select({
        id: drivers.id,
        name: drivers.name,
        mobile: drivers.mobile,
        garageCityId: drivers.garageCityId,
        active: drivers.active,
        hires: db.$count(vehicleHires, and(eq(vehicleHires.driverId, drivers.id), isAhead)),
      })
      .from(drivers)
      .orderBy(desc(drivers.active), asc(drivers.name)),
    db.select({ id: cars.id, name: cars.name }).from(cars).orderBy(asc(cars.position)),
    db.select({ id: cities.id, name: cities.name }).from(cities).where(isNotNull(cities.lat)).orderBy(asc(cities.name)),
  ])
  return done({ vehicles: ofVehicles, drivers: ofDrivers, classes, garages })
}
