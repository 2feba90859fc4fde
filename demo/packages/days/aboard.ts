import type { DayPlan } from './plan.ts'

/** The days of a route with the evenings on which a night coach is boarded, and the mornings it arrives on, as days of their own. */
export function withNightsAboard(days: readonly DayPlan[]): DayPlan[] {
  return days.flatMap((day) => {
    if (!day.leg?.coach) return [day]
    const evening: DayPlan = { ...day, sights: [], overnight: null, firstVisit: false }
    const morning: DayPlan = {
      ...day,
      kind: day.kind === 'home' ? 'home' : 'arrival',
      from: day.to,
      leg: null,
      halt: null,
      morning: [],
      onTheWay: [],
      isOffCoach: true,
    }
    return [evening, morning]
  })
}

/** Nights in a bed, of all the nights of a tour. */
export function nightsInBed(days: readonly DayPlan[]): number {
  return days.filter(({ overnight }) => overnight !== null).length
}
