import { z } from 'zod'
import { command, listOf } from '#domain/audit/command.server.ts'
import type { Fault } from '#domain/audit/command.server.ts'
import { comparing, rowsOf } from '#domain/audit/save-rows.server.ts'
import { PLAIN_LINE, PLAIN_PARAGRAPHS } from '#domain/contact/plain-text.ts'
import { databaseToday } from '#platform/database-time.server.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { upsertRows } from '#platform/upsert.server.ts'
import { refreshRatings } from './ratings.server.ts'
import { REVIEW_STATES } from './review.ts'
import { reviews } from './tables.ts'
import { reviewWords, TripReview } from './trip-review.server.ts'

/** A review as a file tells it: what a traveller may write, with what became of it. Whoever brings it along cannot make it longer. */
export const ReviewTakenIn = TripReview.extend({
  title: reviewWords(1, 80, PLAIN_LINE, 'A review has a title.'),
  text: reviewWords(1, 2000, PLAIN_PARAGRAPHS, 'A review has words.'),
  id: z.string().regex(/^[\w-]{1,60}$/, 'Letters, figures and hyphens, as old-site-2041.'),
  packageId: z.string().min(1, 'Name a package by its address.').max(60),
  travelledOn: z.iso.date('A day, as 2026-12-05.'),
  state: z.enum(REVIEW_STATES).default('pending'),
  reply: z.string().trim().max(2000, 'At most 2,000 signs.').nullable().default(null),
  declinedBecause: z.string().trim().max(300, 'At most 300 signs.').nullable().default(null),
}).refine(({ state, declinedBecause }) => state !== 'declined' || (declinedBecause ?? '').length >= 3, {
  path: ['declinedBecause'],
  message: 'Say why: whoever wrote it reads this.',
})
export type ReviewTakenIn = z.infer<typeof ReviewTakenIn>

type StandingReview = typeof reviews.$inferSelect

/** What stands of reviews, samples too, by id. */
export const reviewKind = rowsOf('review', reviews, reviews.id)

const TOLD = ['packageId', 'rating', 'title', 'text', 'author', 'from', 'travelledOn'] as const

/** Why a review cannot be taken in so over what stands of it, all there is: what a traveller wrote here is theirs. What it does not say is not judged. */
export function faultsOfTakingIn(
  told: Partial<ReviewTakenIn>,
  stood: StandingReview | undefined,
  today: CalendarDate,
): readonly Fault[] {
  if (stood?.isDemo) return [{ path: 'id', message: 'A sample has that id.' }]
  const isAhead = told.travelledOn !== undefined && told.travelledOn > today
  const ahead = isAhead ? [{ path: 'travelledOn', message: 'That day is still to come.' }] : []
  if (!stood?.bookingId) return ahead
  const others = TOLD.filter((path) => told[path] !== undefined && told[path] !== stood[path])
  return [...ahead, ...others.map((path) => ({ path, message: 'A traveller wrote this here: it stays as it is.' }))]
}

/**
 * Takes in reviews travellers wrote elsewhere, and changes those that were, or what became of any; the rating of their packages follows. Refuses 'not-allowed'
 * with the field.
 */
export const takeInReviews = command('reviews.moderate', {
  input: listOf<ReviewTakenIn>(ReviewTakenIn as z.ZodType<ReviewTakenIn>),
  tags: ['reviews', 'catalogue'],
  change: async ({ db, actor }, told) => {
    const keys = told.map(({ id }) => id)
    const standing = (await reviewKind.read(db, keys)) as ReadonlyMap<string, StandingReview>
    const today = await databaseToday(db)
    const faults = told.flatMap((one) => faultsOfTakingIn(one, standing.get(one.id), today))
    if (faults.length > 0) return { ok: false, reason: 'not-allowed', faults }
    const changes = await comparing({ db, actor }, reviewKind, keys, () =>
      upsertRows(db, reviews, reviews.id, told, { keep: ['isDemo', 'bookingId'] }),
    )
    const about = [...told, ...standing.values()].map(({ packageId }) => packageId)
    await refreshRatings(db, [...new Set(about)])
    return { ok: true, value: undefined, changes }
  },
})
