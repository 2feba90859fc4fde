import type { CalendarDate } from '#platform/dates.ts'
import type { Almanac } from './almanac.ts'
import { daysBetweenDates } from './almanac.ts'

/** Behind the high ranges: the clouds of the monsoon stay on the other side. */
const RAIN_SHADOW = ['chandratal', 'chitkul', 'jispa', 'kalpa', 'kaza', 'keylong', 'nako', 'sangla', 'sissu', 'tabo']
const ANY_YEAR = 2027

/** Where and when it may rain: states by their codes, and a place of theirs by its address, which the rain may spare. */
type Under = { stateCodes: readonly string[]; place?: string }

/** Where it rains in the middle of any of some months: states by their codes in small letters, and the places in them that the rain spares. */
export function rainyPlaces(
  { facts }: Pick<Almanac, 'facts'>,
  months: readonly number[],
): { states: string[]; spared: readonly string[] } {
  const days = months.map(midMonth)
  const rains = rainsOf({ facts }).filter((fact) => days.some((day) => daysBetweenDates(fact, day, day).length > 0))
  return { states: [...new Set(rains.flatMap(({ at }) => at))], spared: RAIN_SHADOW }
}

/** Whether it rains in one of some states, or at a place in them, on a day between two. */
export function rainsBetween(
  { facts }: Pick<Almanac, 'facts'>,
  { stateCodes, place = '' }: Under,
  [from, to]: readonly [CalendarDate, CalendarDate],
): boolean {
  if (RAIN_SHADOW.includes(place)) return false
  const states = stateCodes.map((code) => code.toLowerCase())
  return rainsOf({ facts }).some(
    (fact) => fact.at.some((at) => states.includes(at)) && daysBetweenDates(fact, from, to).length > 0,
  )
}

/** Whether it rains there in the middle of a month. */
export function rainsInMonth(almanac: Pick<Almanac, 'facts'>, under: Under, month: number): boolean {
  return rainsBetween(almanac, under, [midMonth(month), midMonth(month)])
}

/** Whether it rains at a place in the middle of a month, told by its address and its state: what who paints a place asks. */
export function rainsAt(almanac: Pick<Almanac, 'facts'>) {
  return ({ slug, stateCode }: { slug: string; stateCode: string }, month: number): boolean =>
    rainsInMonth(almanac, { stateCodes: [stateCode], place: slug }, month)
}

function rainsOf({ facts }: Pick<Almanac, 'facts'>) {
  return facts.filter(({ kind, key }) => kind === 'weather' && !key.startsWith('snow'))
}

function midMonth(month: number): CalendarDate {
  return `${ANY_YEAR}-${String(month).padStart(2, '0')}-15`
}
