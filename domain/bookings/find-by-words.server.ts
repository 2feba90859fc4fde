import { and, asc, desc, eq, gte, ilike, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { cars, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import { EmailAddress } from '#domain/contact/email.ts'
import { readMobile } from '#domain/contact/mobile.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { isBookingReference } from './reference.ts'
import { bookings } from './tables.ts'

const SHORTEST_NAME = 3
/** By a name only journeys are looked through that lie ahead or began within so many days. */
const LOOKED_BACK = 30

/**
 * Bookings somebody may mean: by the whole reference, mobile or e-mail all there are, the latest journey first; by a part of the name of who booked, those of tours that lie ahead or have just begun. Refuses `forbidden`.
 */
export async function findBookingsByWords(db: Db, actor: Actor, words: string, limit = 5) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const known = exactly(words)
  const found = known ? await listBookings(db, known, limit) : []
  if (found.length > 0 || words.length < SHORTEST_NAME) return done(found)
  const isSoon = gte(departures.startsOn, sql`${todayInIndia} - ${LOOKED_BACK}::int`)
  const isNamed = ilike(bookings.contactName, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return done(await listBookings(db, and(isSoon, isNamed), limit))
}

/** Bookings made with a mobile or an e-mail, the latest journey first. Refuses `forbidden`. */
export async function findBookingsByContact(
  db: Db,
  actor: Actor,
  { mobile, email }: { mobile: string | null; email: string | null },
  limit = 10,
) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  const { contactMobile, contactEmail } = bookings
  const theirs = or(mobile ? eq(contactMobile, mobile) : undefined, email ? eq(contactEmail, email) : undefined)
  return done(theirs ? await listBookings(db, theirs, limit) : [])
}

function exactly(words: string): SQL | undefined {
  const { reference, contactMobile, contactEmail } = bookings
  const [mobile, email] = [readMobile(words), EmailAddress.safeParse(words)]
  const asReference = words.toUpperCase().replaceAll(/[\s-]/g, '')
  return or(
    isBookingReference(asReference) ? eq(reference, asReference) : undefined,
    mobile ? eq(contactMobile, mobile) : undefined,
    email.success ? eq(contactEmail, email.data) : undefined,
  )
}

function listBookings(db: Db, where: SQL | undefined, limit: number) {
  const { reference, state, contactName, startsOn } = bookings
  return db
    .select({ reference, state, contactName, startsOn, tour: packages.name, car: cars.name })
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

/** What of these packages leaves from today on, the soonest first. Refuses `forbidden`. */
export async function findDeparturesOf(db: Db, actor: Actor, packageIds: readonly string[], limit = 4) {
  const allowed = demand(actor, 'bookings.work')
  if (!allowed.ok) return allowed
  if (packageIds.length === 0) return done([])
  const { id, startsOn, sold, capacity } = departures
  return done(
    await db
      .select({ id, startsOn, sold, capacity, name: packages.name })
      .from(departures)
      .innerJoin(packages, eq(packages.id, departures.packageId))
      .where(and(inArray(departures.packageId, [...packageIds]), gte(startsOn, todayInIndia)))
      .orderBy(asc(startsOn), asc(packages.name), asc(id))
      .limit(limit),
  )
}
