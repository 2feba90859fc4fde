import { MOST_CHILDREN, MOST_TRAVELLERS } from '#domain/party/party.ts'
import type { PartyFormRefusal } from '#domain/party/party-form.ts'

export type PartyField = 'adults' | 'ages' | 'rooms'

/** Why a party cannot be, and the field that says so. */
export const PARTY_ERRORS: Record<PartyFormRefusal, { field: PartyField; words: string }> = {
  'no-adult': { field: 'adults', words: 'At least one adult travels. Please give a number from 1 to 30.' },
  'too-many': {
    field: 'adults',
    words: `A party here is at most ${MOST_TRAVELLERS} people, ${MOST_CHILDREN} of them under eighteen. For more, please call us.`,
  },
  'age-missing': { field: 'ages', words: 'Please choose the age of every child.' },
  'bad-age': { field: 'ages', words: 'An age is a number from 0 to 17. Who is eighteen is an adult.' },
  'bad-rooms': {
    field: 'rooms',
    words: 'These rooms do not fit: each needs an adult in it, every adult a bed, and no more beds than people.',
  },
}

/** The error an address names; undefined when it names none. */
export function readPartyError(reason: string | null): (typeof PARTY_ERRORS)[PartyFormRefusal] | undefined {
  return reason !== null && Object.hasOwn(PARTY_ERRORS, reason) ? PARTY_ERRORS[reason as PartyFormRefusal] : undefined
}
