import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { getBooking } from '#domain/bookings/find-booking.server.ts'
import { faultsOf } from '#domain/bookings/hold/contact.ts'
import type { Faults } from '#domain/bookings/hold/contact.ts'
import { PLAIN_LINE, PLAIN_PARAGRAPHS } from '#domain/contact/plain-text.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { ReviewState } from './review.ts'
import { reviews } from './tables.ts'

/** What a traveller writes in a review: plain words, so many of them. */
export const reviewWords = (least: number, most: number, form: RegExp, says: string) =>
  z
    .string()
    .trim()
    .min(least, says)
    .max(most, `Please use at most ${most} letters.`)
    .regex(form, 'Please use plain words, without < and >.')

/** What somebody says after the journey, as it was typed. */
export const TripReview = z.object({
  rating: z.coerce.number('Please choose one to five stars.').int().min(1, 'Please choose one to five stars.').max(5),
  title: reviewWords(3, 80, PLAIN_LINE, 'Please give it a title.'),
  text: reviewWords(20, 2000, PLAIN_PARAGRAPHS, 'Please write a sentence or two.'),
  author: reviewWords(2, 60, PLAIN_LINE, 'Please say by which name we may show it.'),
  from: reviewWords(2, 60, PLAIN_LINE, 'Please say where you live.'),
})

type NotWritten = 'forbidden' | 'not-allowed' | 'not-over-yet' | 'written-already' | 'invalid-review'

/**
 * Writes what a booking's own people say of their journey, once it is over and once a booking; nobody reads it before staff have published it. Refuses 'not-allowed' of a
 * car, whose class has no reviews, 'not-over-yet', 'written-already', and what was typed, with its faults by field.
 */
export async function writeTripReview(
  db: Db,
  access: BookingAccess,
  typed: unknown,
): Promise<Result<void, NotWritten> & { faults?: Faults }> {
  const allowed = admit(access, 'review.write')
  if (!allowed.ok) return allowed
  const { id: bookingId, shown, journey, startsOn } = await getBooking(db, access.bookingId)
  if (journey.package.kind === 'car') return refused('not-allowed')
  if (shown !== 'completed') return refused('not-over-yet')
  const read = TripReview.safeParse(typed)
  if (!read.success) return { ...refused('invalid-review'), faults: faultsOf(read.error) }
  const row = {
    ...read.data,
    bookingId,
    packageId: journey.package.id,
    travelledOn: startsOn,
    state: 'pending' as const,
  }
  const added = await db
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.bookingId })
    .returning({ id: reviews.id })
  return added.length > 0 ? done(undefined) : refused('written-already')
}

/** What was written of a booking, for whoever opens it: waiting, shown or not, and what the operator answered. */
export async function findTripReview(db: Db, bookingId: string) {
  const { rating, title, text, author, from, state, reply, declinedBecause } = reviews
  const [found] = await db
    .select({ rating, title, text, author, from, state, reply, declinedBecause })
    .from(reviews)
    .where(eq(reviews.bookingId, bookingId))
  return found
}

export type WrittenReview = { at: Date; rating: number; state: ReviewState }

/** When a review of a booking's journey was written, with how many stars, and what became of it: for staff. */
export async function findWrittenReview(db: Db, bookingId: string): Promise<WrittenReview | undefined> {
  const { createdAt: at, rating, state } = reviews
  const [found] = await db.select({ at, rating, state }).from(reviews).where(eq(reviews.bookingId, bookingId))
  return found
}
