import { and, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { emergencyContacts } from '#domain/bookings/trip/tables.ts'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { groupShares } from './tables.ts'

/**
 * Ends what the friends of a booking share, in the caller's transaction. Whoever has gone to pay, or is told by mail, keeps their link, which opens a page of their own money
 * from now on; every other opens nothing.
 */
export async function endShares(db: Db, bookingId: string): Promise<void> {
  const { bookingId: of, share } = groupShares
  await db.delete(groupShares).where(and(eq(of, bookingId), or(eq(share, 0), hasNothing(db))))
  await db.update(groupShares).set({ places: [], roomMate: null, filledAt: null }).where(eq(of, bookingId))
}

/** The same until the group is made anew, for a party that becomes another one: every friend keeps their link, and that their details are in. */
export async function suspendShares(db: Db, bookingId: string): Promise<void> {
  const { bookingId: of, share } = groupShares
  await db.delete(groupShares).where(and(eq(of, bookingId), eq(share, 0)))
  await db.update(groupShares).set({ places: [], roomMate: null }).where(eq(of, bookingId))
}

/** Of whom neither a payment nor an address is known. */
function hasNothing(db: Db) {
  const paying = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.bookingId, groupShares.bookingId), eq(paymentOrders.share, groupShares.share)))
  return and(isNull(groupShares.email), not(exists(paying)))
}

/** Gives what is kept of suspended shares, and whom to call for them, its number from now on: `moved` has the new one of each, below zero of who travels no more. In the caller's transaction. */
export async function renumberShares(db: Db, bookingId: string, moved: ReadonlyMap<number, number>): Promise<void> {
  const numbers = [...moved.keys()]
  // Two may take each other's number, which one statement cannot give them.
  const links = await db
    .delete(groupShares)
    .where(and(eq(groupShares.bookingId, bookingId), inArray(groupShares.share, numbers)))
    .returning()
  const contacts = await db
    .delete(emergencyContacts)
    .where(and(eq(emergencyContacts.bookingId, bookingId), inArray(emergencyContacts.share, numbers)))
    .returning()
  const anew = <Row extends { share: number }>(row: Row) => ({ ...row, share: moved.get(row.share)! })
  const staying = contacts.map(anew).filter(({ share }) => share > 0)
  if (links.length > 0) await db.insert(groupShares).values(links.map(anew))
  if (staying.length > 0) await db.insert(emergencyContacts).values(staying)
}

/** Forgets the links of those who travel no more and of whom neither a payment nor an address is known. In the caller's transaction. */
export async function forgetLeft(db: Db, bookingId: string): Promise<void> {
  const { bookingId: of, share } = groupShares
  await db.delete(groupShares).where(and(eq(of, bookingId), lt(share, 0), hasNothing(db)))
}

/** The numbers below zero of those who left a booking before. */
export async function listLeft(db: Db, bookingId: string): Promise<Set<number>> {
  const of = async (table: typeof groupShares | typeof paymentOrders) =>
    db
      .selectDistinct({ share: sql<number>`${table.share}` })
      .from(table)
      .where(and(eq(table.bookingId, bookingId), lt(table.share, 0)))
  return new Set([...(await of(groupShares)), ...(await of(paymentOrders))].map(({ share }) => share))
}
