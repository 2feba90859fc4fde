import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { departures } from '#domain/departures/tables.ts'
import type { Db } from '#platform/db.server.ts'
import type { TellNeeds } from './booking-messages.server.ts'
import { cancelBooking } from './cancel.server.ts'
import { bookings } from './tables.ts'

const MOST_AT_ONCE = 200

/**
 * Calls a departure off: from this commit on nobody can book it, and every booking of it is to be cancelled with everything back by `giveBackCalledOff`. Refuses 'unknown'
 * and what has been called off before ('not-allowed'). Gives how many bookings wait.
 */
export const callOffDeparture = command('bookings.work', {
  input: z.object({ departureId: z.string().min(1) }),
  tags: ['departures'],
  change: async ({ db }, { departureId }) => {
    const [before] = await db.select().from(departures).where(eq(departures.id, departureId)).for('update')
    if (!before) return { ok: false, reason: 'unknown' as const }
    if (before.status === 'cancelled') return { ok: false, reason: 'not-allowed' as const }
    await db.update(departures).set({ status: 'cancelled' }).where(eq(departures.id, departureId))
    const change = { subject: `departure:${departureId}`, before: before.status, after: 'cancelled' }
    const open = await db.$count(
      bookings,
      and(eq(bookings.departureId, departureId), inArray(bookings.state, ['held', 'confirmed'])),
    )
    return { ok: true, value: { bookings: open }, changes: [change] }
  },
})

/**
 * Cancels every booking of departures that were called off, all that was paid on its way back: each in a transaction of its own, so that a process that dies half-way leaves the rest
 * to the next round. Done again it gives nothing back twice. Gives how many were cancelled.
 */
export async function giveBackCalledOff(needs: TellNeeds & { db: Db }): Promise<number> {
  let cancelled = 0
  for (const { id } of await listOpenOfCalledOff(needs.db)) {
    const outcome = await cancelBooking(needs, id, { reason: 'operator' })
    if (outcome.ok) cancelled++
  }
  return cancelled
}

async function listOpenOfCalledOff(db: Db): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(and(eq(departures.status, 'cancelled'), inArray(bookings.state, ['held', 'confirmed'])))
    .orderBy(asc(bookings.departureId), asc(bookings.id))
    .limit(MOST_AT_ONCE)
}
