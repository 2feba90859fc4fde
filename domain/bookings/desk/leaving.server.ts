import { and, asc, between, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { drivers, vehicleHires } from '#domain/cars/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { bookings, instalments } from '#domain/bookings/tables.ts'
import { travellerDetails, travellers } from '#domain/bookings/trip/tables.ts'

const DAYS_AHEAD = 6
const DUE_WITHIN = 7
/** Time enough to fill a departure, or to call it off within the fifteen days the demo's terms give (4.1). */
const SHORT_WITHIN = 21
const MOST_LEAVING = 8
/** No package is longer: an index tells which left since. */
const LONGEST_JOURNEY = 60
const MOST_DUE = 5

type Answer<Read extends (...given: never[]) => Promise<unknown>> =
  Extract<Awaited<ReturnType<Read>>, { ok: true }> extends { value: infer Value } ? Value : never
export type LeavingSoon = Answer<typeof listLeavingSoon>
export type BalancesDue = Answer<typeof listBalancesDue>

/** What is to be paid of a booking and is not; nothing of one whose date was called off. */
const owes = and(eq(bookings.state, 'confirmed'), isNull(bookings.choiceUntil))
const isOwed = and(owes, isNull(instalments.paidAt))

/** What leaves today and in the six days after with somebody on it, or because it was guaranteed, the soonest first, with what is still due of it in paise and how many of its seats were sold past this site and, where anybody booked here, how many of them have not said which document they travel on; the sums are of all of it; how many more dates there are with nobody on them, and how many are under way. Refuses `forbidden`. */
export async function listLeavingSoon(db: Db, actor: Actor) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { id, packageId, startsOn, departureCity, capacity, held, sold, soldElsewhere, status } = departures
  const isSoon = and(
    between(startsOn, todayInIndia, sql`${todayInIndia} + ${DAYS_AHEAD}::int`),
    ne(status, 'cancelled'),
  )
  const due = sql<number>`coalesce((select sum(${instalments.amountPaise}) from ${instalments}
    join ${bookings} on ${bookings.id} = ${instalments.bookingId} where ${bookings.departureId} = ${departures.id} and ${isOwed}), 0)`
  const isToday = sql<boolean>`${startsOn} = ${todayInIndia}`
  const rows = await db
    .select({
      id,
      packageId,
      startsOn,
      departureCity,
      capacity,
      held,
      sold,
      soldElsewhere,
      isToday,
      name: packages.name,
      duePaise: due.mapWith(Number),
      all: sql`count(*) over ()`.mapWith(Number),
      allToday: sql`count(*) filter (where ${isToday}) over ()`.mapWith(Number),
      allSold: sql`sum(${sold}) over ()`.mapWith(Number),
      allElsewhere: sql`sum(${soldElsewhere}) over ()`.mapWith(Number),
      allSeats: sql`sum(${capacity}) over ()`.mapWith(Number),
      allDuePaise: sql`sum(${due}) over ()`.mapWith(Number),
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, packageId))
    .where(and(isSoon, or(gt(sold, 0), gt(held, 0), eq(status, 'guaranteed'))))
    .orderBy(asc(startsOn), asc(packages.name), asc(id))
    .limit(MOST_LEAVING)
  const { all = 0, allToday = 0, allSold = 0, allElsewhere = 0, allSeats = 0, allDuePaise = 0 } = rows[0] ?? {}
  const sums = { all, allToday, allSold, allElsewhere, allSeats, allDuePaise }
  const missing = await countPapersMissing(
    db,
    rows.map((row) => row.id),
  )
  const isEmpty = and(isSoon, eq(sold, 0), eq(held, 0), inArray(status, ['scheduled', 'closed']))
  return done({
    rows: rows.map((row) => ({ ...row, papersMissing: missing.get(row.id) })),
    ...sums,
    empty: await db.$count(departures, isEmpty),
    underWay: await countUnderWay(db),
  })
}

