import type { AskRefusal, AskStep } from '#domain/bookings/quote/ask-address.ts'
import { PARTY_ERRORS } from '#app/parts/party/party-error.ts'
import type { QuoteAnswer } from '#web/contexts.ts'
import { isRefusal, REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'

type Reason = QuoteAnswer['reason']
export type AskField = 'adults' | 'ages' | 'rooms' | 'date' | 'extras' | 'pickup' | 'coupon' | 'all'
/** What is amiss with what was typed: at which step, at which field, in words that name what would be right. */
export type AskFault = { reason: Reason; step: AskStep; field: AskField; words: string }

const WORDS: Partial<Record<Reason, string>> = {
  'date-missing': 'Please choose a departure, or a date of your own.',
  'bad-date': 'A date is a day of the calendar, such as 24 January 2027.',
  'bad-count': 'Say how many in figures, such as 2; leave it at 0 for none.',
}

const PLACES: Partial<Record<Reason | Refusal, [AskStep, AskField]>> = {
  'too-young': ['party', 'ages'],
  'group-too-large': ['party', 'adults'],
  'date-missing': ['date', 'date'],
  'bad-date': ['date', 'date'],
  'date-passed': ['date', 'date'],
  'too-late': ['date', 'date'],
  'departure-closed': ['date', 'date'],
  'departure-called-off': ['date', 'date'],
  'sold-out': ['date', 'date'],
  'not-then': ['date', 'date'],
  'too-early': ['date', 'date'],
  'no-own-dates': ['date', 'date'],
  'unknown-departure': ['date', 'date'],
  'rooms-do-not-fit': ['rooms', 'rooms'],
  'not-offered': ['rooms', 'rooms'],
  'not-an-extra': ['rooms', 'extras'],
  'not-a-pickup': ['rooms', 'pickup'],
  'bad-count': ['rooms', 'extras'],
  'unknown-coupon': ['rooms', 'coupon'],
  'coupon-used': ['rooms', 'coupon'],
  'coupon-not-here': ['rooms', 'coupon'],
}

const GONE: Partial<Record<Reason, { label: string; title: string }>> = {
  'sold-out': { label: 'Sold out', title: 'That date has too few seats' },
  'too-late': { label: 'Too late', title: 'It is too late for that date' },
  'departure-closed': { label: 'Closed', title: 'That date takes no more bookings' },
  'departure-called-off': { label: 'Called off', title: 'That date has been called off' },
}

/** What is said of a date that can be chosen no more; undefined for any other reason. */
export function goneDate(reason: Reason | undefined): { label: string; title: string } | undefined {
  return reason && GONE[reason]
}

/** Where a refusal belongs, and its words. Every reason has a place: what is about no field is said above the last step. */
export function faultOf(reason: Reason, said: Readonly<Record<string, string>> = {}): AskFault {
  if (isPartyRefusal(reason)) {
    const { field, words } = PARTY_ERRORS[reason]
    return { reason, step: field === 'rooms' ? 'rooms' : 'party', field, words }
  }
  const [step, field] = PLACES[reason] ?? ['rooms', 'all']
  const words =
    said[field] ?? WORDS[reason] ?? (isRefusal(reason) ? REFUSALS[reason].message : 'That could not be done.')
  return { reason, step, field, words }
}

function isPartyRefusal(reason: Reason): reason is Extract<AskRefusal, keyof typeof PARTY_ERRORS> {
  return Object.hasOwn(PARTY_ERRORS, reason)
}
