import type { CarRates } from '#domain/cars/car.ts'
import { nightsDriven } from '#domain/cars/night.ts'
import type { LocalHire } from '#domain/cars/trip.ts'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { charged, counted } from './calculated-fare.ts'
import type { FareLine, FareRefusal, Rates, CalculatedFare } from './calculated-fare.ts'
import { nightBeyond, nightLine } from './shared-lines.ts'

type LocalPackage = { hours: number; km: number; paise: Paise }

/** Within a town: of the packages of hours and kilometres a class has, the one that comes cheapest with what goes beyond it. */
export function reckonLocal(trip: LocalHire, rates: Rates): Result<CalculatedFare, FareRefusal> {
  const { car, rules } = rates
  if (trip.km > trip.hours * rules.fastestKmPerHour) return refused('too-few-hours')
  const packages = packagesOf(car)
  if (packages.length === 0) return refused('not-in-town')
  const offers = packages.flatMap((each) => linesOf(each, trip, car))
  if (offers.length === 0) return refused('hours-not-offered')
  const best = offers.reduce((one, other) => (total(other.lines) < total(one.lines) ? other : one))
  const nights = trip.leaveAt === undefined ? 0 : nightsDriven([drivingOf(trip.leaveAt, trip.hours)], rules)
  const chargeableKm = Math.max(trip.km, best.of.km)
  return done({
    heading: '9966',
    days: 1,
    nights,
    chargeableKm,
    lines: charged([...best.lines, nightLine(rates, nights)]),
    beyond: beyondOf(rates, { km: chargeableKm, hours: Math.max(trip.hours, best.of.hours), nights }),
  })
}

/** The packages a class is let by within a town, shortest first. */
function packagesOf(car: CarRates): LocalPackage[] {
  return [
    { hours: 4, km: 40, paise: car.local4h40kmPaise },
    { hours: 8, km: 80, paise: car.local8h80kmPaise },
    { hours: 12, km: 120, paise: car.local12h120kmPaise },
  ].flatMap(({ paise, ...each }) => (paise === null ? [] : [{ ...each, paise }]))
}

function linesOf(of: LocalPackage, trip: LocalHire, car: CarRates): { of: LocalPackage; lines: FareLine[] }[] {
  const hours = Math.max(0, trip.hours - of.hours)
  const km = Math.max(0, trip.km - of.km)
  if (hours > 0 && car.extraHourPaise === null) return []
  const perHour = car.extraHourPaise ?? 0
  const lines: FareLine[] = [
    { kind: 'package', words: `In town, ${of.hours} hours and ${of.km} km`, paise: of.paise },
    {
      kind: 'extra-hours',
      words: `${counted(hours, 'more hour', 'more hours')} at ${formatPaise(perHour)}`,
      paise: hours * perHour,
    },
    { kind: 'extra-km', words: `${km} more km at ${formatPaise(car.extraKmPaise)}`, paise: km * car.extraKmPaise },
  ]
  return [{ of, lines }]
}

function beyondOf(rates: Rates, { km, hours, nights }: { km: number; hours: number; nights: number }): string[] {
  const { extraKmPaise, extraHourPaise } = rates.tariff
  return [
    `Kilometres beyond ${km}: ${formatPaise(extraKmPaise)} each`,
    ...(extraHourPaise === null ? [] : [`Every hour begun after the first ${hours}: ${formatPaise(extraHourPaise)}`]),
    nightBeyond(rates, nights),
  ]
}

function drivingOf(leaveAt: number, hours: number) {
  return { from: leaveAt, to: leaveAt + hours * 60 }
}

function total(lines: readonly FareLine[]): Paise {
  return lines.reduce((sum, { paise }) => sum + paise, 0)
}
