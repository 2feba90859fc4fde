import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { inChunks, upsertRows } from '#platform/upsert.server.ts'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import { recordRatings } from '#domain/catalogue/writing/packages.server.ts'
import type { Review } from './review.ts'
import { reviews } from './tables.ts'

export type ReviewDraft = Omit<Review, 'packageName' | 'packageUrl'>

const Draft: z.ZodType<ReviewDraft> = z.object({
  id: z.string().min(1),
  packageId: z.string().min(1),
  author: z.string().trim().min(1),
  from: z.string().trim().min(1),
  rating: z.number().int().min(1).max(5),
  title: z.string().trim().min(1),
  text: z.string().trim().min(1),
  travelledOn: z.iso.date(),
  isDemo: z.boolean(),
})

/** Writes reviews and brings the rating of their packages up to date; one whose id stands already is replaced. */
export const saveReviews = command('reviews.moderate', {
  input: listOf(Draft),
  tags: ['reviews', 'catalogue'],
  change: async ({ db, actor }, drafts) => {
    const keys = drafts.map(({ id }) => id)
    const changes = await comparing({ db, actor }, rowsOf('review', reviews, reviews.id), keys, () =>
      upsertRows(db, reviews, reviews.id, drafts),
    )
    for (const packageIds of inChunks([...new Set(drafts.map(({ packageId }) => packageId))]))
      await recordRatings(db, await averages(db, packageIds))
    return { ok: true, value: undefined, changes }
  },
})

function averages(db: Db, packageIds: string[]) {
  const { packageId, rating, isDemo } = reviews
  return db
    .select({
      packageId,
      average: sql<number>`round(avg(${rating}), 1)::float`,
      count: sql<number>`count(*)::integer`,
      isDemo: sql<boolean>`bool_or(${isDemo})`,
    })
    .from(reviews)
    .where(inArray(packageId, packageIds))
    .groupBy(packageId)
}
