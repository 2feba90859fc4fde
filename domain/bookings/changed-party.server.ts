import { and, eq, gt, sql } from 'drizzle-orm'
import { paymentOrders } from '#domain/payments/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { Traveller } from './booking.ts'
import type { NamedTraveller } from './travellers.server.ts'
import { emergencyContacts, groupShares, instalments } from './tables.ts'

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
  for (const table of [instalments, paymentOrders]) {
    const moved = sql.join(
      was.map(({ position, name }) => sql`when ${position + 1}::int then ${newShare(name, position, is)}::int`),
      sql` `,
    )
    if (was.length === 0) continue
    await db
      .update(table)
      .set({ share: sql`case ${table.share} ${moved} else ${table.share} end` })
      .where(eq(table.bookingId, bookingId))
  }
}

function newShare(name: string, position: number, is: readonly Pick<Traveller, 'name'>[]): number {
  const place = is.findIndex((one) => one.name === name)
  return place === -1 ? -(position + 1) : place + 1
}
