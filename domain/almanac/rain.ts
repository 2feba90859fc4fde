import type { Almanac } from './almanac.ts'
import { daysBetweenDates } from './almanac.ts'

/** Behind the high ranges: the clouds of the monsoon stay on the other side. */
const RAIN_SHADOW = ['chandratal', 'chitkul', 'jispa', 'kalpa', 'kaza', 'keylong', 'nako', 'sangla', 'sissu', 'tabo']
const MID_MONTH = '15'
const ANY_YEAR = 2027

/** Where it rains in the middle of any of some months: states by their codes in small letters, and the places in them that the rain spares. */
export function rainyPlaces(
  { facts }: Pick<Almanac, 'facts'>,
  months: readonly number[],
): { states: string[]; spared: readonly string[] } {
  const days = months.map((month) => `${ANY_YEAR}-${String(month).padStart(2, '0')}-${MID_MONTH}`)
  const rains = facts.filter(
    ({ kind, key, ...fact }) =>
      kind === 'weather' &&
      !key.startsWith('snow') &&
      days.some((day) => daysBetweenDates({ kind, key, ...fact }, day, day).length > 0),
  )
  return { states: [...new Set(rains.flatMap(({ at }) => at))], spared: RAIN_SHADOW }
}
