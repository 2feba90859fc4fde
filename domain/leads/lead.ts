import type { Channel } from '#domain/messaging/message.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Paise } from '#platform/money.ts'
import type { EnquiryParty, EnquiryTime } from './enquiry.ts'
import type { EnquirySource } from './source.ts'

export const LEAD_STATES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'withdrawn'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** What may be written into a lead's history: a state it came to, or something that happened to it. */
export const LEAD_EVENTS = [
  ...LEAD_STATES,
  'again',
  'verified',
  'note',
  'called',
  'call-planned',
  'assigned',
  'released',
  'merged',
  'forgotten',
] as const
export type LeadEventKind = (typeof LEAD_EVENTS)[number]

/** Those that wait for something of ours. */
export const OPEN_STATES = ['new', 'contacted', 'quoted'] as const satisfies readonly LeadState[]

/** Why nothing came of an enquiry. */
export const LOST_REASONS = [
  'too-dear',
  'dates-full',
  'not-offered',
  'went-elsewhere',
  'no-answer',
  'plans-changed',
  'asked-twice',
] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** How a call ended. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'call-back', 'wrong-number'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** Where a lead may come to from each state; what a visitor withdrew stays withdrawn. */
export const MOVES: Record<LeadState, readonly LeadState[]> = {
  new: ['contacted', 'quoted', 'won', 'lost', 'spam'],
  contacted: ['quoted', 'won', 'lost', 'spam'],
  quoted: ['contacted', 'won', 'lost'],
  won: ['contacted'],
  lost: ['contacted', 'won'],
  spam: ['new'],
  withdrawn: [],
}

/** Why an enquiry is taken for a machine's; the visitor is never told. */
export const SPAM_SIGNALS = ['honeypot', 'stamp', 'quick', 'links', 'markup', 'network', 'mobile', 'email'] as const
export type SpamSignal = (typeof SPAM_SIGNALS)[number]

/** A lead as staff see it. What was forgotten is empty. */
export type Lead = {
  id: string
  reference: string
  state: LeadState
  spamSignals: SpamSignal[]
  source: EnquirySource
  byTelephone: boolean
  name: string
  mobile: string | null
  email: string | null
  time: EnquiryTime
  party: EnquiryParty | null
  budgetPaise: number | null
  message: string
  mobileVerifiedAt: Date | null
  createdAt: Date
  forgetAfter: Date
  forgottenAt: Date | null
}

/** What of an event is no words: to whom it was given, for when a call is planned, what was quoted by which channel, and what that holds. */
export type LeadEventFacts = {
  to?: string
  callAt?: string
  outcome?: CallOutcome
  reason?: LostReason
  from?: LeadState
  quote?: { journey: string; startsOn: CalendarDate; totalPaise: Paise; until: string; by: Channel }
  held?: { seats: number; until: string }
  booking?: string
}
export type LeadEvent = { kind: LeadEventKind; note: string; byUserId: string | null; at: Date }

/** How a lead stands, in one text: another one means that somebody was quicker. */
export function seenOf({
  state,
  assigneeId,
  nextCallAt,
}: {
  state: LeadState
  assigneeId: string | null
  nextCallAt: Date | null
}): string {
  return [state, assigneeId ?? '', nextCallAt?.toISOString() ?? ''].join('|')
}
