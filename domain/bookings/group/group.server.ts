import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { ADULT_AGE } from '#domain/party/party.ts'
import { paymentOrders, refunds } from '#domain/payments/tables.ts'
import { prorate } from '#domain/pricing/prorate.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { admit } from '#domain/bookings/access.server.ts'
import type { BookingAccess } from '#domain/bookings/access.server.ts'
import type { Instalment } from '#domain/bookings/booking.ts'
import { listInstalments, lockBooking } from '#domain/bookings/find-booking.server.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import type { MessageNeeds } from '#domain/bookings/booking-messages.server.ts'
import { endShares } from './ended-shares.server.ts'
import { findFriendsStand, tellFriendsChanged } from './friend-changes.server.ts'
import { tellFriendsEnded } from './friend-messages.server.ts'
import { mergedByDate, shareOut, weightsOf } from './shares.ts'
import type { Split } from './shares.ts'
import { listTravellers, listWholeParty } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import { bookingEvents, instalments } from '#domain/bookings/tables.ts'
import { groupShares, isShared } from './tables.ts'
import { replaceUnpaid } from '#domain/bookings/pay/unpaid-parts.server.ts'

export type GroupShare = typeof groupShares.$inferSelect

/** Who pays and fills in for each traveller, by place: 0 is who booked, else the share of a friend, their place counted from 1. */
export type GroupAsked = { sharers: readonly number[]; split: Split }
export type NoGroup = 'not-allowed' | 'unclear-group' | 'money-on-its-way' | 'forbidden'

/** The shares of a booking, who booked first; none where it is paid by one. */
export async function listShares(db: Db, bookingId: string): Promise<GroupShare[]> {
  const { bookingId: of, share } = groupShares
  return db
    .select()
    .from(groupShares)
    .where(and(eq(of, bookingId), or(eq(share, 0), isShared)))
    .orderBy(asc(share))
}

/**
 * Has friends fill in and pay their own of a confirmed booking: shares what is left to pay among them, date by date, in place of the parts that stood there; tells friends whose share changes.
 * Whoever has a link keeps it. Refuses 'unclear-group' where somebody pays for others and not for themselves, or nobody has a link, and 'money-on-its-way'
 * while a bank is waited for.
 */
export async function formGroup(
  needs: MessageNeeds,
  access: BookingAccess,
  { sharers, split }: GroupAsked,
): Promise<Result<void, NoGroup>> {
  const allowed = admit(access, 'group.form')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const refusal = booking ? await refuseGroup(db, booking) : 'not-allowed'
    if (!booking || refusal) return refused(refusal ?? 'not-allowed')
    const was = await findFriendsStand(db, booking)
    const travelling = await listWholeParty(db, booking)
    if (!isClear(sharers, travelling)) return refused('unclear-group')
    await keepShares(db, bookingId, { sharers, split })
    await shareParts(db, booking)
    await tellFriendsChanged({ ...needs, db }, booking, { was })
    await db.insert(bookingEvents).values({ bookingId, kind: 'shared-out', facts: { people: new Set(sharers).size } })
    return done(undefined)
  })
}

/** Has who booked pay everything that is left again, of which friends who have paid are told: their links open their own money alone. Refuses as `formGroup` does. */
export async function endGroup(needs: MessageNeeds, access: BookingAccess): Promise<Result<void, NoGroup>> {
  const allowed = admit(access, 'group.form')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  return needs.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId)
    const refusal = booking ? await refuseGroup(db, booking) : 'not-allowed'
    if (!booking || refusal) return refused(refusal ?? 'not-allowed')
    await tellFriendsEnded({ ...needs, db }, booking)
    await endShares(db, bookingId)
    const unpaid = (await listInstalments(db, bookingId)).filter(({ paidAt }) => paidAt === null)
    await replaceUnpaid(
      db,
      bookingId,
      mergedByDate(unpaid).map((part) => ({ ...part, share: null })),
    )
    return done(undefined)
  })
}

/**
 * Gives a friend another link: 'on' and 'new' make one, and every link before it opens nothing; 'off' leaves none. The address the one before went to is forgotten: it may be
 * another's. Refuses 'unknown' where there is no such friend.
 */
