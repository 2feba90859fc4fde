import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { command } from '#domain/audit/command.server.ts'
import { callOffAsks } from '#domain/bookings/desk/tables.ts'
import { nameOfActor } from '#domain/bookings/desk/booking/deeds.server.ts'
import { refused } from '#platform/result.ts'
import { sumApplied } from '#domain/payments/ledger.server.ts'
import { lockOpenCallOff } from './call-off-asks.server.ts'
import { callOffLocked, lockToCallOff } from './operator-cancellation.server.ts'
import type { CallOffNeeds, NoDepartureCalledOff } from './operator-cancellation.server.ts'

const DecidedCallOff = z.object({
  departureId: z.string().min(1),
  ask: z.string().min(1).max(40),
  isAgreed: z.boolean(),
})
type DecidedCallOff = z.infer<typeof DecidedCallOff>

/**
 * Calls off the departure somebody else has asked for, with all that is paid of it by now; or leaves it as it is, as who asked may too. Refuses 'refund-decided', 'second-person' of who asked, and as
 * `callOffDeparture` does.
 */
export const decideCallOff = command<
  DecidedCallOff,
  DecidedCallOff,
  void,
  NoDepartureCalledOff | 'refund-decided' | 'second-person',
  CallOffNeeds
>('payments.settle', {
  input: DecidedCallOff,
  tags: ['departures'],
  change: async (needs, { departureId, ask: id, isAgreed }) => {
    const { db, actor } = needs
    const found = isAgreed ? await lockToCallOff(needs, departureId) : undefined
    if (found && !found.ok) return found
    const ask = await lockOpenCallOff(db, departureId)
    if (ask?.id !== id) return refused('refund-decided')
    const by = nameOfActor(actor)
    if (isAgreed && ask.askedBy === by) return refused('second-person')
    const ids = found?.value.booked.map(({ id }) => id)
    const amountPaise = ids ? await sumApplied(db, ids) : ask.amountPaise
    const state = isAgreed ? ('given' as const) : ('declined' as const)
    await db
      .update(callOffAsks)
      .set({ state, amountPaise, decidedBy: by, decidedAt: sql`now()` })
      .where(eq(callOffAsks.id, id))
    const called = found && (await callOffLocked(needs, found.value, ask.because))
    const after = { deed: isAgreed ? 'call-off-agreed' : 'call-off-declined', paise: amountPaise }
    const change = { subject: `departure:${departureId}`, before: { askedBy: ask.askedBy }, after }
    return { ok: true, value: undefined, changes: [change, ...(called?.changes ?? [])] }
  },
})
