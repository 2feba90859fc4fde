import type { FareRules, PaiseBand } from './fare-rules.ts'
import { kmText } from './fare-calculation/calculated-fare.ts'

/** Something paid on the road against a slip: what, why, and what it may come to in paise. */
export type RoadCost = { kind: 'toll' | 'state-tax' | 'parking'; name: string; why: string; band: PaiseBand }

const TEN_RUPEES = 1000

/** What a trip is likely to cost on the road besides its fare, by the size of the vehicle. The bands are estimates, to ten rupees. */
export function roadCostsOf(
  trip: { km: number; days: number; otherStates: number; inTown: boolean },
  { seats, rules }: { seats: number; rules: Pick<FareRules, 'roadCosts'> },
): RoadCost[] {
  const costs = rules.roadCosts.find(({ upToSeats }) => seats <= upToSeats)!
  const actuals: RoadCost[] = [
    {
      kind: 'toll',
      name: 'Tolls',
      why: trip.inTown
        ? 'only where your way takes a toll road'
        : `part of the ${kmText(trip.km)} is toll road; how much, the slips say`,
      band: times(trip.inTown ? [0, costs.tollPerKm[1]] : costs.tollPerKm, trip.km),
    },
    {
      kind: 'parking',
      name: 'Parking',
      why: 'by the hour, at sights and hotels',
      band: times(costs.parkingPerDay, trip.days),
    },
  ]
  if (trip.otherStates > 0) actuals.push(stateTax(trip.otherStates, costs.statePermit))
  return actuals.map((actual) => ({ ...actual, band: toTenRupees(actual.band) }))
}

/** The band of several together. */
export function sumOfRoadCosts(actuals: readonly RoadCost[]): PaiseBand {
  return actuals.reduce<PaiseBand>(([from, to], { band }) => [from + band[0], to + band[1]], [0, 0])
}

function stateTax(states: number, perState: PaiseBand): RoadCost {
  const borders = states === 1 ? 'at least one other state' : `at least ${states} other states`
  const why = `your way enters ${borders}; nothing where the car has an All India Tourist Permit`
  return { kind: 'state-tax', name: 'State tax and permit', why, band: times(perState, states) }
}

function times([from, to]: PaiseBand, count: number): PaiseBand {
  return [from * count, to * count]
}

function toTenRupees([from, to]: PaiseBand): PaiseBand {
  return [Math.floor(from / TEN_RUPEES) * TEN_RUPEES, Math.ceil(to / TEN_RUPEES) * TEN_RUPEES]
}
