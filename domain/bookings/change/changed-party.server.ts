import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { AppliedPayment } from '#domain/payments/refunds-of.ts'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { placesIn, refundDropped } from '#domain/bookings/group/dropped-friends.ts'
import type { DroppedFriend, PayingFriend } from '#domain/bookings/group/dropped-friends.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import type { GroupShare } from '#domain/bookings/group/group.server.ts'
import { weightsOf } from '#domain/bookings/group/shares.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
import { emergencyContacts } from '#domain/bookings/trip/tables.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { instalments } from '#domain/bookings/tables.ts'

/** Whether friends have paid for places of a booking, so that a change of its party has to say who travels then. */
export function havePaid(applied: readonly AppliedPayment[]): boolean {
  return applied.some(({ share }) => share !== null && share > 0)
}

/** What goes back to friends who do not come along any more, or whom they paid for, once `named` travel and `chargePaise` is charged for what falls away. */
export async function findDropped(
  db: Db,
  booking: Pick<OpenedBooking, 'id' | 'journey' | 'totalPaise'>,
  applied: readonly AppliedPayment[],
  { named, chargePaise }: { named: readonly Pick<Traveller, 'name'>[]; chargePaise: Paise },
): Promise<DroppedFriend[]> {
  if (!havePaid(applied)) return []
  const [was, shares] = [await listTravellers(db, booking.id), await listShares(db, booking.id)]
  return refundDropped(payingFriends(was, shares, applied), {
    isGone: placesIn(was, named).map((place) => place === -1),
    weights: weightsOf(booking.journey, was, shares[0]?.split ?? 'equal'),
    pricePaise: booking.totalPaise,
    chargePaise,
  })
}

/** Whoever has paid for their own place, with the places that are theirs to pay and nobody else's by now. */
function payingFriends(
  was: readonly NamedTraveller[],
  shares: readonly GroupShare[],
  applied: readonly AppliedPayment[],
): PayingFriend[] {
  const paidBy = (share: number) => applied.reduce((sum, one) => (one.share === share ? sum + one.applied : sum), 0)
  const payers = was.map(({ position }) => position + 1).filter((share) => paidBy(share) > 0)
  const payerOf = (place: number) =>
    payers.includes(place + 1) ? place + 1 : shares.find(({ places }) => places.includes(place))?.share
  return payers.map((share) => ({
    share,
    places: was.map(({ position }) => position).filter((place) => payerOf(place) === share),
    paidPaise: paidBy(share),
  }))
}

/**
 * Ends a group whose party becomes another one, in the caller's transaction: places move, so every link opens nothing. What each has paid goes with their name to
 * the new place; of whoever travels no more it stays below zero.
 */
export async function endGroupOf(
  db: Db,
  bookingId: string,
  { was, is }: { was: readonly NamedTraveller[]; is: readonly Pick<Traveller, 'name'>[] },
): Promise<void> {
  await db.delete(groupShares).where(eq(groupShares.bookingId, bookingId))
  await db
    .delete(emergencyContacts)
    .where(and(eq(emergencyContacts.bookingId, bookingId), gt(emergencyContacts.share, 0)))
  if (was.length === 0) return
  const places = placesIn(was, is)
  const moved = sql.join(
    was.map(({ position }, at) => sql`when ${position + 1}::int then ${newShare(position, places[at]!)}::int`),
    sql` `,
  )
  for (const table of [instalments, paymentOrders])
    await db
      .update(table)
      .set({ share: sql`case ${table.share} ${moved} else ${table.share} end` })
      .where(and(eq(table.bookingId, bookingId), isNotNull(table.share)))
}

function newShare(position: number, place: number): number {
  return place === -1 ? -(position + 1) : place + 1
}
