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

/** Whose turn it is at this moment, for whoever looks: the first whose party fits what is free; nobody once it is sold no more. */
export async function findTurn(db: Db, departureId: string): Promise<string | undefined> {
  const [next] = await inTurn(db, departureId)
  return next?.id
}

/** Somebody who is leaving just now is passed over, not waited for: they may wait for the departure. */
async function findNext(db: Db, departureId: string): Promise<{ id: string; seats: number } | undefined> {
  const [next] = await inTurn(db, departureId).for('update', { of: waitlist, skipLocked: true })
  return next
}

function inTurn(db: Db, departureId: string) {
  const { id, seats, state, waitingSince } = waitlist
  const fits = and(eq(waitlist.departureId, departureId), eq(state, 'waiting'), lte(seats, freeSeats), isBookable)
  return db
    .select({ id, seats })
    .from(waitlist)
    .innerJoin(departures, eq(departures.id, waitlist.departureId))
    .where(fits)
    .orderBy(asc(waitingSince), asc(id))
    .limit(1)
}
