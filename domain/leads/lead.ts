import type { EnquiryParty, EnquiryTime } from './enquiry.ts'
import type { EnquirySource } from './source.ts'

export const LEAD_STATES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'withdrawn'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** What may be written into a lead's history: a state it came to, or something that happened to it. */
export const LEAD_EVENTS = [...LEAD_STATES, 'again', 'verified', 'note', 'forgotten'] as const
export type LeadEventKind = (typeof LEAD_EVENTS)[number]

/** Where staff may take a lead from each state; what a visitor withdrew stays withdrawn. */
export const MOVES: Record<LeadState, readonly LeadState[]> = {
  new: ['contacted', 'quoted', 'won', 'lost', 'spam'],
  contacted: ['quoted', 'won', 'lost', 'spam'],
  quoted: ['contacted', 'won', 'lost'],
  won: [],
  lost: ['contacted'],
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
export type LeadEvent = { kind: LeadEventKind; note: string; byUserId: string | null; at: Date }