export async function changeLink(
  { db }: { db: Db },
  access: BookingAccess,
  { share, change }: { share: number; change: 'on' | 'off' | 'new' },
): Promise<Result<void, 'unknown' | 'forbidden'>> {
  const allowed = admit(access, 'group.form')
  if (!allowed.ok) return allowed
  const { bookingId } = access
  const changed = await db
    .update(groupShares)
    .set({ linkId: newId(), isOff: change === 'off', email: null })
    .where(and(eq(groupShares.bookingId, bookingId), eq(groupShares.share, share), sql`${groupShares.share} > 0`))
    .returning({ share: groupShares.share })
  return changed.length > 0 ? done(undefined) : refused('unknown')
}

/** Why a booking is not shared (any more), 'not-allowed' or 'money-on-its-way'; undefined while it can be. */
export async function refuseGroup(db: Db, { id, shown, journey }: OpenedBooking): Promise<NoGroup | undefined> {
  if (shown !== 'confirmed' || journey.package.kind === 'car' || journey.party.adults < 2) return 'not-allowed'
  const isAsked = and(eq(paymentOrders.bookingId, id), eq(paymentOrders.state, 'pending'))
  return (await db.$count(paymentOrders, isAsked)) > 0 ? 'money-on-its-way' : undefined
}

/** Shares what is left to pay of a booking among those who share it, in the caller's transaction; nothing where nobody does. */
export async function shareParts(db: Db, booking: Pick<OpenedBooking, 'id' | 'journey'>): Promise<void> {
  const shares = await listShares(db, booking.id)
  if (shares.length === 0) return
  const weights = weightsOf(booking.journey, await listTravellers(db, booking.id), shares[0]!.split)
  await replaceUnpaid(db, booking.id, shareOut(await listKeptParts(db, booking.id), shares, weights))
}

/** The parts of a booking as they stand, which add up to its total: those that are paid less what of their payments went back when the booking was changed, and no agreed share then. */
export async function listKeptParts(db: Db, bookingId: string): Promise<Instalment[]> {
  const parts = await listInstalments(db, bookingId)
  const { part, paymentId } = instalments
  const rows = await db
    .select({ part, paymentId, backPaise: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)`.mapWith(Number) })
    .from(instalments)
    .innerJoin(refunds, and(eq(refunds.paymentId, paymentId), eq(refunds.reason, 'amended')))
    .where(eq(instalments.bookingId, bookingId))
    .groupBy(part, paymentId)
    .orderBy(asc(part))
  const less = [...Map.groupBy(rows, (row) => row.paymentId).values()].flatMap((same) => {
    const amounts = same.map((row) => parts.find((one) => one.part === row.part)!.amountPaise)
    return prorate(same[0]!.backPaise, amounts).map((paise, at) => [same[at]!.part, paise] as const)
  })
  const lessBy = new Map(less)
  return parts.map((one) => {
    const backPaise = lessBy.get(one.part) ?? 0
    return backPaise === 0 ? one : { ...one, percent: null, amountPaise: one.amountPaise - backPaise }
  })
}

/** Every friend pays for themselves, nobody under age pays for anybody, and one friend there is at least. */
function isClear(sharers: readonly number[], travelling: readonly NamedTraveller[]): boolean {
  if (travelling.length === 0 || sharers.length !== travelling.length) return false
  const isFriend = (share: number) => sharers[share - 1] === share && travelling[share - 1]!.age >= ADULT_AGE
  return sharers.every((share) => share === 0 || isFriend(share)) && sharers.some((share) => share > 0)
}

async function keepShares(db: Db, bookingId: string, { sharers, split }: GroupAsked): Promise<void> {
  const isOf = eq(groupShares.bookingId, bookingId)
  const before = await db.select().from(groupShares).where(isOf)
  const rows = [...new Set([0, ...sharers])].map((share) => {
    const places = sharers.flatMap((one, place) => (one === share ? [place] : []))
    const known = before.find((one) => one.share === share)
    // Whoever fills in for more than they did has not yet.
    const isFilled = places.every((place) => place === share - 1 || known?.places.includes(place))
    return { ...known, bookingId, share, places, split, filledAt: isFilled ? known?.filledAt : null }
  })
  await endShares(db, bookingId)
  const shares = rows.map(({ share }) => share)
  await db.delete(groupShares).where(and(isOf, inArray(groupShares.share, shares)))
  await db.insert(groupShares).values(rows)
}
