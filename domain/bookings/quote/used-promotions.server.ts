import { and, eq, ne, or } from 'drizzle-orm'
import { listUses, nameUser, redeemPromotions } from '#domain/promotions/redemption.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import type { Result } from '#platform/result.ts'
import { done } from '#platform/result.ts'
import { bookings } from '#domain/bookings/tables.ts'

type Booker = {
  id: string
  userId: string | null | undefined
  contactMobile: string | null | undefined
  contactEmail: string | null | undefined
}

/** Counts the promotions a quote was priced with as used by a booking, in the caller's transaction. Refuses 'coupon-used' beyond their limits. */
export async function redeemFor(
  db: Db,
  keys: KeyRing,
  booker: Booker,
  promotionIds: readonly string[],
): Promise<Result<void, 'coupon-used'>> {
  if (promotionIds.length === 0) return done(undefined)
  const personKey = personKeyOf(keys, booker)
  return redeemPromotions(db, {
    bookingId: booker.id,
    promotionIds,
    personKey,
    isFirstBooking: await isFirst(db, booker),
  })
}

/** The same for a booking whose promotions were given back when its hold ended. */
export async function redeemAgain(db: Db, booker: Booker): Promise<Result<void, 'coupon-used'>> {
  const uses = await listUses(db, booker.id)
  const [{ personKey } = { personKey: booker.id }] = uses
  const promotionIds = uses.map(({ promotionId }) => promotionId)
  return redeemPromotions(db, {
    bookingId: booker.id,
    promotionIds,
    personKey,
    isFirstBooking: await isFirst(db, booker),
  })
}

/** Seats are held before anybody says who they are: once they have, what each person may use counts. */
export async function nameWhoUses(db: Db, keys: KeyRing, booker: Booker): Promise<Result<void, 'coupon-used'>> {
  const isFirstBooking = await isFirst(db, booker)
  return nameUser(db, { bookingId: booker.id, personKey: personKeyOf(keys, booker), isFirstBooking })
}

/** An account, else a keyed digest of a mobile; whoever has said neither is nobody we know. */
function personKeyOf(keys: KeyRing, { id, userId, contactMobile }: Booker): string {
  if (userId) return userId
  return contactMobile ? keys.sign('who uses a promotion', contactMobile) : id
}

async function isFirst(db: Db, { id, userId, contactMobile, contactEmail }: Booker): Promise<boolean> {
  const theirs = [
    userId ? eq(bookings.userId, userId) : undefined,
    contactMobile ? eq(bookings.contactMobile, contactMobile) : undefined,
    contactEmail ? eq(bookings.contactEmail, contactEmail) : undefined,
  ].filter((one) => one !== undefined)
  if (theirs.length === 0) return true
  return (await db.$count(bookings, and(eq(bookings.state, 'confirmed'), ne(bookings.id, id), or(...theirs)))) === 0
}
