import { and, asc, eq, gt, ilike, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { listNearestDrivers } from '#domain/cars/nearest-drivers.server.ts'
import type { NearDriver } from '#domain/cars/nearest-drivers.server.ts'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'

const ROWS_A_PAGE = 50
/** So many drivers are offered of each, the nearest: a select box of all India’s helps nobody. */
const MOST_OFFERED = 30

export type HireAhead = Extract<Awaited<ReturnType<typeof listHiresDesk>>, { ok: true }>['value']['rows'][number]
/** `words` of a reference, a name, a plate, a driver or a pick-up; `on` a day of which a car is out. */
export type HiresAsked = { words?: string | undefined; on?: CalendarDate | undefined }

/**
 * A page of the hires that are not over and fit, the soonest first, each with the one who drives it and the nearest who are free on all of its days; with how many there are. Refuses
 * `forbidden`.
 */
export async function listHiresDesk(db: Db, actor: Actor, asked: HiresAsked = {}, page = 1) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { bookingId, driverId, startsOn, endsBefore, toldAt } = vehicleHires
  const where = fits(asked)
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(vehicleHires)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .innerJoin(drivers, eq(drivers.id, driverId))
    .where(where)
  const total = counted?.total ?? 0
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
    .where(where)
    .orderBy(asc(startsOn), asc(bookings.reference))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
  const garages = [...new Set(hires.map(({ garageCityId }) => garageCityId))]
  const nearest = await listNearestDrivers(db, garages)
  const near = Map.groupBy(nearest, (driver) => driver.garageCityId)
  const busy = Map.groupBy(await listTaken(db, nearest, hires), (other) => other.driverId)
  const rows = hires.map(({ driver, ...hire }) => ({
    ...hire,
    drivers: [driver, ...freeOf(near.get(hire.garageCityId) ?? [], busy, hire)],
  }))
  return done({ rows, total, pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)) })
}

function fits({ words, on }: HiresAsked) {
  const { startsOn, endsBefore } = vehicleHires
  const named = [bookings.reference, bookings.contactName, bookings.pickup, vehicles.registration, drivers.name]
  return and(
    gt(endsBefore, todayInIndia),
    inArray(bookings.state, ['held', 'confirmed']),
    on ? and(lte(startsOn, on), gt(endsBefore, on)) : undefined,
    words ? or(...named.map((column) => ilike(column, holding(words)))) : undefined,
  )
}

/** The days on which some drivers are out already, within those of some hires. */
async function listTaken(db: Db, some: readonly NearDriver[], hires: readonly Days[]) {
  if (some.length === 0 || hires.length === 0) return []
  const { driverId, startsOn, endsBefore } = vehicleHires
  const [first, last] = [
    hires[0]!.startsOn,
    hires
      .map((hire) => hire.endsBefore)
      .toSorted()
      .at(-1)!,
  ]
  const ids = [...new Set(some.map(({ id }) => id))]
  const meets = and(inArray(driverId, ids), gt(endsBefore, first), lt(startsOn, last))
  return db.select({ driverId, startsOn, endsBefore }).from(vehicleHires).where(meets)
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
