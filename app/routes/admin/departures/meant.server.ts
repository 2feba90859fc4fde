import { told } from '#app/routes/admin/deeds.server.ts'
import type { DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { hintsKey } from '#domain/departures/planning/plan-hints.server.ts'

type Answer<Value> = Parameters<typeof told<Value>>[0]

/** `told` of a plan: where something is worth a second look, the form comes back with the box of `Meant`. */
export function toldOfPlan<Value>(answer: Answer<Value>, word: (value: Value) => string): DeedOutcome {
  const outcome = told(answer, word, { invalid: 'unclear-deed' })
  if (outcome.ok || outcome.reason !== 'plan-hints') return outcome
  return { ...outcome, typed: { asksHints: hintsKey(outcome.faults ?? []) } }
}
