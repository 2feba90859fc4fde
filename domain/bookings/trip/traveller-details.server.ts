import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { groupShares } from '#domain/bookings/group/tables.ts'
import { travellerDetails } from './tables.ts'

/** Details go with the person they are of: whoever takes a place starts without any. In the caller's transaction. */
export async function forgetDetailsOfOthers(
  db: Db,
  bookingId: string,
  named: readonly ({ name: string } | undefined)[],
): Promise<void> {
  const given = await db
    .select({ position: travellerDetails.position, name: travellerDetails.name })
    .from(travellerDetails)
    .where(eq(travellerDetails.bookingId, bookingId))
  const gone = given.filter(({ position, name }) => named[position]?.name !== name).map(({ position }) => position)
  if (gone.length === 0) return
  const isGone = and(eq(travellerDetails.bookingId, bookingId), inArray(travellerDetails.position, gone))
  await db.delete(travellerDetails).where(isGone)
  // A friend whose place has another name is asked anew, and the address of the one before is forgotten.
  const places = sql`array[${sql.join(gone, sql`, `)}]::int[]`
  await db
    .update(groupShares)
    .set({
      filledAt: null,
      email: sql`case when ${groupShares.share} - 1 = any(${places}) then null else ${groupShares.email} end`,
    })
    .where(and(eq(groupShares.bookingId, bookingId), arrayOverlaps(groupShares.places, places)))
}
