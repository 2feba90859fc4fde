import { and, asc, desc, eq, exists, getTableColumns, gt, ilike, inArray, like, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { cities } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import type { FleetAsked, FleetListName } from './fleet-asked.ts'
import { cars, drivers, vehicleHires, vehicles } from './tables.ts'

export type Fleet = Extract<Awaited<ReturnType<typeof readFleet>>, { ok: true }>['value']

const ROWS_A_PAGE = 40
const isAhead = gt(vehicleHires.endsBefore, todayInIndia)

/**
 * One page of the vehicles or the drivers that fit, each with the trips ahead of it, those in service first; with how many there are of both, the classes to choose from and the
 * cities where something stands, beside those `named` by their ids. Refuses `forbidden`.
 */
export async function readFleet(db: Db, actor: Actor, asked: FleetAsked, page: number, named: readonly string[] = []) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const isVehicles = asked.list === 'vehicles'
  const counts = { vehicles: await countBoth(db, vehicles), drivers: await countBoth(db, drivers) }
  const isNarrowed = asked.words !== undefined || asked.active !== undefined
  const where = isVehicles ? ofVehicles(db, asked) : ofDrivers(db, asked)
  const total = isNarrowed ? await db.$count(isVehicles ? vehicles : drivers, where) : counts[asked.list].all
  const cut = { where, limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }
  return done({
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    counts,
    vehicles: isVehicles ? await listVehicles(db, cut) : [],
    drivers: isVehicles ? [] : await listDrivers(db, cut),
    classes: await listClasses(db),
    garages: await listGarages(db, named),
  })
}

/** Some of the vehicles or drivers by their ids, as the list shows them. Refuses `forbidden`. */
export async function listFleetByIds(db: Db, actor: Actor, list: FleetListName, ids: readonly string[]) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const cut = (table: typeof vehicles | typeof drivers): Cut => ({
    where: inArray(table.id, [...ids]),
    limit: ids.length,
    offset: 0,
  })
  if (list === 'drivers')
    return done((await listDrivers(db, cut(drivers))).map((one) => ({ ...one, title: one.name, words: one.mobile })))
  const found = await listVehicles(db, cut(vehicles))
  return done(found.map((one) => ({ ...one, title: one.registration, words: one.car })))
}

/** The classes a vehicle may be of, in their order. */
export async function listClasses(db: Db) {
  return db.select({ id: cars.id, name: cars.name }).from(cars).orderBy(asc(cars.position))
}

type AskedWords = Omit<FleetAsked, 'list'>
type Cut = { where: SQL | undefined; limit: number; offset: number }

/** The cities where vehicles or drivers stand, and those `named`, as the office writes them: by name, or by address where two bear one. */
async function listGarages(db: Db, named: readonly string[]) {
  const once = db
    .select({ id: cities.id })
    .from(cities)
    .where(inArray(cities.id, [...named]))
  // One set of ids: of two, each city would be asked whether it is in either.
  const ids = union(garagesOf(db, vehicles), garagesOf(db, drivers), once)
  return selectSpoken(db).where(inArray(cities.id, ids)).orderBy(asc(cities.name))
}

/** What the office writes for a city; its id where there is none. */
export async function findSpokenCity(db: Db, id: string): Promise<string> {
  const [city] = await selectSpoken(db).where(eq(cities.id, id))
  return city?.name ?? id
}

function selectSpoken(db: Db) {
  const other = alias(cities, 'other')
  const hasDouble = exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.name, cities.name), ne(other.id, cities.id))),
  )
  const spoken = sql<string>`case when ${hasDouble} then ${cities.url} else ${cities.name} end`
  return db.select({ id: cities.id, name: spoken }).from(cities).$dynamic()
}

function garagesOf(db: Db, table: typeof vehicles | typeof drivers) {
  return db.selectDistinct({ id: table.garageCityId }).from(table)
}

async function countBoth(db: Db, table: typeof vehicles | typeof drivers) {
  return { all: await db.$count(table), active: await db.$count(table, eq(table.active, true)) }
}

/** Plates are written in capitals and mobiles in digits: to make nothing else of each spares the most of the looking. */
function ofVehicles(db: Db, { words, active }: AskedWords) {
  const { registration, carId } = vehicles
  const named =
    words === undefined
      ? []
      : [like(registration, holding(words.toUpperCase())), inArray(carId, classesNamed(db, words))]
  return meantBy(db, vehicles, { words, active }, named)
}

function ofDrivers(db: Db, { words, active }: AskedWords) {
  const { mobile, name } = drivers
  const named = words === undefined ? [] : [like(mobile, holding(words)), ilike(name, holding(words))]
  return meantBy(db, drivers, { words, active }, named)
}

function meantBy(db: Db, table: typeof vehicles | typeof drivers, { words, active }: AskedWords, named: SQL[]) {
  return and(
    active === undefined ? undefined : eq(table.active, active),
    words === undefined ? undefined : or(...named, inArray(table.garageCityId, garagesNamed(db, table, words))),
  )
}

function classesNamed(db: Db, words: string) {
  return db
    .select({ id: cars.id })
    .from(cars)
    .where(ilike(cars.name, holding(words)))
}

/** Of the cities where one of them stands: those are few of all there are. */
function garagesNamed(db: Db, table: typeof vehicles | typeof drivers, words: string) {
  const isOne = and(inArray(cities.id, garagesOf(db, table)), ilike(cities.name, holding(words)))
  return db.select({ id: cities.id }).from(cities).where(isOne)
}

async function listVehicles(db: Db, { where, limit, offset }: Cut) {
  const { id, registration, carId, garageCityId, active } = vehicles
  const hires = db.$count(vehicleHires, and(eq(vehicleHires.vehicleId, id), isAhead))
  const order = [desc(active), asc(registration)]
  const cut = db
    .select({ id })
    .from(vehicles)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('cut')
  const found = await db
    .select({ row: getTableColumns(vehicles), car: cars.name, garage: cities.name, hires })
    .from(vehicles)
    .innerJoin(cut, eq(cut.id, id))
    .innerJoin(cars, eq(cars.id, carId))
    .innerJoin(cities, eq(cities.id, garageCityId))
    .orderBy(...order)
  return found.map(withStood)
}

/** One of a list, with what its form carries. */
function withStood<Row extends object, More extends object>({ row, ...more }: { row: Row } & More) {
  return { ...row, ...more, stood: stoodOf(row) }
}

async function listDrivers(db: Db, { where, limit, offset }: Cut) {
  const { id, name, garageCityId, active } = drivers
  const hires = db.$count(vehicleHires, and(eq(vehicleHires.driverId, id), isAhead))
  const order = [desc(active), asc(name), asc(id)]
  const cut = db
    .select({ id })
    .from(drivers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('cut')
  const found = await db
    .select({ row: getTableColumns(drivers), garage: cities.name, hires })
    .from(drivers)
    .innerJoin(cut, eq(cut.id, id))
    .innerJoin(cities, eq(cities.id, garageCityId))
    .orderBy(...order)
  return found.map(withStood)
}
