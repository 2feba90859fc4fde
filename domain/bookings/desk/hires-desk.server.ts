import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { drivers, vehicleHires, vehicles } from '#domain/cars/tables.ts'
import { cities } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'

const MOST = 200

export type HireAhead = Extract<Awaited<ReturnType<typeof listHiresDesk>>, { ok: true }>['value'][number]

/** The hires that are not over, the soonest first, each with the drivers who are free on all of its days beside the one it has. Refuses `forbidden`. */
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
    })
    .from(vehicleHires)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .innerJoin(vehicles, eq(vehicles.id, vehicleHires.vehicleId))
    .where(and(isAhead, inArray(bookings.state, ['held', 'confirmed'])))
    .orderBy(asc(startsOn), asc(bookings.reference))
    .limit(MOST)
  const everybody = await db
    .select({ id: drivers.id, name: drivers.name, mobile: drivers.mobile, active: drivers.active, city: cities.name })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.garageCityId))
    .orderBy(asc(drivers.name))
  const taken = await db.select({ driverId, startsOn, endsBefore }).from(vehicleHires).where(isAhead)
  return done(
    hires.map((hire) => ({
      ...hire,
      drivers: everybody.filter(({ id, active }) => {
        const isBusy = taken.some((other) => other.driverId === id && overlaps(other, hire))
        return id === hire.driverId || (active && !isBusy)
      }),
    })),
  )
}

type Days = { startsOn: string; endsBefore: string }

/** Half-open days, as the database compares them. */
function overlaps(one: Days, other: Days): boolean {
  return one.startsOn < other.endsBefore && other.startsOn < one.endsBefore
}
