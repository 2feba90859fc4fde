import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { keepNote, lockByReference, nameOfActor, ReferenceTyped } from '#domain/bookings/desk/booking/deeds.server.ts'
import { bookingSubject } from '#domain/bookings/desk/booking/desk.server.ts'
import { refundAsks } from '#domain/bookings/desk/tables.ts'
import type { OpenedBooking } from '#domain/bookings/find-booking.server.ts'
import { findAlonePaise, findOpenAsk } from '#domain/bookings/pay/refund-asks.server.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { departures } from '#domain/departures/tables.ts'
import { findBalances } from '#domain/payments/ledger.server.ts'
import { mustProveAnew } from '#domain/policy/policy.ts'
import type { Db } from '#platform/db.server.ts'
import { newId } from '#platform/ids.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { findCalledOff } from '#domain/departures/departures.server.ts'
import { choiceUntil, offerChoice } from './operator-cancellation.server.ts'
import type { CallOffNeeds } from './operator-cancellation.server.ts'

export type NotCalledOff =
  | 'unknown-booking'
  | 'not-allowed'
  | 'called-off-before'
  | 'too-late'
  | 'prove-again'
  | 'refund-open'

type AskedCallOff = { reference: string; because: string }
const AskedCallOff: z.ZodType<AskedCallOff, AskedCallOff> = z.object({
  reference: ReferenceTyped,
  because: z.string().trim().min(3, 'Say why: those who booked read it.').max(300),
})

/**
 * Calls off what one booking alone has: a hired car, or a date of a party's own. Whoever booked may choose another day free of charge until one that is named, or has everything back, which `giveBackCalledOff` sends.
 * What comes back is within what one person gives back alone, as other refunds are; beyond it the deed waits for somebody else (`waits`). Refuses 'unknown-booking', a seat on a departure that others share
 * ('not-allowed'), 'called-off-before', 'too-late' once it has begun, 'refund-open' while another ask waits, and 'prove-again' where somebody has paid.
 */
export const callOffBooking = command<
  AskedCallOff,
  AskedCallOff,
  { waits: boolean; isChoosing: boolean },
  NotCalledOff,
  CallOffNeeds
>('bookings.work', {
  input: AskedCallOff,
  tags: ['departures'],
  change: async (needs, { reference, because }) => {
    const { db, actor } = needs
    const booking = await lockByReference(db, reference)
    if (!booking) return refused('unknown-booking')
    const refusal = await refuseCallOff(db, booking)
    if (refusal) return refused(refusal)
    const { applied: amountPaise } = await findBalances(db, booking.id)
    if (amountPaise > 0 && mustProveAnew(actor, 'payments.settle', needs.clock.now())) return refused('prove-again')
    if (await findOpenAsk(db, booking.id)) return refused('refund-open')
    const waits = amountPaise > (await findAlonePaise(db, booking.id))
    const by = nameOfActor(actor)
    const ask = {
      id: newId(),
      bookingId: booking.id,
      amountPaise,
      needsSecond: waits,
      askedBy: by,
      callsOffBecause: because,
    }
    const given = { state: 'given' as const, decidedBy: by, decidedAt: sql`now()` }
    if (amountPaise > 0) await db.insert(refundAsks).values(waits ? { ...ask, state: 'open' } : { ...ask, ...given })
    await keepNote(db, { bookingId: booking.id, about: 'refund', words: because, by })
    const isChoosing = !waits && (await callOff(needs, booking, because))
    const after = { deed: waits ? 'call-off-asked' : 'called-off', paise: amountPaise }
    return {
      ok: true,
      value: { waits, isChoosing },
      changes: [{ subject: bookingSubject(reference), before: null, after }],
    }
  },
})

/** Why what a booking has cannot be called off by itself. */
export async function refuseCallOff(
  db: Db,
  booking: OpenedBooking,
): Promise<'not-allowed' | 'called-off-before' | 'too-late' | undefined> {
  if (booking.shown !== 'held' && booking.shown !== 'confirmed') return 'not-allowed'
  if (!(await isAlone(db, booking))) return 'not-allowed'
  if (await findCalledOff(db, booking)) return 'called-off-before'
  return booking.today > booking.startsOn ? 'too-late' : undefined
}

/** Whether nobody else has what a booking has: a car, or a date of a party's own. */
async function isAlone(db: Db, { departureId }: Pick<OpenedBooking, 'departureId'>): Promise<boolean> {
  if (departureId === null) return true
  const [row] = await db
    .select({ isPrivate: departures.isPrivate })
    .from(departures)
    .where(eq(departures.id, departureId))
  return row!.isPrivate
}

/** Does it to a locked booking, in the caller's transaction; whether whoever booked may choose another day. */
async function callOff(needs: CallOffNeeds & { db: Db }, booking: OpenedBooking, because: string): Promise<boolean> {
  const { db } = needs
  const { id, departureId, startsOn, today } = booking
  if (departureId === null) await db.update(bookings).set({ calledOffBecause: because }).where(eq(bookings.id, id))
  else
    await db
      .update(departures)
      .set({ status: 'cancelled', calledOffBecause: because })
      .where(eq(departures.id, departureId))
  if (booking.state !== 'confirmed') return false
  return offerChoice(needs, id, { until: choiceUntil(startsOn, today), because })
}

/** Calls off what somebody else has asked for, of a locked booking. Refuses what stands otherwise by now. */
export async function callOffAsAsked(
  needs: CallOffNeeds & { db: Db },
  booking: OpenedBooking,
  because: string,
): Promise<Result<void, 'not-allowed' | 'called-off-before' | 'too-late'>> {
  const refusal = await refuseCallOff(needs.db, booking)
  if (refusal) return refused(refusal)
  await callOff(needs, booking, because)
  return done(undefined)
}
