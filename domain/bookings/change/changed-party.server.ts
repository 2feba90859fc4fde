import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AppliedPayment } from '#domain/payments/refunds-of.ts'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Paise } from '#platform/money.ts'
import type { Traveller } from '#domain/bookings/booking.ts'
import { placesIn, refundDropped } from '#domain/bookings/group/dropped-friends.ts'
import type { DroppedFriend, PayingFriend } from '#domain/bookings/group/dropped-friends.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { forgetLeft, listLeft, renumberShares } from '#domain/bookings/group/ended-shares.server.ts'
import { listShares } from '#domain/bookings/group/group.server.ts'
import type { GroupShare } from '#domain/bookings/group/group.server.ts'
import { weightsOf } from '#domain/bookings/group/shares.ts'
import { listTravellers } from '#domain/bookings/trip/travellers.server.ts'
import type { NamedTraveller } from '#domain/bookings/trip/travellers.server.ts'
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
 * Takes what each friend has paid, their link, and whom to call for them with their name to the new place, in the caller's transaction; of whoever travels no more it stays below zero, under a number nobody
 * else has who left.
 */
export async function movePayers(
  db: Db,
  bookingId: string,
  { was, is }: { was: readonly NamedTraveller[]; is: readonly Pick<Traveller, 'name'>[] },
): Promise<void> {
  if (was.length === 0) return
  const places = placesIn(was, is)
  const left = await listLeft(db, bookingId)
  const moved = new Map(was.map(({ position }, at) => [position + 1, newShare(position, places[at]!, left)]))
  await renumberShares(db, bookingId, moved)
  const cases = sql.join(
    [...moved].map(([share, now]) => sql`when ${share}::int then ${now}::int`),
    sql` `,
  )
  for (const table of [instalments, paymentOrders])
    await db
      .update(table)
      .set({ share: sql`case ${table.share} ${cases} else ${table.share} end` })
      .where(and(eq(table.bookingId, bookingId), isNotNull(table.share)))
  await forgetLeft(db, bookingId)
}

function newShare(position: number, place: number, left: Set<number>): number {
  if (place !== -1) return place + 1
  const own = -(position + 1)
  const share = left.has(own) ? Math.min(...left) - 1 : own
  left.add(share)
  return share
}
