import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { promotions, promotionUses } from './tables.ts'

/** `personKey` tells one person from another: an account's id, or a keyed digest of a contact, never the contact itself. */
export type Redemption = {
  bookingId: string
  promotionIds: readonly string[]
  personKey: string
  isFirstBooking: boolean
}

/**
 * Counts the promotions of a booking as used, in the caller's transaction and after its seats were taken. Refuses 'coupon-used', and counts none, where one
 * has no use left, in all or for this person, or is for first bookings. Again for the same booking it changes nothing; after it was
 * given back it counts anew.
 */
export async function redeemPromotions(db: Db, redemption: Redemption): Promise<Result<void, 'coupon-used'>> {
  const ids = [...new Set(redemption.promotionIds)]
  if (ids.length === 0) return done(undefined)
  try {
    await db.transaction(async (db) => {
      const found = await lockPromotions(db, ids)
      if (found.length < ids.length) throw new UsedUp()
      for (const promotion of found) await redeem(db, promotion, redemption)
    })
    return done(undefined)
  } catch (error) {
    if (error instanceof UsedUp) return refused('coupon-used')
    throw error
  }
}

/** Which of these promotions somebody could not use at this moment, what the booking uses already aside; it decides nothing, since somebody else may be quicker. */
export async function findSpent(db: Db, redemption: Redemption): Promise<string[]> {
  const spent: string[] = []
  for (const id of new Set(redemption.promotionIds)) if (!(await mayUse(db, id, redemption))) spent.push(id)
  return spent
}

async function mayUse(db: Db, promotionId: string, redemption: Redemption): Promise<boolean> {
  const [found] = await db.select().from(promotions).where(eq(promotions.id, promotionId))
  if (!found) return false
  const [own] = await db.select().from(promotionUses).where(liveUse(promotionId, redemption.bookingId))
  if (own?.personKey === redemption.personKey) return true
  const isLeft = own !== undefined || found.mostUses === null || found.used < found.mostUses
  return isLeft && !(await isShareUsed(db, found, redemption))
}

/** Gives back what a booking used, for one that has ended before it was paid; once, however often it is called. */
export async function giveBackPromotions(db: Db, bookingId: string): Promise<void> {
  await db.transaction(async (db) => {
    const live = and(eq(promotionUses.bookingId, bookingId), isNull(promotionUses.givenBackAt))
    const used = await db.select({ id: promotionUses.promotionId }).from(promotionUses).where(live)
    if (used.length === 0) return
    await lockPromotions(
      db,
      used.map(({ id }) => id),
    )
    const back = await db
      .update(promotionUses)
      .set({ givenBackAt: sql`now()` })
      .where(live)
      .returning({ id: promotionUses.promotionId })
    const ids = back.map(({ id }) => id)
    await db
      .update(promotions)
      .set({ used: sql`${promotions.used} - 1` })
      .where(inArray(promotions.id, ids))
  })
}

class UsedUp extends Error {}

/** What a booking used, given back or not. */
export async function listUses(db: Db, bookingId: string): Promise<{ promotionId: string; personKey: string }[]> {
  const { promotionId, personKey } = promotionUses
  return db.select({ promotionId, personKey }).from(promotionUses).where(eq(promotionUses.bookingId, bookingId))
}

/** Says who it is that used promotions under a booking nobody had put a name to. Refuses 'coupon-used' where that person has had their share. */
export async function nameUser(
  db: Db,
  { bookingId, personKey, isFirstBooking }: Omit<Redemption, 'promotionIds'>,
): Promise<Result<void, 'coupon-used'>> {
  const live = and(eq(promotionUses.bookingId, bookingId), isNull(promotionUses.givenBackAt))
  const unnamed = await db
    .select({ id: promotionUses.promotionId })
    .from(promotionUses)
    .where(and(live, ne(promotionUses.personKey, personKey)))
  if (unnamed.length === 0) return done(undefined)
  const ids = unnamed.map(({ id }) => id)
  for (const promotion of await lockPromotions(db, ids))
    if (await isShareUsed(db, promotion, { personKey, isFirstBooking })) return refused('coupon-used')
  await db
    .update(promotionUses)
    .set({ personKey })
    .where(and(live, inArray(promotionUses.promotionId, ids)))
  return done(undefined)
}

type Limits = Pick<typeof promotions.$inferSelect, 'id' | 'firstBookingOnly' | 'mostPerPerson'>

/** In the order of their ids, so that two bookings never wait for each other. Uses are counted by whoever holds the lock. */
async function lockPromotions(db: Db, ids: readonly string[]): Promise<Limits[]> {
  const { id, firstBookingOnly, mostPerPerson } = promotions
  return db
    .select({ id, firstBookingOnly, mostPerPerson })
    .from(promotions)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('no key update')
}

async function redeem(db: Db, limits: Limits, redemption: Redemption): Promise<void> {
  const { id } = limits
  const { bookingId, personKey, isFirstBooking } = redemption
  if (await isRedeemed(db, id, bookingId)) return
  if (await isShareUsed(db, limits, { personKey, isFirstBooking })) throw new UsedUp()
  const [taken] = await db
    .update(promotions)
    .set({ used: sql`${promotions.used} + 1` })
    .where(and(eq(promotions.id, id), or(isNull(promotions.mostUses), lt(promotions.used, promotions.mostUses))))
    .returning({ id: promotions.id })
  if (!taken) throw new UsedUp()
  await db
    .insert(promotionUses)
    .values({ promotionId: id, bookingId, personKey })
    .onConflictDoUpdate({
      target: [promotionUses.promotionId, promotionUses.bookingId],
      set: { personKey, at: sql`now()`, givenBackAt: null },
    })
}

async function isRedeemed(db: Db, promotionId: string, bookingId: string): Promise<boolean> {
  return (await db.$count(promotionUses, liveUse(promotionId, bookingId))) > 0
}

function liveUse(promotionId: string, bookingId: string) {
  const { promotionId: promotion, bookingId: booking, givenBackAt } = promotionUses
  return and(eq(promotion, promotionId), eq(booking, bookingId), isNull(givenBackAt))
}

/** Whether a person has had all they may have of a promotion. */
async function isShareUsed(
  db: Db,
  { id, firstBookingOnly, mostPerPerson }: Limits,
  { personKey, isFirstBooking }: Pick<Redemption, 'personKey' | 'isFirstBooking'>,
): Promise<boolean> {
  if (firstBookingOnly && !isFirstBooking) return true
  // Two that are held at a time are both the first, until one is paid.
  const most = firstBookingOnly ? 1 : mostPerPerson
  if (most === null) return false
  const live = and(eq(promotionUses.promotionId, id), isNull(promotionUses.givenBackAt))
  return (await db.$count(promotionUses, and(live, eq(promotionUses.personKey, personKey)))) >= most
}
