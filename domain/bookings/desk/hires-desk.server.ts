import { and, asc, eq, gt, ilike, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
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
import type { SoldCar } from '#domain/bookings/quote/priced-journey.ts'
import { bookings, quotes } from '#domain/bookings/tables.ts'

const ROWS_A_PAGE = 50
/** So many drivers are offered of each, the nearest: a select box of all India’s helps nobody. */
const MOST_OFFERED = 30

export type HireAhead = Extract<Awaited<ReturnType<typeof listHiresDesk>>, { ok: true }>['value']['rows'][number]
/** `words` of a reference, a name, a plate, a driver or a pick-up; `on` a day of which a car is out. */
export type HiresAsked = { words?: string | undefined; on?: CalendarDate | undefined }

/** Beyond so many nobody turns pages: a day or words narrow the list, which counts them again. */
const MOST_AHEAD = 2000
/** Of words that more hires mean each is looked at by itself, in the order of the list. */
const MOST_LOOKED_AT = 500
/** Fewer letters have no trigram inside a name. */
const TRIGRAM = 3

/**
 * A page of the hires that are not over and fit, the soonest first, each with what was sold, the one who drives it and the nearest who are free on all of its days; with how many there are: `total` counts no
 * further than `most`, nor do pages go. Refuses `forbidden`.
 */
export async function listHiresDesk(db: Db, actor: Actor, asked: HiresAsked = {}, page = 1) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { where, most } = await listedBy(db, asked)
  // What is counted is found on the way to the last page.
  const all = await cut(db, where, most)
  const hires = await readHires(db, all.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE))
  const garages = [...new Set(hires.map(({ garageCityId }) => garageCityId))]
  const nearest = await listNearestDrivers(db, garages)
  const near = Map.groupBy(nearest, (driver) => driver.garageCityId)
  const busy = Map.groupBy(await listTaken(db, nearest, hires), (other) => other.driverId)
  const rows = hires.map(({ driver, ...hire }) => ({
    ...hire,
    drivers: [driver, ...freeOf(near.get(hire.garageCityId) ?? [], busy, hire)],
  }))
  return done({ rows, total: all.length, most, pages: Math.max(1, Math.ceil(all.length / ROWS_A_PAGE)) })
}

const SOONEST = [asc(vehicleHires.startsOn), asc(bookings.reference)] as const
const isAhead = and(gt(vehicleHires.endsBefore, todayInIndia), isNull(vehicleHires.departureId))

async function cut(db: Db, where: SQL | undefined, most: number): Promise<string[]> {
  const found = await db
    .select({ id: vehicleHires.bookingId })
    .from(vehicleHires)
    .innerJoin(bookings, eq(bookings.id, vehicleHires.bookingId))
    .where(and(isAhead, inArray(bookings.state, ['held', 'confirmed']), where))
    .orderBy(...SOONEST)
    .limit(most)
  return found.map(({ id }) => id)
}

async function readHires(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { bookingId, driverId, startsOn, endsBefore, toldAt } = vehicleHires
  return db
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
      sold: sql<SoldCar>`${quotes.priced} -> 'package'`,
      driver: { id: drivers.id, name: drivers.name, mobile: drivers.mobile, city: cities.name },
    })
    .from(vehicleHires)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(quotes, eq(quotes.token, bookings.quoteToken))
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .innerJoin(drivers, eq(drivers.id, driverId))
    .innerJoin(cities, eq(cities.id, drivers.garageCityId))
    .where(inArray(bookingId, [...ids]))
    .orderBy(...SOONEST)
}

/** Which hires are wanted, and up to how many of them are counted. */
async function listedBy(db: Db, { words, on }: HiresAsked): Promise<{ where: SQL | undefined; most: number }> {
  const { startsOn, endsBefore } = vehicleHires
  const isOut = on ? and(lte(startsOn, on), gt(endsBefore, on)) : undefined
  if (!words) return { where: isOut, most: MOST_AHEAD }
  const ids = words.length < TRIGRAM ? undefined : await findMeant(db, holding(words))
  if (ids) return { where: and(isOut, inArray(vehicleHires.bookingId, ids)), most: MOST_AHEAD }
  return { where: and(isOut, bears(holding(words))), most: MOST_LOOKED_AT }
}

const OF_BOOKING = [bookings.reference, bookings.contactName, bookings.pickup]

/** The hires ahead that words mean, each way by its own index; undefined of words that more mean. */
async function findMeant(db: Db, part: string): Promise<string[] | undefined> {
  const { bookingId, vehicleId, driverId } = vehicleHires
  const hires = (fits: SQL) => db.select({ id: bookingId }).from(vehicleHires).where(and(isAhead, fits))
  const booked = db
    .select({ id: bookings.id })
    .from(bookings)
    // In the words of their index: what a journey of a departure says is in another.
    .where(and(isNull(bookings.departureId), or(...OF_BOOKING.map((column) => ilike(column, part)))))
  const plates = db.select({ id: vehicles.id }).from(vehicles).where(ilike(vehicles.registration, part))
  const names = db.select({ id: drivers.id }).from(drivers).where(ilike(drivers.name, part))
  const ways = [inArray(bookingId, booked), inArray(vehicleId, plates), inArray(driverId, names)].map(hires)
  const found = await db
    .select({ id: sql<string>`id` })
    .from(sql`(${sql.join(ways, sql` union all `)}) as meant (id)`)
    .limit(ways.length * MOST_AHEAD)
  const ids = [...new Set(found.map(({ id }) => id))]
  return ids.length > MOST_AHEAD || found.length === ways.length * MOST_AHEAD ? undefined : ids
}

/** Asked of one hire after the other: who drives what is looked up only then. */
function bears(part: string): SQL | undefined {
  const plate = sql`(select ${vehicles.registration} from ${vehicles} where ${vehicles.id} = ${vehicleHires.vehicleId}) ilike ${part}`
  const name = sql`(select ${drivers.name} from ${drivers} where ${drivers.id} = ${vehicleHires.driverId}) ilike ${part}`
  return or(...OF_BOOKING.map((column) => ilike(column, part)), plate, name)
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
