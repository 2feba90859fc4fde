import { and, asc, eq, exists, gt, inArray, lt, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { kmBetween } from '#domain/cars/km-between.ts'
import { cars, drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { cities, packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import { MOST_OFFERED } from './departure.ts'
import { departures } from './tables.ts'

type Days = { startsOn: CalendarDate; endsBefore: CalendarDate }
type PlannedDeparture = Days & { departureCity: string; status: string }
const Id = z.string().min(1).max(60)

/** A vehicle that goes with a departure, and who drives it. */
export type DepartureCar = Awaited<ReturnType<typeof listCars>>[number]

/** The vehicles of a departure with their drivers, the nearest that are free on all of its days, and the day from which it needs none. Refuses `forbidden` and 'unknown-departure'. */
export async function findDepartureCars(db: Db, actor: Actor, departureId: string) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const found = await findDays(db, departureId)
  if (!found) return refused('unknown-departure')
  const near = await nearness(db, found)
  const free = { vehicles: await listFreeVehicles(db, found, near), drivers: await listFreeDrivers(db, found, near) }
  return done({ cars: await listCars(db, departureId), free, endsBefore: found.endsBefore })
}

/**
 * Has a vehicle and a driver go with a departure on all of its days. The database refuses either of them a second trip or hire on one day: 'vehicle-taken' and 'driver-taken' say which.
 * Refuses 'unknown-departure', one that was called off ('called-off-before') or is over ('departure-left'), and what is 'out-of-service'.
 */
export const sendCar = command('bookings.work', {
  input: z.object({ departureId: Id, vehicleId: Id, driverId: Id }),
  tags: [],
  change: async ({ db }, { departureId, vehicleId, driverId }) => {
    const found = await findDays(db, departureId, true)
    if (!found) return refused('unknown-departure')
    if (found.status === 'cancelled') return refused('called-off-before')
    if (found.endsBefore <= (await databaseToday(db))) return refused('departure-left')
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, vehicleId))
    const [driver] = await db.select().from(drivers).where(eq(drivers.id, driverId))
    if (!vehicle?.active || !driver?.active) return refused('out-of-service')
    const { startsOn, endsBefore } = found
    const hire = { bookingId: newId(), departureId, vehicleId, driverId, startsOn, endsBefore }
    const sent = await db.insert(vehicleHires).values(hire).onConflictDoNothing().returning()
    if (sent.length === 0) return refused(await whichIsTaken(db, hire))
    const after = { plate: vehicle.registration, driver: driver.id, startsOn, endsBefore }
    return { ok: true, value: undefined, changes: [{ subject: `departure:${departureId}`, before: null, after }] }
  },
})

/** Takes a vehicle and its driver off a departure again. Refuses 'unknown-hire'. */
export const recallCar = command('bookings.work', {
  input: z.object({ departureId: Id, id: Id }),
  tags: [],
  change: async ({ db }, { departureId, id }) => {
    const [gone] = await db
      .delete(vehicleHires)
      .where(and(eq(vehicleHires.bookingId, id), eq(vehicleHires.departureId, departureId)))
      .returning()
    if (!gone) return refused('unknown-hire')
    return { ok: true, value: undefined, changes: [{ subject: `departure:${departureId}`, before: gone, after: null }] }
  },
})

/** Gives back all that departures have, in the caller's transaction. */
export async function releaseCars(db: Db, departureIds: string[]): Promise<void> {
  await db.delete(vehicleHires).where(inArray(vehicleHires.departureId, departureIds))
}

async function findDays(db: Db, departureId: string, locks = false): Promise<PlannedDeparture | undefined> {
  const { startsOn, departureCity, status } = departures
  const query = db
    .select({ startsOn, departureCity, status, days: packages.days })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(departures.id, departureId))
  const [row] = locks ? await query.for('share', { of: departures }) : await query
  return row && { ...row, endsBefore: addDays(row.startsOn, row.days) }
}

function listCars(db: Db, departureId: string) {
  return db
    .select({
      id: vehicleHires.bookingId,
      plate: vehicles.registration,
      car: cars.name,
      seats: cars.seats,
      driver: drivers.name,
      mobile: drivers.mobile,
      toldAt: vehicleHires.toldAt,
    })
    .from(vehicleHires)
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .innerJoin(cars, eq(cars.id, vehicles.carId))
    .innerJoin(drivers, eq(drivers.id, vehicleHires.driverId))
    .where(eq(vehicleHires.departureId, departureId))
    .orderBy(asc(vehicleHires.createdAt), asc(vehicles.registration))
}

/** Those that stand where it leaves from come first, then the nearest; of a place that is no city, by their cities. */
async function nearness(db: Db, { departureCity }: PlannedDeparture): Promise<SQL> {
  const [from] = await db
    .select({ lat: cities.lat, lon: cities.lon })
    .from(cities)
    .where(eq(cities.name, departureCity))
    .limit(1)
  return from ? kmBetween(cities, { lat: sql`${from.lat}::real`, lon: sql`${from.lon}::real` }) : asc(cities.name)
}

function listFreeVehicles(db: Db, days: PlannedDeparture, near: SQL) {
  const { id, registration, active } = vehicles
  return db
    .select({ id, plate: registration, car: cars.name, seats: cars.seats, garage: cities.name })
    .from(vehicles)
    .innerJoin(cars, eq(cars.id, vehicles.carId))
    .innerJoin(cities, eq(cities.id, vehicles.garageCityId))
    .where(and(active, not(isTaken(db, vehicleHires.vehicleId, id, days))))
    .orderBy(near, asc(cities.name), asc(cars.position), asc(registration))
    .limit(MOST_OFFERED)
}

function listFreeDrivers(db: Db, days: PlannedDeparture, near: SQL) {
  const { id, name, mobile, active } = drivers
  return db
    .select({ id, name, mobile, garage: cities.name })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.garageCityId))
    .where(and(active, not(isTaken(db, vehicleHires.driverId, id, days))))
    .orderBy(near, asc(cities.name), asc(name), asc(id))
    .limit(MOST_OFFERED)
}

function isTaken(db: Db, column: AnyPgColumn, id: AnyPgColumn, { startsOn, endsBefore }: Days) {
  const { startsOn: from, endsBefore: to } = vehicleHires
  const overlaps = and(eq(column, id), lt(from, endsBefore), gt(to, startsOn))
  return exists(
    db
      .select({ one: sql`1` })
      .from(vehicleHires)
      .where(overlaps),
  )
}

async function whichIsTaken(db: Db, { vehicleId, startsOn, endsBefore }: Days & { vehicleId: string }) {
  const { startsOn: from, endsBefore: to } = vehicleHires
  const isWithOthers = and(eq(vehicleHires.vehicleId, vehicleId), lt(from, endsBefore), gt(to, startsOn))
  return (await db.$count(vehicleHires, isWithOthers)) > 0 ? 'vehicle-taken' : 'driver-taken'
}
