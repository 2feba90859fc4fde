import { z } from 'zod'
import { upsertRows } from '#platform/upsert.server.ts'
import { command, listOf } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import { refreshRatings } from './ratings.server.ts'
import type { Review } from './review.ts'
import { reviews } from './tables.ts'

export type ReviewDraft = Omit<Review, 'packageName' | 'packageUrl' | 'reply'>

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
    await refreshRatings(db, [...new Set(drafts.map(({ packageId }) => packageId))])
    return { ok: true, value: undefined, changes }
  },
})
