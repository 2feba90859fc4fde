import { isPossible, judgeOf, nearestDates } from '#domain/almanac/journey.ts'
import type { Journey } from '#domain/almanac/journey.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import type { Package } from '#domain/catalogue/package.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { listed } from '#platform/wording.ts'
import { MOST_DAYS_AHEAD } from './departure-plan.ts'

/** What of a departure's plan deserves a second look. */
export type HintedPlan = Pick<Departure, 'startsOn' | 'capacity'>

/** What a package's page states of its group. */
export type Stated = Pick<Package, 'name' | 'groupMax'>

/** What is worth a second look in a plan, in words, by the field it is mended at. Whoever plans may mean it all the same. */
export type PlanHint = { path: 'startsOn' | 'capacity'; message: string }

/** Says what is worth a second look in departures of a package: what the almanac finds against their day, and more seats than the group its page states. */
export function planHintsOf(almanac: Almanac, pkg: Journey & Stated): (plan: HintedPlan) => PlanHint[] {
  const faultsOn = judgeOf(almanac, pkg)
  return ({ startsOn, capacity }) => [
    ...faultsOn(startsOn).map(({ words }) => ({ path: 'startsOn' as const, message: words })),
    ...seatsHint(pkg, capacity),
  ]
}

/** Whether a departure has more seats than the group its package's page states, in words. */
export function seatsHint({ name, groupMax }: Stated, capacity: number): PlanHint[] {
  if (capacity <= groupMax) return []
  return [{ path: 'capacity', message: `${capacity} seats, and ${name} is sold as a group of at most ${groupMax}.` }]
}

/** Which of a package's departures, soonest first, have more seats than the group its page states, in words; undefined where none has. */
export function overGroupWords(pkg: Stated, rows: readonly HintedPlan[]): string | undefined {
  const over = rows.filter(({ capacity }) => seatsHint(pkg, capacity).length > 0)
  const [first, ...more] = over
  if (!first) return undefined
  const most = Math.max(...over.map(({ capacity }) => capacity))
  const leaves = `What leaves on ${formatDate(first.startsOn)}`
  if (more.length === 0) return `${leaves} has ${most} seats, more than a group of ${pkg.groupMax}.`
  const others = more.length === 1 ? '1 more departure' : `${more.length} more departures`
  return `${leaves}, and ${others}, have up to ${most} seats, more than a group of ${pkg.groupMax}.`
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
