import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { refused } from '#platform/result.ts'
import { drivers, vehicleHires } from './tables.ts'

const Assigned = z.object({ bookingId: z.string().min(1), driverId: z.string().min(1) })

/**
 * Has another driver of any garage drive a booking; whoever booked is told anew. Refuses 'unknown' for a booking without a car or a driver who is not there, and 'already-taken' for
 * one who drives somebody else on one of its days.
 */
export const assignDriver = command('bookings.work', {
  input: Assigned,
  tags: [],
  change: async ({ db }, { bookingId, driverId }) => {
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
    if (!after) return refused('already-taken')
    return { ok: true, value: undefined, changes: [{ subject: `hire:${bookingId}`, before, after }] }
  },
})
