import { eq } from 'drizzle-orm'
import { packages } from '#domain/catalogue/tables.ts'
import { findDepartureCars } from '#domain/departures/departure-cars.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { findDesk } from './departure-desk.server.ts'

/** What drivers of a departure take along: their vehicles, the parties with a number to call, how many were sold a seat elsewhere, and the route day by day. No money, and nothing of anybody's papers. Refuses as `findDepartureCars`. */
export async function findSlip(db: Db, actor: Actor, departureId: string) {
  const found = await findDepartureCars(db, actor, departureId)
  if (!found.ok) return found
  const desk = await findDesk(db, actor, departureId)
  if (!desk.ok) return desk
  const { id, startsOn, departureCity, soldElsewhere } = departures
  const [row] = await db
    .select({
      departure: { id, startsOn, departureCity, soldElsewhere },
      name: packages.name,
      itinerary: packages.itinerary,
    })
    .from(departures)
    .innerJoin(packages, eq(packages.id, departures.packageId))
    .where(eq(id, departureId))
  if (!row) return refused('unknown-departure')
  const { itinerary, ...departure } = row
  const days = itinerary.map(({ day, title, overnight, stay, km }) => ({
    day,
    title,
    overnight: overnight?.name ?? null,
    stay,
    km,
  }))
  const parties = desk.value.bookings.map(
    ({ reference, contactName: name, contactMobile: mobile, people, extras, pickup }) => ({
      reference,
      name,
      mobile,
      people: people.length,
      extras,
      pickup,
    }),
  )
  return done({ ...departure, cars: found.value.cars, days, parties })
}
