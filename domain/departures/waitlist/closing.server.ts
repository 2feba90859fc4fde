import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { moveSeats } from '#domain/departures/seats.server.ts'
import { waitlist } from '#domain/departures/tables.ts'
import { IN_LINE } from './waitlist.ts'
import type { WaitNeeds } from './joining.server.ts'
import { tellDateCalledOff } from './messages.server.ts'

type WaitingParty = { id: string; seats: number; hasSeats: boolean }

/** Everybody who waits for a departure, locked until the caller's transaction ends; before the departure is. */
export async function lockWaitlistOf(db: Db, departureId: string): Promise<WaitingParty[]> {
  const { id, seats, state } = waitlist
  const rows = await db
    .select({ id, seats, state })
    .from(waitlist)
    .where(and(eq(waitlist.departureId, departureId), inArray(state, IN_LINE)))
    .orderBy(asc(id))
    .for('update')
  return rows.map(({ id, seats, state }) => ({ id, seats, hasSeats: state !== 'waiting' }))
}

/** Closes every place in the line of a departure that was called off, gives back what was kept there, and tells whoever waited, in the caller's transaction. */
export async function closeWaitlistOf(
  needs: WaitNeeds,
  departureId: string,
  waiting: readonly WaitingParty[],
): Promise<void> {
  const { db } = needs
  for (const { id } of waiting) await tellDateCalledOff(needs, id)
  await db
    .update(waitlist)
    .set({ state: 'called-off', offerEndsAt: null })
    .where(and(eq(waitlist.departureId, departureId), ne(waitlist.state, 'taken')))
  const kept = waiting.reduce((sum, { seats, hasSeats }) => (hasSeats ? sum + seats : sum), 0)
  if (kept === 0) return
  const given = await moveSeats(db, departureId, { held: -kept })
  if (!given.ok) throw new Error(`departure ${departureId} does not hold the ${kept} seats it kept`)
}
