import { asc, desc, eq } from 'drizzle-orm'
import { realRating } from '#domain/catalogue/reading/order.server.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { remembered } from '#platform/tag-memory.ts'
import { reads } from '#platform/tags.ts'

const MOST = 1000

/** The ids of published packages, best rated first; at most a thousand. */
export const listPublished = remembered('published packages', async ({ db }: { db: Db }) => {
  reads('catalogue')
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(eq(packages.published, true))
    .orderBy(desc(realRating), asc(packages.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
})
