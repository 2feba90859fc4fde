import { and, asc, count, desc, eq, getTableColumns, gt, ilike, isNotNull, or } from 'drizzle-orm'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cities } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import type { FleetAsked } from './fleet-asked.ts'
import { cars, drivers, vehicleHires, vehicles } from './tables.ts'

export type Fleet = Extract<Awaited<ReturnType<typeof readFleet>>, { ok: true }>['value']

const ROWS_A_PAGE = 40
const isAhead = gt(vehicleHires.endsBefore, todayInIndia)

/**
 * One page of the vehicles or the drivers that fit, each with the trips ahead of it, those in service first; with how many there are of both, and what may be chosen for them.
 * Refuses `forbidden`.
 */
export async function readFleet(db: Db, actor: Actor, asked: FleetAsked, page: number) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const cut = { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }
  const isVehicles = asked.list === 'vehicles'
  const total = await (isVehicles ? countVehicles(db, asked) : countDrivers(db, asked))
  return done({
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    counts: { vehicles: await countBoth(db, vehicles), drivers: await countBoth(db, drivers) },
    vehicles: isVehicles ? await listVehicles(db, asked, cut) : [],
    drivers: isVehicles ? [] : await listDrivers(db, asked, cut),
    classes: await db.select({ id: cars.id, name: cars.name }).from(cars).orderBy(asc(cars.position)),
    garages: await db
      .select({ id: cities.id, name: cities.name })
      .from(cities)
      .where(isNotNull(cities.lat))
      .orderBy(asc(cities.name)),
  })
}

type AskedWords = Omit<FleetAsked, 'list'>
type Cut = { limit: number; offset: number }

async function countBoth(db: Db, table: typeof vehicles | typeof drivers) {
  return { all: await db.$count(table), active: await db.$count(table, eq(table.active, true)) }
}

function meantBy({ words, active }: AskedWords, isActive: PgColumn, columns: PgColumn[]) {
  return and(
    active === undefined ? undefined : eq(isActive, active),
    words === undefined ? undefined : or(...columns.map((column) => ilike(column, holding(words)))),
  )
}

const ofVehicles = (asked: AskedWords) =>
  meantBy(asked, vehicles.active, [vehicles.registration, cars.name, cities.name])
const ofDrivers = (asked: AskedWords) => meantBy(asked, drivers.active, [drivers.name, drivers.mobile, cities.name])

async function countVehicles(db: Db, asked: AskedWords): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(vehicles)
    .innerJoin(cars, eq(cars.id, vehicles.carId))
    .innerJoin(cities, eq(cities.id, vehicles.garageCityId))
    .where(ofVehicles(asked))
  return found?.total ?? 0
}

async function listVehicles(db: Db, asked: AskedWords, { limit, offset }: Cut) {
  const { id, registration, carId, garageCityId, active } = vehicles
  const hires = db.$count(vehicleHires, and(eq(vehicleHires.vehicleId, id), isAhead))
  const found = await db
    .select({ row: getTableColumns(vehicles), car: cars.name, garage: cities.name, hires })
    .from(vehicles)
    .innerJoin(cars, eq(cars.id, carId))
    .innerJoin(cities, eq(cities.id, garageCityId))
    .where(ofVehicles(asked))
    .orderBy(desc(active), asc(registration))
    .limit(limit)
    .offset(offset)
  return found.map(withStood)
}

/** One of a list, with what its form carries. */
function withStood<Row extends object, More extends object>({ row, ...more }: { row: Row } & More) {
  return { ...row, ...more, stood: stoodOf(row) }
}

async function countDrivers(db: Db, asked: AskedWords): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.garageCityId))
    .where(ofDrivers(asked))
  return found?.total ?? 0
}

async function listDrivers(db: Db, asked: AskedWords, { limit, offset }: Cut) {
  const { id, name, garageCityId, active } = drivers
  const hires = db.$count(vehicleHires, and(eq(vehicleHires.driverId, id), isAhead))
  const found = await db
    .select({ row: getTableColumns(drivers), garage: cities.name, hires })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, garageCityId))
    .where(ofDrivers(asked))
    .orderBy(desc(active), asc(name), asc(id))
    .limit(limit)
    .offset(offset)
  return found.map(withStood)
}
