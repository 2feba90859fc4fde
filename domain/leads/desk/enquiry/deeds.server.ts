import { command } from '#domain/audit/command.server.ts'
import { findColleague } from '#domain/accounts/staff.server.ts'
import { isProgram } from '#domain/policy/actor.ts'
import type { Actor } from '#domain/policy/actor.ts'
import { DAY } from '#platform/clock.ts'
import type { Clock } from '#platform/clock.ts'
import { refused } from '#platform/result.ts'
import { changeEnquiry, lockEnquiry } from './change.server.ts'
import { EnquiryAssignment, EnquiryMove, EnquiryNote, MadeCall, PlannedCall } from './deed.ts'
import { endHoldsOf } from '#domain/leads/desk/held-quote.server.ts'
import { MOVES } from '#domain/leads/lead.ts'
import type { LeadState } from '#domain/leads/lead.ts'
import type { LeadRow } from '#domain/leads/lead-rows.server.ts'
import { KEEP_LEADS, KEEP_SPAM } from '#domain/leads/retention.ts'

const FARTHEST_CALL = 366 * DAY

/** Writes a note below whatever stands there. */
export const noteEnquiry = command('enquiries.work', {
  input: EnquiryNote,
  tags: [],
  change: async (needs, { reference, note }) => {
    const found = await lockEnquiry(needs.db, reference)
    return found.ok ? changeEnquiry(needs, found.value, {}, [{ kind: 'note', note }]) : found
  },
})

/** Gives an enquiry to one of the staff who may work on it, or back to nobody. Refuses 'changed-meanwhile' when it stands otherwise by now, as all below do. */
export const assignEnquiry = command('enquiries.work', {
  input: EnquiryAssignment,
  tags: [],
  change: async (needs, { reference, seen, to }) => {
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    if (to !== '' && !(await findColleague(needs.db, to, 'enquiries.work')))
      return amiss('to', 'That is nobody who answers enquiries.')
    const facts = to === '' ? {} : { to }
    return changeEnquiry(needs, found.value, { assigneeId: to || null, callReminded: false }, [
      { kind: 'assigned', facts },
    ])
  },
})

/** Plans the next call, whose reminder goes to whoever it is given to; nobody's becomes one's own. */
export const planCall = command('enquiries.work', {
  input: PlannedCall,
  tags: [],
  change: async (needs, { reference, seen, at }) => {
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    const late = refuseCall(needs.clock, at)
    if (late) return late
    const facts = at ? { callAt: at.toISOString() } : {}
    return changeEnquiry(needs, found.value, callOf(needs.actor, found.value, at), [{ kind: 'call-planned', facts }])
  },
})

/** Writes down a call. Who was reached for the first time is in touch with us from then on. */
export const logCall = command('enquiries.work', {
  input: MadeCall,
  tags: [],
  change: async (needs, { reference, seen, outcome, note, at }) => {
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    const late = refuseCall(needs.clock, at)
    if (late) return late
    const isFirst = outcome === 'reached' && found.value.state === 'new'
    const state = isFirst ? { state: 'contacted' as const } : {}
    return changeEnquiry(needs, found.value, { ...callOf(needs.actor, found.value, at), ...state }, [
      { kind: 'called', note, facts: { outcome, ...(at ? { callAt: at.toISOString() } : {}) } },
      ...(isFirst ? [{ kind: 'contacted' as const }] : []),
    ])
  },
})

/**
 * Takes an enquiry to a state that may follow the one it is in (`MOVES`), with what is to be said of it: answered, won, lost with a reason, opened again, spam or none. What is marked
 * as spam is kept 30 days from then; what quotes held for one that is lost is given back. Refuses any other step ('not-from-here').
 */
export const moveEnquiry = command('enquiries.work', {
  input: EnquiryMove,
  tags: [],
  change: async (needs, { reference, seen, to, reason, note }) => {
    const found = await lockEnquiry(needs.db, reference, seen)
    if (!found.ok) return found
    if (!MOVES[found.value.state].includes(to)) return refused('not-from-here')
    if (to === 'lost' || to === 'spam') await endHoldsOf(needs.db, found.value.id)
    const lostReason = to === 'lost' && reason !== '' ? reason : null
    const facts = { from: found.value.state, ...(lostReason ? { reason: lostReason } : {}) }
    return changeEnquiry(needs, found.value, { ...stateOf(needs.clock, found.value, to), lostReason }, [
      { kind: to, note, facts },
    ])
  },
})

/** What a lead is once it has come to a state: one that is over waits for no call. */
export function stateOf(clock: Clock, { createdAt, nextCallAt }: LeadRow, to: LeadState) {
  const isOver = to === 'won' || to === 'lost' || to === 'spam'
  const kept = to === 'spam' ? clock.now().getTime() + KEEP_SPAM : createdAt.getTime() + KEEP_LEADS
  return {
    state: to,
    spamSignals: [],
    forgetAfter: new Date(kept),
    closedAt: to === 'won' || to === 'lost' ? clock.now() : null,
    nextCallAt: isOver ? null : nextCallAt,
  }
}

function callOf(actor: NonNullable<Actor>, { assigneeId }: LeadRow, at: Date | null) {
  return { nextCallAt: at, callReminded: false, assigneeId: assigneeId ?? (isProgram(actor) ? null : actor.id) }
}

function refuseCall(clock: Clock, at: Date | null) {
  if (at === null) return undefined
  const ahead = at.getTime() - clock.now().getTime()
  if (ahead <= 0) return amiss('time', 'That is over. Choose a later moment.')
  return ahead > FARTHEST_CALL ? amiss('day', 'That is more than a year ahead.') : undefined
}

function amiss(path: string, message: string) {
  return { ...refused('unclear-deed'), faults: [{ path, message }] }
}
