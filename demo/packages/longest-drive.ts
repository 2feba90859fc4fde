import { legsOf } from '#domain/catalogue/journey/leg.ts'
import { roundedHours } from '#domain/catalogue/journey/hours-text.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { DayPlan } from './days/plan.ts'
import { spokenName } from './days/sight-names.ts'

/** All that is driven on one day: the way to the next bed, and what is driven beside it. */
export type RoadDay = { day: DayPlan; km: number; hours: number }

/** The days with a road, as the itinerary has them; hours asleep in a coach are not counted. */
export function roadDays(days: readonly DayPlan[], itinerary: readonly ItineraryDay[]): RoadDay[] {
  return days.flatMap((day, at) => {
    const roads = legsOf(itinerary[at]!).filter(({ by }) => by === 'road')
    const sum = (of: (leg: (typeof roads)[number]) => number | null) =>
      roads.reduce((all, leg) => all + (of(leg) ?? 0), 0)
    return roads.length > 0 ? [{ day, km: sum(({ km }) => km), hours: sum(({ hours }) => hours) }] : []
  })
}

/** The longest day in the car first; of two as long the one that goes farther. */
export function byHours(roads: readonly RoadDay[]): RoadDay[] {
  return roads.toSorted((a, b) => b.hours - a.hours || b.km - a.km)
}

/** Hours of all days together, each as its own line tells it. */
export function hoursInAll(roads: readonly RoadDay[]): number {
  return roads.reduce((sum, { hours }) => sum + roundedHours(hours), 0)
}

/** "Gangtok to Lachen", "Lachen to Lachung by Gurudongmar Lake", "Leh to Thiksey Monastery and back". */
export function wayOfDay({ day: { from, to, leg, outing, onTheWay, sights } }: RoadDay): string {
  const [by] = onTheWay.map(spokenName)
  if (leg) return `${from} to ${to}${outing ? (by ? ` by ${by}` : ' the long way round') : ''}`
  const [sight] = sights.map(spokenName)
  return sight ? `${from} to ${sight} and back` : `the round from ${from}`
}
