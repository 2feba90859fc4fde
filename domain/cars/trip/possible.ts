import type { Almanac } from '#domain/almanac/almanac.ts'
import { closingWords } from '#domain/almanac/closings.ts'
import type { Car } from '#domain/cars/car.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { TripPlan } from './plan.ts'
import type { TripProblem } from './problem.ts'
import { closingOn } from './shut-roads.ts'
import type { PlannedLeg } from './way.ts'

/** There is no charger on the way to places higher than this, and the battery does half in the cold; Ooty and Chail, at 2,250, have them. Metres. */
const ELECTRIC_UP_TO_M = 2600
/** The operator's own rule, no law: no coach of twelve metres goes to places higher than this. Metres. */
const COACH_UP_TO_M = 2600
const COACH_FROM_SEATS = 35
/** Our own too: nor into the hills of Darjeeling and Sikkim. The state's buses there have 25 seats (millenniumpost.in 2023-04-16). */
const NARROW_STATES = ['IN-SK']
const NARROW_PLACES = ['darjeeling', 'kalimpong', 'kurseong', 'mirik', 'lava', 'lolegaon', 'rishop', 'sandakphu']
/** Hill roads of Uttarakhand take 8.75 m at most (its transport department by livehindustan.com 2024-05-01); they begin above Dehradun, at 640 m. */
const SHORT_ONLY = { stateCode: 'IN-UK', aboveM: 700 }

/** Why a class cannot drive a trip, or a road of it is shut on its days; undefined where nothing says so. */
export function impossibility(car: Car, plan: TripPlan, almanac: Almanac): TripProblem | undefined {
  return refuseClass(car, plan) ?? (plan.date ? refuseWay(plan, plan.date, almanac) : undefined)
}

/** The way there is driven on the first day, the way back on the last. */
function refuseWay({ legs, trip }: TripPlan, date: CalendarDate, almanac: Almanac): TripProblem | undefined {
  const there = refuseRoad(legs, date, almanac)
  if (there || trip.kind !== 'round-trip') return there
  return refuseRoad(legs.slice(-1), addDays(date, trip.days - 1), almanac)
}

function refuseClass({ name, seats, fuels }: Car, { kind, places }: TripPlan): TripProblem | undefined {
  const isElectric = fuels.length > 0 && fuels.every((fuel) => fuel === 'electric')
  const isCoach = seats >= COACH_FROM_SEATS
  const field = kind === 'local' || kind === 'airport' ? 'from' : 'to'
  const refused = (words: string) => ({ field, reason: 'not-for-this-class', words }) as const
  const narrow = places.find((place) => narrownessTo(place) !== undefined)
  if (isCoach && narrow) return refused(`${name} does not go to ${narrow.name}: ${narrownessTo(narrow)}. ${SMALLER}`)
  const highest = places.toSorted((a, b) => (b.altitudeM ?? 0) - (a.altitudeM ?? 0))[0]
  const most = isElectric ? ELECTRIC_UP_TO_M : isCoach ? COACH_UP_TO_M : Infinity
  if (!highest || (highest.altitudeM ?? 0) <= most) return undefined
  const why = isElectric ? `nothing charges it on the way to ${highest.name}` : bendsTo(highest)
  const instead = isElectric ? 'Choose a class that runs on diesel or petrol.' : SMALLER
  return refused(`${name} does not go so high: ${why}, at ${highest.altitudeM!.toLocaleString('en-IN')} m. ${instead}`)
}

function narrownessTo(place: TripPlan['places'][number]): string | undefined {
  const { stateCode, url, altitudeM } = place
  if (NARROW_STATES.includes(stateCode) || NARROW_PLACES.includes(url)) return bendsTo(place)
  const isShortOnly = stateCode === SHORT_ONLY.stateCode && (altitudeM ?? 0) > SHORT_ONLY.aboveM
  return isShortOnly ? 'hill roads of Uttarakhand take vehicles of 8.75 m at most' : undefined
}

const SMALLER = 'Choose classes of up to 26 seats, several if need be.'
const bendsTo = ({ name }: { name: string }) => `the bends to ${name} are too tight for it`

function refuseRoad(legs: readonly PlannedLeg[], date: CalendarDate, almanac: Almanac): TripProblem | undefined {
  const closing = legs
    .map(({ from, by, to }) => closingOn(almanac, [from, ...by, to], date))
    .find((one) => one !== undefined)
  if (!closing) return undefined
  return { field: 'date', reason: 'road-shut', words: closingWords(closing, date) }
}
