import { and, eq, lte, sql } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import type { Db } from '#platform/db.server.ts'
import { countWaiting } from '#platform/waiting.server.ts'
import type { Backlog } from '#platform/waiting.server.ts'

const isHeld = eq(bookings.state, 'held')

/** The bookings whose seats are held and not paid, by when they were made. */
export function heldBookings(db: Db): Promise<Backlog> {
  return countWaiting(db, bookings, bookings.createdAt, isHeld)
}

/** Those whose time is over and whose seats nobody has given back, by when it ended. */
export function overdueHolds(db: Db): Promise<Backlog> {
  return countWaiting(db, bookings, bookings.holdExpiresAt, and(isHeld, lte(bookings.holdExpiresAt, sql`now()`)))
}
