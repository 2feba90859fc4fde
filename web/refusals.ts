import { ISLAND_REFUSALS } from './island-refusals.ts'
import { OFFICE_REFUSALS } from './office-refusals.ts'
import { SELLING_REFUSALS } from './selling-refusals.ts'
import { SITE_REFUSALS } from './site-refusals.ts'

/** Every reason a call, a form or a page refuses for, with its status and what its reader is told: the one table, for machines and people. */
export const REFUSALS = { ...ISLAND_REFUSALS, ...SITE_REFUSALS, ...SELLING_REFUSALS, ...OFFICE_REFUSALS } as const
export type Refusal = keyof typeof REFUSALS

/** Whether a word, from an address say, is a reason of the table. */
export function isRefusal(word: string): word is Refusal {
  return Object.hasOwn(REFUSALS, word)
}

/** What is said of a refusal, and where it is known, for how long it stands. */
export function wordsOf({ reason, retryAfterSeconds: wait }: { reason: Refusal; retryAfterSeconds?: number }): string {
  const { message } = REFUSALS[reason]
  return reason === 'otp-too-many' && wait ? message.replace('later', `in ${waitText(wait)}`) : message
}

/** Rounded up: who comes back then is not sent away once more. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The body and the status of a refusal, as `c.json` takes them. */
export function refusal<Reason extends Refusal>(
  reason: Reason,
  message: string = REFUSALS[reason].message,
): [{ message: string }, (typeof REFUSALS)[Reason]['status']] {
  return [{ message }, REFUSALS[reason].status]
}
