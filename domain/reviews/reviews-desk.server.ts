import { and, asc, count, desc, eq, not } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { done } from '#platform/result.ts'
import type { ReviewState } from './review.ts'
import { reviews } from './tables.ts'

const PAGE_SIZE = 20

export type ModeratedReview = Extract<
  Awaited<ReturnType<typeof listReviewsDesk>>,
  { ok: true }
>['value']['rows'][number]

/** One page of what travellers wrote, by what became of it: who waits longest first, of the rest the newest. Samples are not among them. Refuses `forbidden`. */
export async function listReviewsDesk(
  db: Db,
  actor: Actor,
  { state, page = 1 }: { state: ReviewState; page?: number },
) {
  const allowed = demand(actor, 'reviews.moderate')
  if (!allowed.ok) return allowed
  const written = not(reviews.isDemo)
  const counted = await db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .where(written)
    .groupBy(reviews.state)
  const counts = Object.fromEntries(counted.map((one) => [one.state, one.count])) as Partial<
    Record<ReviewState, number>
  >
  const { id, author, from, rating, title, text, travelledOn, reply, declinedBecause, createdAt } = reviews
  // The page is cut before anything is joined, so the last costs about what the first does.
  const order = state === 'pending' ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]
  const cut = db
    .select({ id })
    .from(reviews)
    .where(and(written, eq(reviews.state, state)))
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('cut')
  const rows = await db
    .select({
      id,
      author,
      from,
      rating,
      title,
      text,
      travelledOn,
      reply,
      declinedBecause,
      createdAt,
      state: reviews.state,
      packageName: packages.name,
      packageUrl: packages.url,
      booking: bookings.reference,
    })
    .from(cut)
    .innerJoin(reviews, eq(id, cut.id))
    .innerJoin(packages, eq(packages.id, reviews.packageId))
    .leftJoin(bookings, eq(bookings.id, reviews.bookingId))
    .orderBy(...order)
  return done({ rows, counts, pages: Math.max(1, Math.ceil((counts[state] ?? 0) / PAGE_SIZE)) })
}
