import { slugify } from '#platform/slug.ts'
import { hoursInWords } from '#demo/places/words.ts'

/** Hours by road between a place and the airports or stations one comes to it by, where they lie in another town. */
const HOURS: ReadonlyMap<string, number> = new Map([
  ['panaji', 1],
  ['calangute', 1.5],
  ['palolem', 1.5],
  ['rishikesh', 1],
  ['haridwar', 1.25],
  ['kovalam', 0.5],
  ['bodh-gaya', 0.5],
  ['cherrapunji', 1.5],
  ['kohima', 0.25],
])
/** Who has neither station nor airport in town. */
const AWAY = new Set(['panaji', 'calangute', 'palolem', 'cherrapunji'])

/** How long one is on the road from a place to where one leaves. */
export function transferHours(city: string): number {
  return HOURS.get(slugify(city)) ?? 0
}

/** " (allow an hour by road to Panaji)"; nothing where there is a station or an airport in town. */
export function transferWords(city: string): string {
  const hours = transferHours(city)
  return !AWAY.has(slugify(city)) ? '' : ` (allow ${hours === 1 ? 'an hour' : hoursInWords(hours)} by road to ${city})`
}
