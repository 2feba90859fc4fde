import type { Question } from '#domain/catalogue/package.ts'
import type { DayPlan } from './days/plan.ts'
import { PLACE_ALTITUDES } from './place-altitudes.ts'
import type { Route } from './route.ts'

/** From here on a bed makes many ill who came up by car or aeroplane. */
const ILL_FROM_M = 3500

/** Who should ask a doctor first, of a tour that sleeps high. */
export function height({ name }: Route, days: readonly DayPlan[]): Question[] {
  const metres = (day: DayPlan) => PLACE_ALTITUDES.get(day.overnight?.slug ?? '') ?? 0
  const highest = days.toSorted((one, other) => metres(other) - metres(one))[0]
  if (!highest?.overnight || metres(highest) < ILL_FROM_M) return []
  const bed = `${metres(highest).toLocaleString('en-IN')} m, in ${highest.overnight.name}`
  return [
    {
      question: 'Is the height safe for children and grandparents?',
      answer: `The highest bed of ${name} is at ${bed}, where most people are short of breath and sleep badly at first, and a few fall ill. Before you book ${name}, ask a doctor for whoever is under five or past sixty-five, expects a child, or has a weak heart, weak lungs or high pressure: who falls ill goes down, whatever the plan says.`,
    },
  ]
}
