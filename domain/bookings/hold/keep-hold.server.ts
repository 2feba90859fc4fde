import { eq, sql } from 'drizzle-orm'
import { changing } from '#platform/change-feed.server.ts'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit, colleagueIn } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import { HOLD_MINUTES } from '#domain/bookings/booking.ts'
import { lockBooking } from '#domain/bookings/find-booking.server.ts'
import { isTooLate, placesOf, takePlacesAgain } from '#domain/bookings/group/places.server.ts'
import type { QuoteNeeds } from '#domain/bookings/quote/quotes.server.ts'
import { refuseAgain } from './hold-again.server.ts'
import type { NotAgain } from './hold-again.server.ts'
import { redeemAgain } from '#domain/bookings/quote/used-promotions.server.ts'
import { bookingEvents, bookings } from '#domain/bookings/tables.ts'

/** Fifteen minutes more, once. Refuses 'hold-expired', and 'not-allowed' the second time. */
export async function extendHold(
  db: Db,
  access: BookingAccess,
): Promise<Result<{ holdExpiresAt: Date }, 'hold-expired' | 'not-allowed' | 'forbidden'>> {
  const allowed = admit(access, 'hold.extend')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  const by = colleagueIn(access)
  return db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    if (!booking || (booking.shown !== 'held' && booking.shown !== 'expired')) return refused('not-allowed')
    if (booking.shown === 'expired') return refused('hold-expired')
    if (booking.holdExtended) return refused('not-allowed')
    const longer = sql`${bookings.holdExpiresAt} + ${`${HOLD_MINUTES} minutes`}::interval`
    const [row] = await db
      .update(bookings)
      .set({ holdExpiresAt: longer, holdExtended: true })
      .where(eq(bookings.id, bookingId))
      .returning({ holdExpiresAt: bookings.holdExpiresAt })
    await db.insert(bookingEvents).values({ bookingId, kind: 'extended', facts: by ? { by } : {} })
    return done(row!)
  })
}

export type NoHoldAgain = NotAgain | 'sold-out' | 'coupon-used' | 'too-late' | 'not-allowed' | 'forbidden'

/** Holds the seats of a hold that ended once more, at the same price, while they are there and its quote lives, and not without end. What was typed is kept. */
export async function holdAgain(
  needs: QuoteNeeds,
  access: BookingAccess,
): Promise<Result<{ holdExpiresAt: Date }, NoHoldAgain>> {
  const allowed = admit(access, 'hold.again')
  if (!allowed.ok) return allowed
  try {
    return (
      await changing(
        needs.db,
        ({ taken }: Again) => taken ?? [],
        (db) => againOrUndone({ ...needs, db }, access.bookingId),
      )
    ).result
  } catch (error) {
    if (error instanceof CouponUsed) return refused('coupon-used')
    throw error
  }
}

/** The seats that were taken already go back with it. */
class CouponUsed extends Error {}

type Again = {
  taken?: ReturnType<typeof placesOf>
  result: Result<{ holdExpiresAt: Date }, NoHoldAgain>
}

async function againOrUndone(needs: QuoteNeeds, bookingId: string): Promise<Again> {
  const again = await holdAgainWithin(needs, bookingId)
  if (!again.result.ok && again.result.reason === 'coupon-used') throw new CouponUsed()
  return again
}

/** The same within the caller's transaction, which undoes it where it is refused, and announces what is taken. */
export async function holdAgainWithin(needs: QuoteNeeds, bookingId: string): Promise<Again> {
  const { db } = needs
  const booking = await lockBooking(db, bookingId)
  if (!booking || booking.shown !== 'expired') return { result: refused('not-allowed') }
  if (await isTooLate(db, booking)) return { result: refused('too-late') }
  const refusal = await refuseAgain(needs, booking)
  if (refusal) return { result: refused(refusal) }
  // Swept or not, the seats are held anew.
  if (booking.state === 'expired') {
    const taken = await takePlacesAgain(db, booking)
    if (!taken.ok) return { result: taken }
    const used = await redeemAgain(db, booking)
    if (!used.ok) return { result: used }
  }
  const [row] = await db
    .update(bookings)
    .set({ state: 'held', holdExpiresAt: sql`now() + ${`${HOLD_MINUTES} minutes`}::interval`, holdExtended: false })
    .where(eq(bookings.id, bookingId))
    .returning({ holdExpiresAt: bookings.holdExpiresAt })
  await db.insert(bookingEvents).values({ bookingId, kind: 'held-again', facts: { seats: booking.seats } })
  return { taken: placesOf(booking.journey), result: done(row!) }
}
