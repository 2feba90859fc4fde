import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cities } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { kmBetween } from './km-between.ts'
import { drivers } from './tables.ts'

/** Of each garage so many are looked at, so that those who are busy leave enough. */
const MOST_LOOKED_AT = 100

export type NearDriver = { garageCityId: string; id: string; name: string; mobile: string; city: string }

/** The drivers in service nearest to each of some garages, the nearest first. Their garages are put in order, not each of them, and as many garages looked into as it takes. */
export function listNearestDrivers(db: Db, garageIds: readonly string[]): Promise<NearDriver[]> {
  if (garageIds.length === 0) return Promise.resolve([])
  const [here, there] = [alias(cities, 'here'), alias(cities, 'there')]
  const staffed = db.$with('staffed').as(
    db
      .select({ id: drivers.garageCityId, count: count().as('drivers_there') })
      .from(drivers)
      .where(eq(drivers.active, true))
      .groupBy(drivers.garageCityId),
  )
  const km = kmBetween(there, here)
  const places = db
    .select({
      id: there.id,
      city: sql<string>`${there.name}`.as('city'),
      km: km.as('km'),
      nearer:
        sql<number>`coalesce(sum(${staffed.count}) over (order by ${km} groups between unbounded preceding and 1 preceding), 0)`.as(
          'nearer',
        ),
    })
    .from(staffed)
    .innerJoin(there, eq(there.id, staffed.id))
    .as('places')
  const nearest = db
    .select({ id: drivers.id, name: drivers.name, mobile: drivers.mobile, city: places.city, km: places.km })
    .from(places)
    .innerJoin(drivers, and(eq(drivers.garageCityId, places.id), eq(drivers.active, true)))
    .where(lt(places.nearer, MOST_LOOKED_AT))
    .orderBy(places.km, asc(drivers.name), asc(drivers.id))
    .limit(MOST_LOOKED_AT)
    .as('nearest')
  const { id, name, mobile, city } = nearest
  return db
    .with(staffed)
    .select({ garageCityId: here.id, id, name, mobile, city })
    .from(here)
    .crossJoinLateral(nearest)
    .where(inArray(here.id, [...garageIds]))
    .orderBy(asc(here.id), asc(nearest.km), asc(name), asc(id))
}
