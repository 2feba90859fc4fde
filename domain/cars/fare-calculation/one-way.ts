import { nightsDriven } from '#domain/cars/night.ts'
import type { OneWay } from '#domain/cars/trip.ts'
import { formatPaise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { leastDays } from './least-days.ts'
import { charged, counted, kmText } from './calculated-fare.ts'
import type { FareLine, FareRefusal, Rates, CalculatedFare } from './calculated-fare.ts'
import { driverLine, hillLine, nightBeyond, nightLine } from './shared-lines.ts'

/**
 * From one place to another, the car going home empty: its own rate a kilometre and a smaller least a day (reference PRICING §4.6).
 * A drive that ends after midnight is still one day; the night charge is its price.
 */
export function reckonOneWay(trip: OneWay, rates: Rates): Result<CalculatedFare, FareRefusal> {
  const { car, rules } = rates
  if (car.perKmOneWayPaise === null) return refused('not-one-way')
  if (trip.days > rules.longestDays) return refused('too-many-days')
  if (trip.days < leastDays(trip, rules)) return refused('too-few-days')
  const chargeableKm = Math.max(trip.km, rules.oneWayMinKmPerDay * trip.days)
  const nights = nightsOf(trip, rates)
  return done({
    heading: '9964',
    days: trip.days,
    nights,
    chargeableKm,
    lines: charged([
      distanceLine(trip, { chargeableKm, perKmPaise: car.perKmOneWayPaise }, rates),
      driverLine(rates, trip.days),
      nightLine(rates, nights),
      hillLine(rates, trip.inHills),
    ]),
    beyond: [
      `Kilometres beyond ${chargeableKm.toLocaleString('en-IN')}: ${formatPaise(rates.tariff.perKmOneWayPaise ?? 0)} each`,
      nightBeyond(rates, nights),
    ],
  })
}

function distanceLine(
  { km, days }: OneWay,
  { chargeableKm, perKmPaise }: { chargeableKm: number; perKmPaise: number },
  { rules }: Rates,
): FareLine {
  const least = `, the least for ${counted(days, 'day')} one way at ${rules.oneWayMinKmPerDay} km a day`
  return {
    kind: 'distance',
    words: `${kmText(chargeableKm)} one way${chargeableKm > km ? least : ''}, at ${formatPaise(perKmPaise)} a km`,
    paise: chargeableKm * perKmPaise,
  }
}

function nightsOf({ leaveAt, hours = 0, days }: OneWay, { rules }: Rates): number {
  if (leaveAt === undefined) return 0
  const first = Math.min(hours, days === 1 ? hours : rules.mostDrivingHoursPerDay)
  return nightsDriven([{ from: leaveAt, to: leaveAt + first * 60 }], rules)
}
