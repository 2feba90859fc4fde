import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { changing } from '#platform/change-feed.server.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { departures } from './tables.ts'
import { keepForWaiting } from '#domain/departures/waitlist/turn.server.ts'

/** Seats that change hands: those held while somebody pays, those sold; below zero they are given back. */
export type SeatMove = { held?: number; sold?: number }

/**
 * Takes seats of a departure or gives them back, and tells everybody. Whoever may is the caller's to know. Refuses 'sold-out' when there are not
 * so many, taken or left, and then nothing has changed.
 */
export async function changeSeats(
  db: Db,
  departureId: string,
  move: SeatMove,
): Promise<Result<{ packageId: string; seatsLeft: number }, 'sold-out'>> {
  return changing(
    db,
    (changed) => (changed.ok ? [`seats:${changed.value.packageId}`] : []),
    (db) => moveSeats(db, departureId, move),
  )
}

/**
 * `changeSeats` as the last step of a transaction that announces it itself: its row stays locked until that ends, so nothing should come after it. What
 * comes free is kept for those who wait before anybody else can see it.
 */
export async function moveSeats(
  db: Db,
  departureId: string,
  { held = 0, sold = 0 }: SeatMove,
): Promise<Result<{ packageId: string; seatsLeft: number }, 'sold-out'>> {
  const [row] = await seatMove(db, departureId, { held, sold })
  if (!row) return refused('sold-out')
  const kept = held + sold < 0 ? await keepForWaiting(db, departureId) : 0
  return done({ ...row, seatsLeft: row.seatsLeft - kept })
}

const SEATS_LEFT = sql<number>`${departures.capacity} - ${departures.held} - ${departures.sold}`.mapWith(Number)

/** The move as a statement, or a part of one, which gives no row where there are not so many. What comes free is kept for nobody. */
export function seatMove(db: Db, departureId: string, { held = 0, sold = 0 }: SeatMove) {
  const next = { held: sql`${departures.held} + ${held}`, sold: sql`${departures.sold} + ${sold}` }
  const fits = sql`${next.held} >= 0 and ${next.sold} >= 0 and ${next.held} + ${next.sold} <= ${departures.capacity}`
  return db
    .update(departures)
    .set(next)
    .where(and(eq(departures.id, departureId), fits))
    .returning({
      packageId: departures.packageId,
      seatsLeft: SEATS_LEFT,
    })
}
