import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { done, refused } from '#platform/result.ts'
import { drivers, vehicleHires } from './tables.ts'

/**
 * Has another driver of any garage drive a booking, in the caller's transaction. Refuses 'unknown' for a booking without a car or a driver who is not there, and 'already-taken' for one who
 * drives somebody else on one of its days.
 */
export async function changeDriver(db: Db, bookingId: string, driverId: string) {
  const isHire = and(eq(vehicleHires.bookingId, bookingId), isNull(vehicleHires.departureId))
  const [before] = await db.select().from(vehicleHires).where(isHire).for('update')
  const [driver] = await db.select().from(drivers).where(eq(drivers.id, driverId))
  if (!before || !driver?.active) return refused('unknown')
  // What is taken away and put back in one transaction is tried against everybody else's, and refuses without an error.
  await db.delete(vehicleHires).where(eq(vehicleHires.bookingId, bookingId))
  const [after] = await db
    .insert(vehicleHires)
    .values({ ...before, driverId, toldAt: null })
    .onConflictDoNothing()
    .returning()
  return after ? done({ before, after }) : refused('already-taken')
}