/** How many who travel on bookings of these departures have named no document, by departure; none of a departure that nobody booked here. */
async function countPapersMissing(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { departureId } = bookings
  const { bookingId, position, paper, lastDigits } = travellerDetails
  const rows = await db
    .select({
      departureId: sql<string>`${departureId}`,
      missing: sql`count(*) filter (where ${paper} is null or ${lastDigits} is null)`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(travellers, eq(travellers.bookingId, bookings.id))
    .leftJoin(travellerDetails, and(eq(bookingId, bookings.id), eq(position, travellers.position)))
    .where(and(inArray(departureId, [...ids]), eq(bookings.state, 'confirmed')))
    .groupBy(departureId)
  return new Map(rows.map((row) => [row.departureId, row.missing]))
}

/** What has left with somebody on it and is not back. */
async function countUnderWay(db: Db): Promise<number> {
  const { startsOn, sold, status, packageId } = departures
  const [counted] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(departures)
    .innerJoin(packages, eq(packages.id, packageId))
    .where(
      and(
        lt(startsOn, todayInIndia),
        gt(startsOn, sql`${todayInIndia} - ${LONGEST_JOURNEY}::int`),
        sql`${startsOn} + ${packages.days} > ${todayInIndia}`,
        ne(status, 'cancelled'),
        gt(sold, 0),
      ),
    )
  return counted?.count ?? 0
}

/** The parts of bookings that are due within a week or were before, the longest due first, in paise; the sums are of all of them. Refuses `forbidden`. */
export async function listBalancesDue(db: Db, actor: Actor) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { bookingId, part, amountPaise, dueOn, paidAt } = instalments
  const { id, reference, contactName, startsOn } = bookings
  // Each is looked up by itself: some thousand parts are due of a million bookings, which the database would rather read whole.
  const owing = db
    .select({ reference, contactName, startsOn })
    .from(bookings)
    .where(and(eq(id, bookingId), owes))
    .limit(1)
    .as('owing')
  const rows = await db
    .select({
      part,
      amountPaise,
      dueOn: sql<string>`${dueOn}`,
      daysLate: sql`${todayInIndia} - ${dueOn}`.mapWith(Number),
      reference: owing.reference,
      contact: owing.contactName,
      startsOn: owing.startsOn,
      all: sql`count(*) over ()`.mapWith(Number),
      allPaise: sql`sum(${amountPaise}) over ()`.mapWith(Number),
    })
    .from(instalments)
    .innerJoinLateral(owing, sql`true`)
    .where(and(isNull(paidAt), lte(dueOn, sql`${todayInIndia} + ${DUE_WITHIN}::int`)))
    .orderBy(asc(dueOn), asc(owing.reference), asc(part))
    .limit(MOST_DUE)
  const { all = 0, allPaise = 0 } = rows[0] ?? {}
  return done({ rows, all, allPaise })
}

/** Leaves within three weeks with somebody on it, and fewer than it runs from: it is filled, guaranteed or called off. */
export const isShort = and(
  lte(departures.startsOn, sql`${todayInIndia} + ${SHORT_WITHIN}::int`),
  inArray(departures.status, ['scheduled', 'closed']),
  gt(departures.sold, 0),
  lt(departures.sold, departures.minToRun),
)

/** How many departures from today on are `isShort`. Refuses `forbidden`. */
export async function countShort(db: Db, actor: Actor) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  return done(await db.$count(departures, and(gte(departures.startsOn, todayInIndia), isShort)))
}

/** How many hired cars go out tomorrow, and how many of them with a driver who is out of service. Refuses `forbidden`. */
export async function countHiresTomorrow(db: Db, actor: Actor) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const [counted] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      undriven: sql`count(*) filter (where not ${drivers.active})`.mapWith(Number),
    })
    .from(vehicleHires)
    .innerJoin(drivers, eq(drivers.id, vehicleHires.driverId))
    .innerJoin(bookings, eq(bookings.id, vehicleHires.bookingId))
    .where(and(eq(vehicleHires.startsOn, sql`${todayInIndia} + 1`), eq(bookings.state, 'confirmed')))
  return done(counted ?? { all: 0, undriven: 0 })
}
