import type { FareRules } from '#domain/cars/fare-rules.ts'
import { DAY_MINUTES, nightsDriven } from '#domain/cars/night.ts'
import type { DrivenStretch } from '#domain/cars/night.ts'
import type { RoundTrip } from '#domain/cars/trip.ts'
import { formatPaise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { leastDays } from './least-days.ts'
import { charged, counted, kmText } from './calculated-fare.ts'
import type { FareLine, FareRefusal, Rates, CalculatedFare } from './calculated-fare.ts'
import { driverLine, hillLine, nightBeyond, nightLine } from './shared-lines.ts'

/** There and back over calendar days: the kilometres driven or the least of the days, whichever is more (reference PRICING §4.6). */
export function reckonRoundTrip(trip: RoundTrip, rates: Rates): Result<CalculatedFare, FareRefusal> {
  const { car, rules } = rates
  const { days } = trip
  if (days > rules.longestDays) return refused('too-many-days')
  if (days < leastDays(trip, rules)) return refused('too-few-days')
  if (days === 1 && trip.backAt !== undefined && trip.backAt <= (trip.leaveAt ?? 0)) return refused('back-too-early')
  const chargeableKm = Math.max(trip.km, car.minKmPerDay * days)
  const nights = nightsDriven(drivingOf(trip, rules), rules)
  return done({
    heading: '9966',
    days,
    nights,
    chargeableKm,
    lines: charged([
      distanceLine(trip, chargeableKm, rates),
      driverLine(rates, days),
      nightLine(rates, nights),
      hillLine(rates, trip.inHills),
    ]),
    beyond: beyondOf(rates, { chargeableKm, nights }),
  })
}

function distanceLine({ km, days }: RoundTrip, chargeableKm: number, { car }: Rates): FareLine {
  const least = `the least for ${counted(days, 'day')} at ${car.minKmPerDay} km a day`
  const why = chargeableKm > km ? `, ${least}` : ''
  return {
    kind: 'distance',
    words: `${kmText(chargeableKm)}${why}, at ${formatPaise(car.perKmPaise)} a km`,
    paise: chargeableKm * car.perKmPaise,
  }
}

function beyondOf(rates: Rates, { chargeableKm, nights }: { chargeableKm: number; nights: number }): string[] {
  const { tariff } = rates
  return [
    `Kilometres beyond ${chargeableKm.toLocaleString('en-IN')}: ${formatPaise(tariff.perKmPaise)} each`,
    `Another calendar day: ${formatPaise(tariff.driverAllowancePaise)} for the driver, and ${tariff.minKmPerDay} km more that the fare then holds at least`,
    nightBeyond(rates, nights),
  ]
}

/** The way out from the hour of leaving and the way back to the hour of return; in between one drives by day. */
function drivingOf({ days, hours, backHours, leaveAt, backAt }: RoundTrip, rules: FareRules): DrivenStretch[] {
  const most = rules.mostDrivingHoursPerDay * 60
  const back = Math.min((backHours ?? (hours ?? 0) / 2) * 60, most)
  const out = Math.min(Math.max((hours ?? 0) * 60 - back, 0), most)
  const end = (days - 1) * DAY_MINUTES + (backAt ?? 0)
  return [
    ...(leaveAt === undefined ? [] : [{ from: leaveAt, to: leaveAt + out }]),
    ...(backAt === undefined ? [] : [{ from: end - back, to: end }]),
  ]
}
