import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { listNearestDrivers } from '#domain/cars/nearest-drivers.server.ts'
import type { NearDriver } from '#domain/cars/nearest-drivers.server.ts'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'

const MOST = 200
/** So many drivers are offered of each, the nearest: a select box of all India’s helps nobody. */
const MOST_OFFERED = 30

export type HireAhead = Extract<Awaited<ReturnType<typeof listHiresDesk>>, { ok: true }>['value'][number]

/** The hires that are not over, the soonest first, each with the one who drives it and the nearest who are free on all of its days. Refuses `forbidden`. */
export async function listHiresDesk(db: Db, actor: Actor) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { bookingId, driverId, startsOn, endsBefore, toldAt } = vehicleHires
  const isAhead = gt(endsBefore, todayInIndia)
  const hires = await db
    .select({
      bookingId,
      driverId,
      startsOn,
      endsBefore,
      toldAt,
      reference: bookings.reference,
      state: bookings.state,
      name: bookings.contactName,
      isCalledOff: sql<boolean>`${bookings.calledOffBecause} is not null`,
      pickup: bookings.pickup,
      registration: vehicles.registration,
      garageCityId: vehicles.garageCityId,
      driver: { id: drivers.id, name: drivers.name, mobile: drivers.mobile, city: cities.name },
    })
    .from(vehicleHires)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .innerJoin(drivers, eq(drivers.id, driverId))
    .innerJoin(cities, eq(cities.id, drivers.garageCityId))
    .where(and(isAhead, inArray(bookings.state, ['held', 'confirmed'])))
    .orderBy(asc(startsOn), asc(bookings.reference))
    .limit(MOST)
  const garages = [...new Set(hires.map(({ garageCityId }) => garageCityId))]
  const near = Map.groupBy(await listNearestDrivers(db, garages), (driver) => driver.garageCityId)
  const taken = await db.select({ driverId, startsOn, endsBefore }).from(vehicleHires).where(isAhead)
  const busy = Map.groupBy(taken, (other) => other.driverId)
  return done(
    hires.map(({ driver, ...hire }) => ({
      ...hire,
      drivers: [driver, ...freeOf(near.get(hire.garageCityId) ?? [], busy, hire)],
    })),
  )
}

/** Who is free on all days of a hire and does not drive it already, the nearest to its garage first. */
function freeOf(near: readonly NearDriver[], busy: ReadonlyMap<string, Days[]>, hire: Days & { driverId: string }) {
  const isBusy = (id: string) => busy.get(id)?.some((other) => overlaps(other, hire))
  return near.filter(({ id }) => id !== hire.driverId && !isBusy(id)).slice(0, MOST_OFFERED)
}

type Days = { startsOn: string; endsBefore: string }

/** Half-open days, as the database compares them. */
function overlaps(one: Days, other: Days): boolean {
  return one.startsOn < other.endsBefore && other.startsOn < one.endsBefore
}
