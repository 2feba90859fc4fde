import { and, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { groupShares } from './tables.ts'

/**
 * Ends what the friends of a booking share, in the caller's transaction. Whoever has gone to pay, or is told by mail, keeps their link, which opens a page of their own money
 * from now on; every other opens nothing.
 */
export async function endShares(db: Db, bookingId: string): Promise<void> {
  const { bookingId: of, share, email } = groupShares
  const paying = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.bookingId, of), eq(paymentOrders.share, share)))
  const hasNothing = and(isNull(email), not(exists(paying)))
  await db.delete(groupShares).where(and(eq(of, bookingId), or(eq(share, 0), hasNothing)))
  await db.update(groupShares).set({ places: [], roomMate: null, filledAt: null }).where(eq(of, bookingId))
}

/** Gives what is kept of ended shares its number from now on: `moved` has the new one of each that is another. In the caller's transaction. */
export async function renumberShares(db: Db, bookingId: string, moved: ReadonlyMap<number, number>): Promise<void> {
  const isMoving = and(eq(groupShares.bookingId, bookingId), inArray(groupShares.share, [...moved.keys()]))
  // Two may take each other's number, which one statement cannot give them.
  const rows = await db.delete(groupShares).where(isMoving).returning()
  if (rows.length > 0)
    await db.insert(groupShares).values(rows.map((row) => ({ ...row, share: moved.get(row.share)! })))
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
