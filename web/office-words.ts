import { REFUSALS } from './refusals.ts'
import type { Refusal } from './refusals.ts'

/** What the site says to whoever books, as colleagues say it of them. */
const OF_OTHERS: Partial<Record<Refusal, string>> = {
  'too-young': 'Somebody in the party is too young for this journey.',
  'group-too-large': 'That is more people than this takes: a larger group goes by a quote.',
  'rooms-do-not-fit': 'No rooms on this journey hold that party.',
  'not-offered': 'This journey does not have those rooms.',
  'sold-out': 'Not enough is free on that date any more.',
  'price-changed': 'The price has changed meanwhile. Nothing was done: look at the new one first.',
  'departure-closed': 'That departure takes no more bookings. Choose another date.',
  'departure-called-off': 'That departure has been called off. Choose another date.',
  'unknown-coupon': 'There is no coupon of that name. Look at its letters once more.',
  'too-late': 'It is too late for that day: booking for it has closed.',
  'too-early': 'That date is further ahead than is sold yet. Choose an earlier one.',
  'no-own-dates': 'This journey leaves on the dates of its departures alone. Choose one of them.',
}

/** Why nothing was done, in the words of the office. */
export function officeRefusal(reason: Refusal): string {
  return OF_OTHERS[reason] ?? officeWords(REFUSALS[reason].message)
}

/** Words of the site as the office says them: nobody here says "please". */
export function officeWords(words: string): string {
  return words
    .replaceAll(/(^|[.!?] )please (\p{L})/giu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/([,;:] )please /giu, '$1')
}
