import { DAY } from '#platform/clock.ts'

/** What somebody without an account asks for of what the site keeps of them: a copy, or that it be erased. */
export const REQUEST_KINDS = ['copy', 'erasure'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Waiting for the office, or answered; an answer says in words what was done, or why not. */
export const REQUEST_STATES = ['open', 'answered'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** What an erasure leaves, why and for how long (CGST Act s. 36: 72 months from the due date of the annual return). */
export const PAPERS_KEPT =
  'Receipt and refund vouchers, invoices and credit notes that were made keep the name and address they were made out to: GST law wants them whole until six years after the annual return of their year was due.'

/** Where those papers are had from then on. */
export const PAPERS_CLOSED = 'The links in our mails open them no more; write to us if you need one.'

/** Within so long a request is answered. The site promises it, and the office is shown it as a date. Days. */
export const ANSWERED_WITHIN = 30

/** So many days an answer stands on the page of its request, and a copy can be taken there. */
const ANSWER_KEPT_DAYS = 60
export const ANSWER_KEPT = ANSWER_KEPT_DAYS * DAY
