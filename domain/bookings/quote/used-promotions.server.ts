import { and, eq, ne, or } from 'drizzle-orm'
import { bookingOtpTarget } from '#domain/accounts/otp/otp-target.ts'
import type { OtpNeeds } from '#domain/accounts/otp/otp-target.ts'
import { findSpent, listUses, nameUser, redeemPromotions } from '#domain/promotions/redemption.server.ts'
import type { Redemption } from '#domain/promotions/redemption.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { KeyRing } from '#platform/key-ring.ts'
import type { Result } from '#platform/result.ts'
import { done } from '#platform/result.ts'
import type { PricedJourney } from '#domain/bookings/quote/priced-journey.ts'
import { bookings } from '#domain/bookings/tables.ts'

/** The promotions a price was made with. */
export function promotionsIn({ lines }: Pick<PricedJourney, 'lines'>): string[] {
  return lines.flatMap(({ promotionId }) => promotionId ?? [])
}

/** What tells one person from another: nobody's contact itself is kept for it. */
export type WhoUses = { keys: KeyRing; config: OtpNeeds['config'] }

type Booker = {
  id: string
  userId: string | null | undefined
  contactMobile: string | null | undefined
  contactEmail: string | null | undefined
}

/** Counts the promotions a quote was priced with as used by a booking, in the caller's transaction. Refuses 'coupon-used' beyond their limits. */
export async function redeemFor(
  db: Db,
  who: WhoUses,
  booker: Booker,
  promotionIds: readonly string[],
): Promise<Result<void, 'coupon-used'>> {
  if (promotionIds.length === 0) return done(undefined)
  const personKey = personKeyOf(who, booker)
  return redeemPromotions(db, {
    bookingId: booker.id,
    promotionIds,
    personKey,
    isFirstBooking: await isFirst(db, booker),
  })
}

/** The same for a booking whose promotions were given back when its hold ended. */
export async function redeemAgain(db: Db, booker: PricedBooker): Promise<Result<void, 'coupon-used'>> {
  return redeemPromotions(db, await usedBefore(db, booker))
}

/** Whether they could be, as things stand at this moment. */
export async function mayRedeemAgain(db: Db, booker: PricedBooker): Promise<boolean> {
  return (await findSpent(db, await usedBefore(db, booker))).length === 0
}

/** Which promotions of a booking's price whoever booked it could not use now. */
export async function findSpentOf(db: Db, who: WhoUses, booker: PricedBooker): Promise<string[]> {
  const promotionIds = promotionsIn(booker.journey)
  const person = { personKey: personKeyOf(who, booker), isFirstBooking: await isFirst(db, booker) }
  return findSpent(db, { bookingId: booker.id, promotionIds, ...person })
}

/** Whether the coupon of a price nobody has booked is to be left out before it can be had: not where its early bird alone ran out. */
export async function isCouponInTheWay(db: Db, journey: PricedJourney): Promise<boolean> {
  const nobody = { bookingId: '', personKey: '', isFirstBooking: true }
  const spent = await findSpent(db, { ...nobody, promotionIds: promotionsIn(journey) })
  const isCoupon = (id: string) => journey.basis?.promotions.find((one) => one.id === id)?.kind === 'coupon'
  return spent.length === 0 || spent.some(isCoupon)
}

type PricedBooker = Booker & { journey: PricedJourney }

/** What a booking used of what its price is still made with: it may have gone on without a coupon. */
async function usedBefore(db: Db, booker: PricedBooker): Promise<Redemption> {
  const now = promotionsIn(booker.journey)
  const uses = (await listUses(db, booker.id)).filter(({ promotionId }) => now.includes(promotionId))
  const [{ personKey } = { personKey: booker.id }] = uses
  return {
    bookingId: booker.id,
    promotionIds: uses.map(({ promotionId }) => promotionId),
    personKey,
    isFirstBooking: await isFirst(db, booker),
  }
}

/** Seats are held before anybody says who they are: once they have, what each person may use counts. */
export async function nameWhoUses(db: Db, who: WhoUses, booker: Booker): Promise<Result<void, 'coupon-used'>> {
  const isFirstBooking = await isFirst(db, booker)
  return nameUser(db, { bookingId: booker.id, personKey: personKeyOf(who, booker), isFirstBooking })
}

/** An account, else a keyed digest of where the code of a booking goes: anybody may type another of the mobile and the e-mail each time. Whoever has not said both is nobody we know. */
function personKeyOf({ keys, config }: WhoUses, { id, userId, contactMobile, contactEmail }: Booker): string {
  if (userId) return userId
  if (!contactMobile || !contactEmail) return id
  const { target } = bookingOtpTarget(config, { mobile: contactMobile, email: contactEmail })
  return keys.sign('who uses a promotion', target)
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
