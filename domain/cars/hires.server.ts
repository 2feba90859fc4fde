import { and, asc, eq, exists, gt, lt, ne, not, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { alias } from 'drizzle-orm/pg-core'
import { cities } from '#domain/catalogue/tables.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { GARAGE_REACH_KM } from './hire.ts'
import type { AssignedDriver } from './hire.ts'
import { kmBetween } from './km-between.ts'
import { drivers, vehicleHires, vehicles } from './tables.ts'

/** A class of car from a city; its days are half-open. What `besides` has counts as free: it gives that back for this. */
export type HireWanted = {
  carId: string
  cityId: string
  startsOn: CalendarDate
  endsBefore: CalendarDate
  besides?: string | undefined
}
type Pair = { vehicleId: string; driverId: string }

/** Every try that fails has seen another hire committed; nobody waits for more of them than this. */
const MOST_TRIES = 50

/**
 * Gives a booking a vehicle of the class and a driver of the same garage, the nearest garage first, in the caller's transaction and as its last step. Who is free is looked up, but it is the
 * database that refuses either of them on a day that is taken: a second one who wants them waits for the first and then looks again. Refuses 'sold-out'.
 */
export async function takeVehicle(db: Db, bookingId: string, wanted: HireWanted): Promise<Result<void, 'sold-out'>> {
  const { startsOn, endsBefore } = wanted
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const free = await findFree(db, wanted)
    if (!free) return refused('sold-out')
    const taken = await db
      .insert(vehicleHires)
      .values({ bookingId, ...free, startsOn, endsBefore })
      .onConflictDoNothing()
      .returning({ bookingId: vehicleHires.bookingId })
    if (taken.length > 0) return done(undefined)
  }
  return refused('sold-out')
}

/**
 * Gives a booking another vehicle or other days for what it has, in the caller's transaction, which undoes it where this refuses 'sold-out'. Of the same days and class it keeps what it
 * has, and who drives is told anew: the hour or the place may be another one.
 */
export async function swapVehicle(
  db: Db,
  bookingId: string,
  { was, wanted }: { was: HireWanted; wanted: HireWanted },
): Promise<Result<void, 'sold-out'>> {
  if ((['carId', 'cityId', 'startsOn', 'endsBefore'] as const).every((what) => was[what] === wanted[what])) {
    await db.update(vehicleHires).set({ toldAt: null }).where(eq(vehicleHires.bookingId, bookingId))
    return done(undefined)
  }
  await releaseVehicle(db, bookingId)
  return takeVehicle(db, bookingId, wanted)
}

/** Whether a vehicle and a driver of the class are free at this moment. */
export async function hasFreeVehicle(db: Db, wanted: HireWanted): Promise<boolean> {
  return (await findFree(db, wanted)) !== undefined
}

/** Gives back what a booking has, in the caller's transaction. */
export async function releaseVehicle(db: Db, bookingId: string): Promise<void> {
  await db.delete(vehicleHires).where(eq(vehicleHires.bookingId, bookingId))
}

/** Who drives a booking, and in what; undefined where nobody does. */
export async function findDriver(db: Db, bookingId: string): Promise<AssignedDriver | undefined> {
  const [found] = await db
    .select({ name: drivers.name, mobile: drivers.mobile, registration: vehicles.registration })
    .from(vehicleHires)
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .innerJoin(drivers, eq(drivers.id, vehicleHires.driverId))
    .where(eq(vehicleHires.bookingId, bookingId))
  return found
}

async function findFree(db: Db, { carId, cityId, ...days }: HireWanted): Promise<Pair | undefined> {
  const [garage, pickup] = [alias(cities, 'garage'), alias(cities, 'pickup')]
  const km = kmBetween(garage, pickup)
  const [free] = await db
    .select({ vehicleId: vehicles.id, driverId: drivers.id })
    .from(vehicles)
    .innerJoin(drivers, eq(drivers.garageCityId, vehicles.garageCityId))
    .innerJoin(garage, eq(garage.id, vehicles.garageCityId))
    .innerJoin(pickup, eq(pickup.id, cityId))
    .where(
      and(
        eq(vehicles.carId, carId),
        vehicles.active,
        drivers.active,
        lt(km, GARAGE_REACH_KM),
        not(isTaken(db, vehicleHires.vehicleId, vehicles.id, days)),
        not(isTaken(db, vehicleHires.driverId, drivers.id, days)),
      ),
    )
    .orderBy(asc(km), asc(vehicles.registration), asc(drivers.id))
    .limit(1)
  return free
}

function isTaken(
  db: Db,
  column: AnyPgColumn,
  id: AnyPgColumn,
  { startsOn, endsBefore, besides }: Omit<HireWanted, 'carId' | 'cityId'>,
) {
  const { startsOn: from, endsBefore: to, bookingId } = vehicleHires
  const isOthers = besides === undefined ? undefined : ne(bookingId, besides)
  return exists(
    db
      .select({ one: sql`1` })
      .from(vehicleHires)
      .where(and(eq(column, id), lt(from, endsBefore), gt(to, startsOn), isOthers)),
  )
}
