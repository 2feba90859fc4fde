import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { seasons, departures, waitlist } from '#domain/departures/tables.ts'
import { IN_LINE } from '#domain/departures/waitlist/waitlist.ts'
import { ledgerEntries } from '#domain/payments/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** A departure as those who plan see it, with who has booked for those who work on bookings; undefined `booked` for others. Refuses `forbidden` and 'unknown-departure'. */
export async function findPlanned(db: Db, actor: Actor, id: string) {
  const allowed = demand(actor, 'departures.plan')
  if (!allowed.ok) return allowed
  const [found] = await db
    .select({
      departure: departures,
      package: { name: packages.name, url: packages.url, published: packages.published },
      today: sql<string>`${todayInIndia}::text`,
      waiting: db.$count(waitlist, and(eq(waitlist.departureId, departures.id), inArray(waitlist.state, IN_LINE))),
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(and(eq(departures.id, id), not(departures.isPrivate)))
  if (!found) return refused('unknown-departure')
  const mayKnow = demand(actor, 'bookings.work').ok
  const booked = mayKnow ? await listBooked(db, id) : undefined
  return done({ ...found, booked, season: await findSeason(db, found.departure.seasonId) })
}

/** A booking of a departure, as its plan lists it; money in paise. */
export type BookedOn = Awaited<ReturnType<typeof listBooked>>[number]

async function listBooked(db: Db, departureId: string) {
  const { reference, contactName: name, seats, state, holdExpiresAt, totalPaise } = bookings
  const paidPaise = sql`coalesce(sum(${ledgerEntries.paise}), 0)`.mapWith(Number)
  return db
    .select({ reference, name, seats, state, holdExpiresAt, totalPaise, paidPaise })
    .from(bookings)
    .leftJoin(ledgerEntries, and(eq(ledgerEntries.bookingId, bookings.id), eq(ledgerEntries.account, 'applied')))
    .where(and(eq(bookings.departureId, departureId), inArray(state, ['held', 'confirmed'])))
    .groupBy(bookings.id)
    .orderBy(asc(reference))
}

/** The season a departure was made with, and what is ahead of it, the soonest first. */
async function findSeason(db: Db, id: string | null) {
  if (id === null) return undefined
  const isAhead = sql`${departures.startsOn} >= ${todayInIndia} and ${departures.status} <> 'cancelled'`
  const [found] = await db
    .select({
      id: seasons.id,
      madeAt: seasons.createdAt,
      takenBackAt: seasons.takenBackAt,
      aheadIds: sql<
        string[]
      >`coalesce(json_agg(${departures.id} order by ${departures.startsOn}, ${departures.id}) filter (where ${isAhead}), '[]')`,
      taken: sql`coalesce(sum(${departures.held} + ${departures.sold}) filter (where ${isAhead}), 0)`.mapWith(Number),
    })
    .from(seasons)
    .innerJoin(departures, eq(departures.seasonId, seasons.id))
    .where(eq(seasons.id, id))
    .groupBy(seasons.id)
  return found
}
