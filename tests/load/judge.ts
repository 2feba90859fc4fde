import type { Refusal } from '#web/refusals.ts'
import type { Deed, Heard } from './visitor.ts'

/** How each deed is answered where it goes well. */
const WELL: Record<Deed, number> = {
  home: 200,
  list: 200,
  search: 200,
  'search while typing': 200,
  package: 200,
  picture: 200,
  'package by call': 200,
  quote: 201,
  hold: 201,
  'begin to pay': 201,
  'pay, with its webhook': 303,
  booking: 200,
}

/** What visitors do to each other: another was quicker, or one too slow. */
const OF_A_CROWD: Partial<Record<Deed, readonly Refusal[]>> = {
  quote: ['sold-out', 'too-late'],
  hold: ['sold-out', 'price-changed', 'quote-expired', 'coupon-used'],
  'begin to pay': ['hold-expired'],
}

export type Judged = 'well' | 'refused' | 'limited' | 'failed'

/** Whether an answer is one its deed may have: what is broken refuses too, for a reason no crowd gives it. */
export function judge({ deed, status, reason }: Heard): Judged {
  if (status === WELL[deed]) return 'well'
  if (status === 429) return 'limited'
  const isOfCrowd = (status === 409 || status === 422) && OF_A_CROWD[deed]?.some((known) => known === reason)
  return isOfCrowd ? 'refused' : 'failed'
}
