import { nightsDriven } from '#domain/cars/night.ts'
import type { AirportTransfer } from '#domain/cars/trip.ts'
import { formatPaise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { reckonOneWay } from './one-way.ts'
import { charged, kmText } from './calculated-fare.ts'
import type { FareRefusal, Rates, CalculatedFare } from './calculated-fare.ts'
import { hillLine, nightBeyond, nightLine } from './shared-lines.ts'

/** To or from an airport: the way and the empty way back, or the same road as a one-way drive where that comes cheaper (our decision). */
export function reckonAirport(trip: AirportTransfer, rates: Rates): Result<CalculatedFare, FareRefusal> {
  const { rules, tariff } = rates
  if (trip.km > rules.airport.mostKm) return refused('airport-too-far')
  const transfer = transferOf(trip, rates)
  const oneWay = reckonOneWay({ ...trip, kind: 'one-way', days: 1 }, rates)
  const best = oneWay.ok && totalOf(oneWay.value) < totalOf(transfer) ? oneWay.value : transfer
  const waiting = `Waiting after the first ${rules.airport.freeWaitingMinutes} minutes`
  const price = tariff.extraHourPaise === null ? 'by agreement' : `${formatPaise(tariff.extraHourPaise)} an hour`
  return done({ ...best, beyond: [...best.beyond, `${waiting}: ${price}`] })
}

function transferOf(trip: AirportTransfer, rates: Rates): CalculatedFare {
  const { car, tariff, rules } = rates
  const both = trip.km * 2
  const chargeableKm = Math.max(both, rules.airport.minKm)
  const words = `${kmText(trip.km)} and the empty way back${chargeableKm > both ? `, at least ${kmText(chargeableKm)}` : ''}, at ${formatPaise(car.perKmPaise)} a km`
  const nights =
    trip.leaveAt === undefined
      ? 0
      : nightsDriven([{ from: trip.leaveAt, to: trip.leaveAt + (trip.hours ?? 0) * 60 }], rules)
  return {
    heading: '9964',
    days: 1,
    nights,
    chargeableKm,
    lines: charged([
      { kind: 'distance', words, paise: chargeableKm * car.perKmPaise },
      nightLine(rates, nights),
      hillLine(rates, trip.inHills),
    ]),
    beyond: [
      `Kilometres beyond ${chargeableKm.toLocaleString('en-IN')}, both ways: ${formatPaise(tariff.perKmPaise)} each`,
      nightBeyond(rates, nights),
    ],
  }
}

function totalOf({ lines }: CalculatedFare): number {
  return lines.reduce((sum, { paise }) => sum + paise, 0)
}
