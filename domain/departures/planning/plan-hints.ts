import { isPossible, judgeOf, nearestDates } from '#domain/almanac/journey.ts'
import type { Journey } from '#domain/almanac/journey.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { listed } from '#platform/wording.ts'
import { MOST_DAYS_AHEAD } from './departure-plan.ts'

/** What of a departure's plan deserves a second look. */
export type HintedPlan = Pick<Departure, 'startsOn' | 'capacity'>

/** What is worth a second look in a plan, in words, by the field it is mended at. Whoever plans may mean it all the same. */
export type PlanHint = { path: 'startsOn' | 'capacity'; message: string }

/** Says what is worth a second look in departures of a package: what the almanac finds against their day. */
export function planHintsOf(almanac: Almanac, pkg: Journey): (plan: HintedPlan) => PlanHint[] {
  const faultsOn = judgeOf(almanac, pkg)
  return ({ startsOn }) => faultsOn(startsOn).map(({ words }) => ({ path: 'startsOn', message: words }))
}

/** The days nearest to one on which a journey can leave, in words, where it cannot on that day; none where it can, or where no such day is near. */
export function nearestHint(
  almanac: Almanac,
  pkg: Journey,
  { wanted, today }: Record<'wanted' | 'today', CalendarDate>,
): PlanHint[] {
  if (isPossible(judgeOf(almanac, pkg)(wanted))) return []
  const days = nearestDates(almanac, pkg, { wanted, from: today, to: addDays(today, MOST_DAYS_AHEAD) })
  const named = listed(
    days.map((day) => formatDate(day)),
    'or',
  )
  return days.length === 0 ? [] : [{ path: 'startsOn', message: `It can leave on ${named}.` }]
}
