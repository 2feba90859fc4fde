import { data } from 'react-router'
import { refusal, REFUSALS } from './refusals.ts'
import type { Refusal } from './refusals.ts'

/** Reasons for which there is no page to show: nothing of that address, or nothing for whoever asks. */
type NoPage = { [Reason in Refusal]: (typeof REFUSALS)[Reason]['status'] extends 403 | 404 ? Reason : never }[Refusal]

/** What a loader throws that has no page to show, with the status of its reason. */
export function refusedPage(reason: NoPage) {
  return data(null, { status: REFUSALS[reason].status })
}

/** What an action answers that refuses its form, for the page to show again. */
export function refusedForm(reason: Refusal) {
  const [body, status] = refusal(reason)
  return data(body, { status })
}
