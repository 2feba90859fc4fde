import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { cars, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import { totalOf } from '#platform/total-of.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { travellers } from '#domain/bookings/trip/tables.ts'
import { knownByPart, knownByWhole } from './known-by-number.server.ts'

const SHORTEST_NAME = 3
/** By a name only journeys are looked through that lie ahead or began within so many days. */
const LOOKED_BACK = 30
const MOST_LEFT = 2

/**
 * Bookings somebody may mean. By a whole reference, mobile, e-mail, number of a paper, order, payment, refund or UTR all there are, the latest journey first; else by a part of a name those of tours that lie ahead or
 * have just begun, then by a part of a reference or the last six digits of a mobile all there are. Refuses `forbidden`.
 */
export async function findBookingsByWords(db: Db, actor: Actor, words: string, limit = 5) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const found = await listKnown(db, knownByWhole(db, words), limit)
  if (found.length > 0 || words.length < SHORTEST_NAME) return done(found)
  const { where } = await isNamedInOrder(db, words)
  const isSoon = gte(bookings.startsOn, sql`${todayInIndia} - ${LOOKED_BACK}::int`)
  const called = await listBookings(db, and(isSoon, isNotNull(bookings.departureId), where), limit)
  const inPart = await listKnown(db, knownByPart(db, words), limit)
  const all = [...called, ...inPart].map((one) => [one.reference, one] as const)
  return done([...new Map(all).values()].slice(0, limit))
}

async function listKnown(db: Db, ways: readonly SQLWrapper[], limit: number) {
  return ways.length > 0 ? listBookings(db, isAmong(ways), limit) : []
}

/** Bookings made with a mobile or an e-mail, the latest journey first, and how many those are in all. Refuses `forbidden`. */
export async function findBookingsByContact(
  db: Db,
  actor: Actor,
  { mobile, email }: { mobile: string | null; email: string | null },
  limit: number,
) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { contactMobile, contactEmail } = bookings
  const theirs = or(mobile ? eq(contactMobile, mobile) : undefined, email ? eq(contactEmail, email) : undefined)
  if (!theirs) return done({ rows: [], total: 0 })
  const rows = await listBookings(db, theirs, limit)
  return done({ rows, total: await totalOf(rows, { limit, count: () => db.$count(bookings, theirs) }) })
}

/** A name that more bookings bear is looked for along the list: it has filled a page long before all of them are found. */
export const MOST_MEANT = 1000
/** A booking is found by each of its names. */
const MOST_NAMES = 4 * MOST_MEANT

/** Of a select from the bookings: those that words mean. A number or an address is one whole; of a reference and of who booked's or a traveller's name a part will do, of a mobile its end. */
export function isMeant(db: Db, words: string): SQL {
  return isAmong(waysTo(db, words))
}

/** `isMeant` for a list in its order; and whether they are more than `MOST_MEANT`. */
export function isMeantInOrder(db: Db, words: string): Promise<{ where: SQL; isCommon: boolean }> {
  return inOrder(db, words, waysTo(db, words))
}

function isNamedInOrder(db: Db, words: string) {
  return inOrder(db, words, named(db, words))
}

async function inOrder(db: Db, words: string, ways: SQLWrapper[]): Promise<{ where: SQL; isCommon: boolean }> {
  if (ways.length === 0) return { where: sql`false`, isCommon: false }
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(sql`(${sql.join(ways, sql` union all `)}) as meant (id)`)
    .limit(MOST_NAMES)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length > MOST_MEANT || rows.length === MOST_NAMES) return { where: bears(words), isCommon: true }
  return { where: inArray(bookings.id, ids), isCommon: false }
}

function waysTo(db: Db, words: string): SQLWrapper[] {
  const inPart = words.length < SHORTEST_NAME ? [] : [...knownByPart(db, words), ...named(db, words)]
  return [...knownByWhole(db, words), ...inPart]
}

/** Asked of one booking after the other: its travellers are looked up only then. */
function bears(words: string): SQL {
  const part = holding(words)
  const travels = sql`(select true from ${travellers} where ${travellers.bookingId} = ${bookings.id} and ${travellers.name} ilike ${part} limit 1)`
  return sql`(${bookings.contactName} ilike ${part} or ${bookings.reference} ilike ${part} or ${travels})`
}

/** Each way to mean a booking is a select of its own that goes by its index, and all of them are looked up before the bookings are. */
function isAmong(ways: readonly SQLWrapper[]): SQL {
  if (ways.length === 0) return sql`false`
  return sql`${bookings.id} = any(array(${sql.join([...ways], sql` union all `)}))`
}

function named(db: Db, words: string): SQLWrapper[] {
  const part = holding(words)
  return [
    db.select({ id: bookings.id }).from(bookings).where(ilike(bookings.contactName, part)),
    db.select({ id: travellers.bookingId }).from(travellers).where(ilike(travellers.name, part)),
  ]
}

function listBookings(db: Db, where: SQL | undefined, limit: number) {
  const { reference, state, holdExpiresAt, contactName, startsOn, endsOn } = bookings
  return db
    .select({ reference, state, holdExpiresAt, contactName, startsOn, endsOn, tour: packages.name, car: cars.name })
    .from(bookings)
    .leftJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(packages, eq(packages.id, departures.packageId))
    .leftJoin(vehicleHires, eq(vehicleHires.bookingId, bookings.id))
    .leftJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .leftJoin(cars, eq(cars.id, vehicles.carId))
    .where(where)
    .orderBy(desc(startsOn), asc(reference))
    .limit(limit)
}

/** What of these packages leaves from today on, the soonest first, then what has left within thirty days, the latest first. Refuses `forbidden`. */
export async function findDeparturesOf(db: Db, actor: Actor, packageIds: readonly string[], limit = 4) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  if (packageIds.length === 0) return done([])
  const { id, startsOn, sold, held, capacity, status, isPrivate, seasonId } = departures
  const read = (isMeant: SQL | undefined, order: SQL, most: number) =>
    db
      .select({
        id,
        startsOn,
        sold,
        held,
        capacity,
        status,
        isPrivate,
        seasonId,
        name: packages.name,
        url: packages.url,
        published: packages.published,
        hasLeft: sql<boolean>`${startsOn} < ${todayInIndia}`,
      })
      .from(departures)
      .innerJoin(packages, eq(packages.id, departures.packageId))
      .where(and(inArray(departures.packageId, [...packageIds]), isMeant))
      .orderBy(order, asc(packages.name), asc(id))
      .limit(most)
  const isAhead = gte(startsOn, todayInIndia)
  const hasJustLeft = and(not(isAhead), gte(startsOn, sql`${todayInIndia} - ${LOOKED_BACK}::int`))
  return done([...(await read(isAhead, asc(startsOn), limit)), ...(await read(hasJustLeft, desc(startsOn), MOST_LEFT))])
}
