import { DAY } from '#platform/clock.ts'

/** What somebody without an account asks for of what the site keeps of them: a copy, or that it be erased. */
export const REQUEST_KINDS = ['copy', 'erasure'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Waiting for the office, or answered; an answer says in words what was done, or why not. */
export const REQUEST_STATES = ['open', 'answered'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Within so long a request is answered. The site promises it, and the office is shown it as a date. Days. */
export const ANSWERED_WITHIN = 30

/** So many days an answer stands on the page of its request, and a copy can be taken there. */
const ANSWER_KEPT_DAYS = 60
export const ANSWER_KEPT = ANSWER_KEPT_DAYS * DAY
