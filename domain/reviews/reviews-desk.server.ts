import { and, asc, count, desc, eq, ilike, inArray, lte, not, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { packages } from '#domain/catalogue/tables.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { holding } from '#platform/like.ts'
import { done } from '#platform/result.ts'
import type { ReviewState } from './review.ts'
import { reviews } from './tables.ts'

const PAGE_SIZE = 20
const written = not(reviews.isDemo)

export type ModeratedReview = Extract<
  Awaited<ReturnType<typeof listReviewsDesk>>,
  { ok: true }
>['value']['rows'][number]

/** Which reviews: `words` in what was written, in who wrote it, in the package or the booking's reference; `atMost` so many stars; `package` an address. */
export type ReviewsAsked = { state: ReviewState; words?: string; atMost?: number; package?: string; page?: number }

/**
 * One page of what travellers wrote, by what became of it: who waits longest first, of the rest the newest; how many fit, and how many there are of each state. Samples are not among
 * them. Refuses `forbidden`.
 */
export async function listReviewsDesk(db: Db, actor: Actor, asked: ReviewsAsked) {
  const allowed = demand(actor, 'reviews.moderate')
  if (!allowed.ok) return allowed
  const { state, page = 1 } = asked
  const counts = await countStates(db)
  const where = wantedOf(asked)
  const isNarrowed = where.length > 0
  const total = isNarrowed ? await countLike(db, state, where) : (counts[state] ?? 0)
  // The page is cut before anything is joined, so the last costs about what the first does.
  const order = state === 'pending' ? [asc(reviews.createdAt), asc(reviews.id)] : NEWEST
  const cut = selectIds(db, isNarrowed)
    .where(and(written, eq(reviews.state, state), ...where))
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .as('cut')
  const rows = await selectLines(db)
    .innerJoin(cut, eq(reviews.id, cut.id))
    .orderBy(...order)
  return done({ rows, counts, total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) })
}

/** Reviews by their ids, the oldest first, as far as their list says; samples are nobody's to moderate. Refuses `forbidden`. */
export async function listSeveralReviews(db: Db, actor: Actor, ids: readonly string[]) {
  const allowed = demand(actor, 'reviews.moderate')
  if (!allowed.ok || ids.length === 0) return allowed.ok ? done([]) : allowed
  return done(
    await selectLines(db)
      .where(and(written, inArray(reviews.id, [...ids])))
      .orderBy(asc(reviews.createdAt), asc(reviews.id)),
  )
}

const NEWEST = [desc(reviews.createdAt), desc(reviews.id)]

async function countStates(db: Db): Promise<Partial<Record<ReviewState, number>>> {
  const counted = await db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .where(written)
    .groupBy(reviews.state)
  return Object.fromEntries(counted.map((one) => [one.state, one.count]))
}

async function countLike(db: Db, state: ReviewState, where: readonly SQL[]): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(packages, eq(packages.id, reviews.packageId))
    .leftJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(and(written, eq(reviews.state, state), ...where))
  return found?.total ?? 0
}

function selectIds(db: Db, isNarrowed: boolean) {
  const ids = db.select({ id: reviews.id }).from(reviews).$dynamic()
  if (!isNarrowed) return ids
  return ids
    .innerJoin(packages, eq(packages.id, reviews.packageId))
    .leftJoin(bookings, eq(bookings.id, reviews.bookingId))
}

function selectLines(db: Db) {
  const { id, author, from, rating, title, text, travelledOn, reply, declinedBecause, createdAt, state } = reviews
  const said = { id, author, from, rating, title, text, travelledOn, reply, declinedBecause, createdAt, state }
  const about = { packageName: packages.name, packageUrl: packages.url, booking: bookings.reference }
  return db
    .select({ ...said, ...about })
    .from(reviews)
    .innerJoin(packages, eq(packages.id, reviews.packageId))
    .leftJoin(bookings, eq(bookings.id, reviews.bookingId))
    .$dynamic()
}

function wantedOf({ words, atMost, package: url }: ReviewsAsked): SQL[] {
  const { author, title, text, rating } = reviews
  const part = holding(words ?? '')
  const anywhere = or(...[author, title, text, packages.name, bookings.reference].map((one) => ilike(one, part)))
  return [
    words ? anywhere : undefined,
    atMost ? lte(rating, atMost) : undefined,
    url ? eq(packages.url, url) : undefined,
  ].filter((one) => one !== undefined)
}
