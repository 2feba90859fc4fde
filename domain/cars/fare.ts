import type { CalendarDate } from '#platform/dates.ts'
import { roundOff } from '#domain/tax/gst.ts'
import type { Paise } from '#platform/money.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { roadCostsOf, sumOfRoadCosts } from './road-costs.ts'
import type { RoadCost } from './road-costs.ts'
import { carGst } from '#domain/tax/car-gst.ts'
import type { CarGst } from '#domain/tax/car-gst.ts'
import type { GstRates } from '#domain/tax/gst-rates.ts'
import { tariffOf } from './car.ts'
import type { CarRates } from './car.ts'
import { fareRulesOn } from './fare-rules.ts'
import type { FareRules, PaiseBand } from './fare-rules.ts'
import { reckonAirport } from './fare-calculation/airport.ts'
import { reckonLocal } from './fare-calculation/local.ts'
import { reckonOneWay } from './fare-calculation/one-way.ts'
import type { FareLine, FareRefusal, Rates, CalculatedFare } from './fare-calculation/calculated-fare.ts'
import { reckonRoundTrip } from './fare-calculation/round-trip.ts'
import type { Trip, TripKind } from './trip.ts'

export type FareRequest = {
  car: CarRates & { seats: number }
  trip: Trip
  /** The day of the trip: rates of tax and rules are those of this day. */
  suppliedOn: CalendarDate
  rules?: FareRules
  gstRates: GstRates
  /** Whether seller and place of supply are in one state; they are unless said otherwise. */
  withinState?: boolean
  renterIsBodyCorporate?: boolean
  /** A seller that is a company leaves nothing to reverse charge. */
  sellerIsBodyCorporate?: boolean
}

/** What a trip costs; paise. The lines add up to `taxablePaise`, those and the taxes to `beforeRoundOffPaise`, and `totalPaise` is what one pays. */
export type Fare = {
  kind: TripKind
  lines: FareLine[]
  taxablePaise: Paise
  gst: CarGst
  beforeRoundOffPaise: Paise
  roundOffPaise: Paise
  totalPaise: Paise
  km: number
  chargeableKm: number
  days: number
  nights: number
  /** Paid on the road against slips, not in the total. */
  atActuals: RoadCost[]
  atActualsBand: PaiseBand
  /** What is not in the total either, in words with prices. */
  notIncluded: string[]
}

const NEVER_INCLUDED = ['Entry tickets, guides, ferries, your meals and your stay']

/** What a trip in a class of car costs. Pure: the same request, the same fare. Refuses a trip the class, the driver or the clock cannot do. */
export function fareOf(request: FareRequest): Result<Fare, FareRefusal> {
  const { car, trip, suppliedOn, gstRates: rates, rules = fareRulesOn(suppliedOn) } = request
  const reckoned = reckon(trip, { car, tariff: tariffOf(car, { on: suppliedOn, rates }), rules })
  return reckoned.ok ? done(billOf({ ...request, rules }, reckoned.value)) : reckoned
}

function reckon(trip: Trip, rates: Rates): Result<CalculatedFare, FareRefusal> {
  switch (trip.kind) {
    case 'round-trip':
      return reckonRoundTrip(trip, rates)
    case 'one-way':
      return reckonOneWay(trip, rates)
    case 'local':
      return reckonLocal(trip, rates)
    case 'airport':
      return reckonAirport(trip, rates)
  }
}

type Billed = FareRequest & { rules: FareRules }

function billOf(request: Billed, reckoned: CalculatedFare): Fare {
  const { car, trip, suppliedOn, gstRates: rates, rules, withinState = true } = request
  const { renterIsBodyCorporate = false, sellerIsBodyCorporate = true } = request
  const { lines, heading, chargeableKm, days, nights } = reckoned
  const taxablePaise = lines.reduce((sum, { paise }) => sum + paise, 0)
  const parties = { withinState, renterIsBodyCorporate, sellerIsBodyCorporate }
  const gst = carGst(taxablePaise, { scheme: car.gstScheme, heading, tax: { on: suppliedOn, rates }, ...parties })
  const beforeRoundOffPaise = gst.taxes.reduce((sum, { paise }) => sum + paise, taxablePaise)
  const atActuals = roadCostsOf({ ...roadOf(trip), km: trip.km, days }, { seats: car.seats, rules })
  return {
    kind: trip.kind,
    lines,
    taxablePaise,
    gst,
    beforeRoundOffPaise,
    ...roundOff(beforeRoundOffPaise),
    km: trip.km,
    chargeableKm,
    days,
    nights,
    atActuals,
    atActualsBand: sumOfRoadCosts(atActuals),
    notIncluded: [...reckoned.beyond, ...NEVER_INCLUDED],
  }
}

function roadOf(trip: Trip): { otherStates: number; inTown: boolean } {
  return trip.kind === 'local'
    ? { otherStates: 0, inTown: true }
    : { otherStates: trip.otherStates, inTown: trip.kind === 'airport' }
}
