import type { Route } from '#demo/packages/route.ts'
import { isDriven } from '#demo/packages/words/sights.ts'
import { numberInWords } from '#platform/wording.ts'
import { seenOn } from './plan.ts'
import type { DayPlan } from './plan.ts'

const SEEN_BY_BOAT = new Set(['bhitarkanika', 'gosaba', 'thekkady'])
const SEEN_ON_FOOT = new Set(['binsar', 'hemis', 'tura', 'miao', 'nameri', 'bharatpur'])

const COUNTED = [2, 3, 4, 5, 6, 7, 8, 9]

/** A day in a forest one is driven through, with its two drives and nothing else. */
export function isForestDay({ kind, sights, overnight }: DayPlan): boolean {
  if (kind !== 'stay' || sights.length > 0 || overnight?.types[0] !== 'wildlife') return false
  return !SEEN_BY_BOAT.has(overnight.slug) && !SEEN_ON_FOOT.has(overnight.slug)
}

/** Drives a summary counts: "Two drives in the forest", "two jeep rides". */
export function promisedDrives({ summary }: Pick<Route, 'summary'>): number {
  const told = /\b(\w+) (?:jeep rides|drives)\b/i.exec(summary)?.[1]?.toLowerCase()
  return COUNTED.find((count) => numberInWords(count) === told) ?? 0
}

function usualDrives(day: DayPlan): number {
  return isForestDay(day) ? 2 : seenOn(day).filter((sight) => isDriven(sight)).length
}

/** Whether a day has a park and nothing else, and so time for a second drive. */
function isOfOnePark(day: DayPlan): boolean {
  return day.kind === 'stay' && day.sights.length === 1 && usualDrives(day) === 1
}

/** Drives of a day: one in each park seen, two in a forest that is there for nothing else, and two in a park for the day where the summary counts on them. */
export function drivesOn(day: DayPlan, days: readonly DayPlan[], route: Pick<Route, 'summary'>): number {
  const least = days.reduce((sum, one) => sum + usualDrives(one), 0)
  const wanted = promisedDrives(route) - least
  const second = days.filter(isOfOnePark).slice(0, Math.max(0, wanted))
  return usualDrives(day) + (second.includes(day) ? 1 : 0)
}
