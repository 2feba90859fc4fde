import { leastDays } from '#domain/cars/fare-calculation/least-days.ts'
import { fareRulesOn } from '#domain/cars/fare-rules.ts'
import type { Trip } from '#domain/cars/trip.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { Fare } from '#domain/cars/fare.ts'
import type { TripPlan } from '#domain/cars/trip/plan.ts'
import { reckonedWords } from '#domain/cars/trip/way.ts'
import type { PlannedLeg } from '#domain/cars/trip/way.ts'
import { kmText } from '#domain/cars/fare-calculation/calculated-fare.ts'
import { ROAD_FACTOR } from '#domain/cars/roads/road-estimate.ts'
import { listed, numberInWords } from '#platform/wording.ts'

/** How far the trip is and how we know: legs of our road table, several of them in a row, or an estimate from the map. */
export function distanceText(plan: TripPlan, fare: Pick<Fare, 'km' | 'days'>): string {
  return [...plan.reckoned.map(reckonedWords), lengthText(plan, fare)].join(' ')
}

function lengthText(
  { kind, trip, kmGiven, legs, roadKm, suppliedOn }: TripPlan,
  { km, days }: Pick<Fare, 'km' | 'days'>,
): string {
  if (kind === 'local') return kmGiven ? `${kmText(km)}, as you say.` : 'Within the kilometres of the package.'
  const length = days > 1 ? `, ${days} calendar days` : ''
  if (kmGiven) return `${kmText(km)}, as you say${length}; our map makes it ${kmText(roadKm ?? 0)}.`
  return [`${kmText(km)} in all${length}.`, ...sentencesOf(legs), ...nightsText(trip, suppliedOn)].join(' ')
}

/** Why a road driven one way takes a night. */
function nightsText(trip: Trip, suppliedOn: CalendarDate): string[] {
  const rules = fareRulesOn(suppliedOn)
  const nights = trip.kind === 'one-way' ? leastDays(trip, rules) - 1 : 0
  if (nights < 1) return []
  const how = nights === 1 ? 'a night' : `${numberInWords(nights)} nights`
  return [`With ${how} on the way: a driver drives ${numberInWords(rules.mostDrivingHoursPerDay)} hours a day at most.`]
}

/** One sentence a road; the way back is the same road. */
function sentencesOf(legs: readonly PlannedLeg[]): string[] {
  const seen = new Set<string>()
  return legs.flatMap((leg) => {
    const ends = [leg.from, leg.to].toSorted().join(' ')
    if (seen.has(ends)) return []
    seen.add(ends)
    return sentenceOf(leg)
  })
}

function sentenceOf({ from, to, km, hours, basis, by }: PlannedLeg): string {
  const road = `${from} to ${to}: ${kmText(km)}, about ${hoursText(hours)}`
  if (basis === 'known') return `${road}.`
  if (basis === 'by-way') return `${road}, by way of ${someListed(by)}.`
  const how =
    by.length > 0
      ? `by way of ${someListed(by)}`
      : `the straight line and ${Math.round((ROAD_FACTOR - 1) * 100)}\u00a0% more, in hills more again`
  return `${road}, an estimate (${how}); the meter decides.`
}

function hoursText(hours: number): string {
  const rounded = Math.max(0.5, Math.round(hours * 2) / 2)
  return `${String(rounded).replace('.5', '½').replace(/^0½/, '½')} ${rounded <= 1 ? 'hour' : 'hours'}`
}

function someListed(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 2), `${names.length - 3} more`, names.at(-1)!] : names
  return listed(shown)
}
