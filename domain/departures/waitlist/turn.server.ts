import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { todayInIndia } from '#platform/database-time.server.ts'
import type { Db } from '#platform/db.server.ts'
import { freeSeats, isInTime, isOnSale } from '#domain/departures/departures.server.ts'
import { departures, waitlist } from '#domain/departures/tables.ts'

/** Whether a departure may still be booked today, in India. */
export const isBookable = and(isOnSale, isInTime(todayInIndia))

/**
 * Keeps the seats of a departure that are free for those who wait, the first whose party fits first; nobody else can take them from this moment on.
 * The departure's row is the caller's, locked: so one seat is never kept for two. Gives how many seats were kept.
 */
export async function keepForWaiting(db: Db, departureId: string): Promise<number> {
  let kept = 0
  for (;;) {
    const next = await findNext(db, departureId)
    if (!next) return kept
    await db.update(waitlist).set({ state: 'kept' }).where(eq(waitlist.id, next.id))
    await db
      .update(departures)
      .set({ held: sql`${departures.held} + ${next.seats}` })
      .where(eq(departures.id, departureId))
    kept += next.seats
  }
}

/** Somebody who is leaving just now is passed over, not waited for: they may wait for the departure. */
async function findNext(db: Db, departureId: string): Promise<{ id: string; seats: number } | undefined> {
  const [next] = await db
    .select({ id: waitlist.id, seats: waitlist.seats })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .where(
      and(
        eq(waitlist.departureId, departureId),
        eq(waitlist.state, 'waiting'),
        lte(waitlist.seats, freeSeats),
        isBookable,
      ),
    )
    .orderBy(asc(waitlist.waitingSince), asc(waitlist.id))
    .limit(1)
    .for('update', { of: waitlist, skipLocked: true })
  return next
}
