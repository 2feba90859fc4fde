import { sleepSpot } from './way.ts'
import type { Spot, WayDay } from './way.ts'

/** From here on a night should not be much higher than the one before. */
const SLOWLY_FROM_M = 3000
/** Five hundred metres a night is the common advice; so much more is worth a warning. */
const FAST_M = 600

type FastNight = { from: Spot; to: Spot; metres: number }

/** The night of a trek that lies highest above the one before it, where that is more than a body is given time for. */
export function fastestNight(days: readonly WayDay[]): FastNight | undefined {
  const beds = days.slice(0, -1).map(sleepSpot)
  const climbs = beds.flatMap((to, i) => {
    const from = beds[i - 1]
    if (!from?.metres || !to.metres) return []
    const isFast = to.metres - Math.max(from.metres, SLOWLY_FROM_M) > FAST_M
    return isFast ? [{ from, to, metres: to.metres - from.metres }] : []
  })
  return climbs.toSorted((a, b) => b.metres - a.metres)[0]
}

/** What is said of it beside how high one sleeps. */
export function fastNightWords(days: readonly WayDay[]): string {
  const fast = fastestNight(days)
  if (!fast) return ''
  const up = fast.metres.toLocaleString('en-IN')
  return ` The night in ${fast.to.name} lies ${up} m above the one in ${fast.from.name}, where 500 m is the usual advice above 3,000 m: come with days at height behind you, ask your doctor first, and expect to be sent down with a headache that stays.`
}
