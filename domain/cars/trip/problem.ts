import { counted } from '#domain/cars/fare-calculation/calculated-fare.ts'
import type { FareRefusal } from '#domain/cars/fare-calculation/calculated-fare.ts'
import type { RoadEnd, RoadRefusal } from '#domain/cars/roads/roads.ts'
import type { TripField } from './trip-query.ts'

/** Why a trip has no fare yet, at the field it concerns, in words the visitor reads. */
export type TripProblem = { field: TripField; reason: TripReason; words: string }
export type TripReason =
  | 'missing'
  | 'unknown-place'
  | 'same-place'
  | 'not-a-date'
  | 'past-date'
  | 'not-a-number'
  | 'not-a-time'
  | 'too-few-km'
  | 'no-airport'
  | 'no-cars-there'
  | 'road-shut'
  | 'not-for-this-class'
  | RoadRefusal
  | FareRefusal

const MISTYPED: ReadonlySet<TripReason> = new Set([
  'missing',
  'same-place',
  'not-a-date',
  'past-date',
  'not-a-number',
  'not-a-time',
])

/** Whether typing it otherwise can mend a problem; all else is refused by a rule. */
export function isMistyped({ reason }: TripProblem): boolean {
  return MISTYPED.has(reason)
}

const WORDS: Record<FareRefusal, { field: TripField; words: string }> = {
  'too-few-days': { field: 'days', words: 'A driver needs more days for that road.' },
  'too-many-days': { field: 'days', words: 'We work out hires of up to 60 days here. For longer ones, ask us.' },
  'back-too-early': { field: 'end', words: 'On one day, the time back is after the time of leaving.' },
  'not-one-way': { field: 'to', words: 'This class is not let one way. Choose there and back, or another class.' },
  'not-in-town': { field: 'from', words: 'This class is not let by the hour in town. Choose another class.' },
  'hours-not-offered': {
    field: 'hours',
    words: 'This class is not let for so many hours in town. Choose fewer, or another class.',
  },
  'too-few-hours': { field: 'hours', words: 'Nobody drives so many kilometres in that time. Give it more hours.' },
  'airport-too-far': {
    field: 'from',
    words: 'The airport is too far for a transfer. Choose one way and name the town it is at.',
  },
}

/** The fewest days a road takes, the hours driven on each, and whether it is the hour of leaving that makes them more. */
export type LeastDays = { days: number; hoursADay: number; isForTheHour: boolean }

/** A refusal of the fare as a problem of a field; `least` where it is known. */
export function problemOf(reason: FareRefusal, least?: LeastDays): TripProblem {
  const { field, words } = WORDS[reason]
  if (reason !== 'too-few-days' || least === undefined) return { field, reason, words }
  const days = counted(least.days, 'day')
  if (least.isForTheHour)
    return { field, reason, words: `Leaving at that hour, you are back after midnight: that is ${days}.` }
  return { field, reason, words: `A driver needs ${days} for that road, at ${least.hoursADay} hours a day at most.` }
}

/** Why no car goes to a place. */
export function noRoadWords(name: string, end: RoadEnd): string {
  if (end?.way === 'walk') return `No road reaches ${name}: one goes on foot from ${end.at}. Choose ${end.at} instead.`
  if (end?.way === 'boat') return `No road reaches ${name}: one goes by boat from ${end.at}.`
  return `No road from the mainland reaches ${name}: one goes by air or by boat.`
}
