import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { packages, packageStops } from '#domain/catalogue/tables.ts'
import { realRating } from '#domain/catalogue/reading/order.server.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import type { TagMemory } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'

const MOST = 1000

type Needs = { db: Db; memory: TagMemory }

const nearest = remembered('packages near', ({ db }: { db: Db }, cityIds: readonly string[]) => {
  reads('catalogue')
  return selectNear(db, cityIds)
})

/** Published packages that stop in one of the cities, the nearest city first and then the best rated; at most a thousand. Only those of `among`, in their order, when it is given. */
export async function listPackagesNear(
  needs: Needs,
  cityIds: readonly string[],
  among?: readonly string[],
): Promise<string[]> {
  if (cityIds.length === 0 || among?.length === 0) return []
  const near = await nearest(needs, cityIds)
  if (!among) return near
  const kept = new Set(near.length < MOST ? near : await selectNear(needs.db, cityIds, among))
  return among.filter((id) => kept.has(id))
}

/** Those of some packages that halt nowhere else than in the cities, and in another of them than the first. */
export async function keepWithin(db: Db, cityIds: readonly string[], ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  reads('catalogue')
  const isInside = inArray(packageStops.cityId, [...cityIds])
  const rows = await db
    .select({ id: packageStops.packageId })
    .from(packageStops)
    .where(inArray(packageStops.packageId, [...ids]))
    .groupBy(packageStops.packageId)
    .having(sql`bool_and(${isInside}) and bool_or(${packageStops.cityId} <> ${cityIds[0]})`)
  const kept = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => kept.has(id))
}

async function selectNear(db: Db, cityIds: readonly string[], among?: readonly string[]): Promise<string[]> {
  const near = sql<number>`min(array_position(array[${sql.join(
    cityIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[], ${packageStops.cityId}))`
  const rows = await db
    .select({ id: packages.id })
    .from(packageStops)
    .innerJoin(packages, eq(packages.id, packageStops.packageId))
    .where(
      and(
        inArray(packageStops.cityId, [...cityIds]),
        eq(packages.published, true),
        among && inArray(packages.id, [...among]),
      ),
    )
    .groupBy(packages.id)
    .orderBy(asc(near), desc(realRating), asc(packages.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
}
