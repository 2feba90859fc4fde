import { asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cities } from '#domain/catalogue/tables.ts'
import { roads } from '#domain/cars/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'

/** Fewer letters stand in too many names. */
const SHORTEST = 3
const MOST_ENDS = 40
const MOST = 200

/** The ways between places one of which has one of the words in its name, with the names of both ends. Refuses `forbidden`. */
export async function findRoadsOf(db: Db, actor: Actor, words: readonly string[]) {
  const allowed = demand(actor, 'cars.edit')
  if (!allowed.ok) return allowed
  const long = words.filter((word) => word.length >= SHORTEST)
  if (long.length === 0) return done([])
  const meant = db
    .select({ id: cities.id })
    .from(cities)
    .where(or(...long.map((word) => ilike(cities.name, holding(word)))))
    .orderBy(asc(sql`length(${cities.name})`), asc(cities.id))
    .limit(MOST_ENDS)
  const ids = (await meant).map(({ id }) => id)
  const other = alias(cities, 'other')
  return done(
    await db
      .select({ one: cities.name, other: other.name, km: roads.km, way: roads.way })
      .from(roads)
      .innerJoin(cities, eq(cities.id, roads.oneCityId))
      .innerJoin(other, eq(other.id, roads.otherCityId))
      .where(or(inArray(roads.oneCityId, ids), inArray(roads.otherCityId, ids)))
      .orderBy(asc(cities.name), asc(other.name))
      .limit(MOST),
  )
}
