import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cities } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { kmBetween } from './km-between.ts'
import { drivers } from './tables.ts'

/** Of each garage so many are looked at, so that those who are busy leave enough. */
const MOST_LOOKED_AT = 100

export type NearDriver = { garageCityId: string; id: string; name: string; mobile: string; city: string }

/** The drivers in service nearest to each of some garages, the nearest first. */
export function listNearestDrivers(db: Db, garageIds: readonly string[]): Promise<NearDriver[]> {
  if (garageIds.length === 0) return Promise.resolve([])
  const [here, there] = [alias(cities, 'here'), alias(cities, 'there')]
  const km = kmBetween(there, here)
  const nearest = db
    .select({
      id: drivers.id,
      name: drivers.name,
      mobile: drivers.mobile,
      city: sql<string>`${there.name}`.as('city'),
      km: km.as('km'),
    })
    .from(drivers)
    .innerJoin(there, eq(there.id, drivers.garageCityId))
    .where(eq(drivers.active, true))
    .orderBy(km, asc(drivers.name), asc(drivers.id))
    .limit(MOST_LOOKED_AT)
    .as('nearest')
  const { id, name, mobile, city } = nearest
  return db
    .select({ garageCityId: here.id, id, name, mobile, city })
    .from(here)
    .crossJoinLateral(nearest)
    .where(inArray(here.id, [...garageIds]))
    .orderBy(asc(here.id), asc(nearest.km), asc(name), asc(id))
}
