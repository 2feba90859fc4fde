import { z } from 'zod'
import { REVIEW_STATES } from '#domain/reviews/review.ts'

const Asked = z.object({
  state: z.enum(REVIEW_STATES).catch('pending'),
  q: z.string().trim().min(1).max(60).optional().catch(undefined),
  stars: z.coerce.number().int().min(1).max(4).optional().catch(undefined),
  package: z.string().trim().min(1).max(100).optional().catch(undefined),
})

/** What an address asks of the reviews: those that wait unless it says otherwise; what cannot be meant is left out. */
export function reviewsIn(params: URLSearchParams) {
  const { state, q, stars, package: url } = Asked.parse(Object.fromEntries(params))
  return {
    state,
    ...(q ? { words: q } : {}),
    ...(stars ? { atMost: stars } : {}),
    ...(url ? { package: url } : {}),
  }
}
