import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordRatings } from '#domain/catalogue/writing/packages.server.ts'
import type { Db } from '#platform/db.server.ts'
import { inChunks } from '#platform/upsert.server.ts'
import { reviews } from './tables.ts'

/** Brings the rating of packages up to date with what is published of them, in the caller's transaction. */
export async function refreshRatings(db: Db, packageIds: readonly string[]): Promise<void> {
  for (const chunk of inChunks(packageIds)) {
    const found = new Map((await averages(db, chunk)).map((one) => [one.packageId, one]))
    const none = { average: null, count: 0, isDemo: false }
    const ratings = chunk.map((packageId) => found.get(packageId) ?? { packageId, ...none })
    await recordRatings(db, ratings)
  }
}

function averages(db: Db, packageIds: readonly string[]) {
  const { packageId, rating, isDemo, state } = reviews
  return db
    .select({
      packageId,
      average: sql<number>`round(avg(${rating}), 1)::float`,
      count: sql<number>`count(*)::integer`,
      isDemo: sql<boolean>`bool_or(${isDemo})`,
    })
    .from(reviews)
    .where(and(inArray(packageId, [...packageIds]), eq(state, 'published')))
    .groupBy(packageId)
}
