import type { ItineraryDay, Question } from '#domain/catalogue/package.ts'
import type { DayPlan } from './days/plan.ts'
import { PLACE_ALTITUDES } from './place-altitudes.ts'
import type { Route } from './route.ts'

/** From here on a bed makes many ill who came up by car or aeroplane. */
const ILL_FROM_M = 3500

/** A day as high as this, with no night before it above which one climbs slowly, is for nobody too small to say that the head aches. */
const TOO_HIGH_M = 5000
const SLOWLY_FROM_M = 3000
const OLD_ENOUGH = 5

const ELSE_AT_RISK = 'whoever is past sixty-five, expects a child, or has a weak heart, weak lungs or high pressure'
const AT_RISK =
  'whoever is under five or past sixty-five, expects a child, or has a weak heart, weak lungs or high pressure'
const ASKED = 'Is the height safe for children and grandparents?'

/** Who should ask a doctor first, of a tour that sleeps high or goes up high for a day. */
export function height(route: Route, days: readonly DayPlan[], itinerary: readonly ItineraryDay[]): Question[] {
  const bed = highBed(route, days)
  return bed.length > 0 ? bed : highDay(route, itinerary)
}

/** Completed years below which a tour takes nobody: five where a day is driven up from a low bed to thin air, else 0. */
export function youngestOn(itinerary: readonly ItineraryDay[]): number {
  const at = itinerary.findIndex(({ highestM }) => (highestM ?? 0) >= TOO_HIGH_M)
  const isUsedToIt = itinerary.slice(0, Math.max(0, at)).some(({ altitudeM }) => (altitudeM ?? 0) >= SLOWLY_FROM_M)
  return at >= 0 && !isUsedToIt ? OLD_ENOUGH : 0
}

function highDay({ name }: Route, itinerary: readonly ItineraryDay[]): Question[] {
  const highest = itinerary.toSorted((one, other) => (other.highestM ?? 0) - (one.highestM ?? 0))[0]
  if (!highest?.highestM || highest.highestM < ILL_FROM_M) return []
  const day = `Day ${highest.day} of ${name} goes up to ${highest.highestM.toLocaleString('en-IN')} m`
  const from = highest.altitudeM ? ` and comes down to a bed at ${highest.altitudeM.toLocaleString('en-IN')} m` : ''
  const isBarred = youngestOn(itinerary) > 0
  const young = isBarred ? `${name} takes nobody under five, and before you book, ask` : `Before you book ${name}, ask`
  return [
    {
      question: ASKED,
      answer: `${day}${from}: so high most people are short of breath, some get a headache and a few fall ill within hours. ${young} a doctor for ${isBarred ? ELSE_AT_RISK : AT_RISK}, and let whoever should not go up stay below that day: who falls ill goes down at once.`,
    },
  ]
}

function highBed({ name }: Route, days: readonly DayPlan[]): Question[] {
  const metres = (day: DayPlan) => PLACE_ALTITUDES.get(day.overnight?.slug ?? '') ?? 0
  const highest = days.toSorted((one, other) => metres(other) - metres(one))[0]
  if (!highest?.overnight || metres(highest) < ILL_FROM_M) return []
  const bed = `${metres(highest).toLocaleString('en-IN')} m, in ${highest.overnight.name}`
  return [
    {
      question: ASKED,
      answer: `The highest bed of ${name} is at ${bed}, where most people are short of breath and sleep badly at first, and a few fall ill. Before you book ${name}, ask a doctor for ${AT_RISK}: who falls ill goes down, whatever the plan says.`,
    },
  ]
}
