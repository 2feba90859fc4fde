import type { CalendarDate } from '#platform/dates.ts'
import type { Car } from '#domain/cars/car.ts'
import { fareOf } from '#domain/cars/fare.ts'
import type { Fare, FareRequest } from '#domain/cars/fare.ts'
import { fareRulesOn } from '#domain/cars/fare-rules.ts'
import type { FareRules } from '#domain/cars/fare-rules.ts'
import type { Almanac } from '#domain/almanac/almanac.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { impossibility } from './possible.ts'
import { readPlan } from './plan.ts'
import type { TripPlan } from './plan.ts'
import { leastDays } from '#domain/cars/fare-calculation/least-days.ts'
import type { RoadNetwork } from '#domain/cars/roads/roads.ts'
import type { TripQuery } from './trip-query.ts'
import { problemOf } from './problem.ts'
import type { LeastDays, TripProblem } from './problem.ts'

export type TripQuestion = { ask: TripQuery; network: RoadNetwork; today: CalendarDate }
type TaxedTrip = Pick<FareRequest, 'gstRates' | 'withinState' | 'renterIsBodyCorporate' | 'sellerIsBodyCorporate'>
/** What decides which roads are open; as it is shipped unless another is handed in. */
type Seasons = { almanac?: Almanac }

/** The fare of a trip as it was asked for and the plan it was reckoned from, or what is wrong with the asking. */
export type TripFare = { ok: true; plan: TripPlan; fare: Fare } | { ok: false; problems: TripProblem[] }

/** What a trip costs in a class of car. Pure; problems name the field they concern. */
export function fareForTrip(car: Car, question: TripQuestion & TaxedTrip & Seasons): TripFare {
  const planned = planTrip(question)
  return planned.ok ? fareOfPlan(car, planned.plan, question) : planned
}

/** Where a trip goes and how long it is, whatever car drives it; on a day it names by roads that are open then, where some are known. */
export function planTrip({
  ask,
  network,
  today,
  almanac = SHIPPED_ALMANAC,
}: TripQuestion & Seasons): { ok: true; plan: TripPlan } | { ok: false; problems: TripProblem[] } {
  const rules = fareRulesOn(today)
  const { plan, problems } = readPlan(ask, { network, rules, today, almanac })
  return plan && problems.length === 0 ? { ok: true, plan } : { ok: false, problems }
}

/** The fare of a plan in a class of car. */
export function fareOfPlan(
  car: Car,
  plan: TripPlan,
  { almanac = SHIPPED_ALMANAC, ...tax }: TaxedTrip & Seasons,
): TripFare {
  const impossible = impossibility(car, plan, almanac)
  if (impossible) return { ok: false, problems: [impossible] }
  const { trip, suppliedOn } = plan
  const answer = fareOf({ ...taxedBy(tax), car, trip, suppliedOn })
  if (answer.ok) return { ok: true, plan, fare: answer.value }
  return { ok: false, problems: [problemOf(answer.reason, leastOf(plan, fareRulesOn(suppliedOn)))] }
}

function taxedBy({ gstRates, withinState, renterIsBodyCorporate, sellerIsBodyCorporate }: TaxedTrip): TaxedTrip {
  return { gstRates, withinState, renterIsBodyCorporate, sellerIsBodyCorporate }
}

function leastOf({ trip }: TripPlan, rules: FareRules): LeastDays | undefined {
  if (trip.kind !== 'round-trip' && trip.kind !== 'one-way') return undefined
  const days = leastDays(trip, rules)
  const isForTheHour = days > leastDays({ ...trip, leaveAt: undefined }, rules)
  return { days, hoursADay: rules.mostDrivingHoursPerDay, isForTheHour }
}
