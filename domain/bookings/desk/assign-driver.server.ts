import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { changeDriver } from '#domain/cars/change-driver.server.ts'
import { refused } from '#platform/result.ts'

const Assigned = z.object({ bookingId: z.string().min(1), driverId: z.string().min(1) })

/**
 * Has another driver of any garage drive a booking; whoever booked is told anew. Refuses 'unknown' for a booking without a car or a driver who is not there, 'already-taken' for one who
 * drives somebody else on one of its days, and 'hire-called-off': nobody is sent for that.
 */
export const assignDriver = command('bookings.work', {
  input: Assigned,
  tags: [],
  change: async ({ db }, { bookingId, driverId }) => {
    const [booking] = await db
      .select({ because: bookings.calledOffBecause })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('update')
    if (booking && booking.because !== null) return refused('hire-called-off')
    const changed = await changeDriver(db, bookingId, driverId)
    if (!changed.ok) return changed
    return { ok: true, value: undefined, changes: [{ subject: `hire:${bookingId}`, ...changed.value }] }
  },
})
