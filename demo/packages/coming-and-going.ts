import type { ItineraryDay, Question } from '#domain/catalogue/package.ts'
import { isOnTheWay } from '#domain/catalogue/journey/night-faults.ts'
import { clockText } from '#domain/catalogue/journey/journey-faults.ts'
import type { DayPlan } from './days/plan.ts'
import type { Route } from './route.ts'
import { transferHours } from './transfers.ts'
import { counted } from './words/numbers.ts'
import type { Rotation } from './words/rotation.ts'
import { listed, numberInWords } from '#platform/wording.ts'
import { hoursInWords } from '#demo/places/words.ts'

/** The first day ends and the last begins at a decent hour; who flies is at the airport two hours before. */
const COMING_ASKED = [
  'When should we arrive, and when can we leave?',
  'Which flight or train should we take?',
  'How early on the first day, how late on the last?',
]
const FIRST_DAY_ENDS = 17
const BY_NOON = 12
const MORNING = 8
const BEFORE_A_FLIGHT_HOURS = 2
const LAST_TRAIN = 21

/** When to come and when one can leave, by what the first and the last day hold; nothing where a night on the way says no hours. */
export function coming(route: Route, days: readonly DayPlan[], rotation: Rotation): Question[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return []
  const [begins, ends] = [hoursOf(first), hoursOf(last)]
  if (first.leg?.coach || last.isOffCoach) return [byNight(route, days, rotation)]
  if (begins === undefined || ends === undefined) return []
  const arrive = Math.min(BY_NOON, Math.floor(FIRST_DAY_ENDS - begins - transferHours(route.start)))
  const leave = Math.ceil(MORNING + ends + transferHours(route.end) + BEFORE_A_FLIGHT_HOURS)
  const day =
    begins > 0
      ? `has ${hoursInWords(Math.ceil(begins * 2) / 2)} of ${first.leg ? 'road and sights' : 'sights'}`
      : 'is for getting there'
  const come =
    arrive < MORNING
      ? `Come to ${route.start} the evening before, for day 1 ${day}`
      : `Be in ${route.start} by ${at(arrive)}, for day 1 ${day}`
  const go =
    leave > LAST_TRAIN
      ? `stay a night in ${route.end} after day ${days.length}, or leave late`
      : `on day ${days.length} book nothing out of ${route.end} before ${at(leave)}`
  const question = rotation.next('coming asked', COMING_ASKED)
  return [{ question, answer: `${come}, with the night in ${first.overnight?.name ?? first.to}; ${go}.` }]
}

/** The nights in a coach are nights of the tour: it begins in the evening and is over early in the morning. */
function byNight({ name, start, end }: Route, days: readonly DayPlan[], rotation: Rotation): Question {
  return {
    question: rotation.next('coming asked', COMING_ASKED),
    answer: `${name} begins in ${start} at seven in the evening of day 1, for the coach leaves at eight; it is back in ${end} early in the morning of day ${days.length}.`,
  }
}

function at(hour: number): string {
  return hour === BY_NOON ? 'noon' : clockText(hour)
}

function hoursOf({ leg, outing, halt, morning, sights }: DayPlan): number | undefined {
  if (leg && leg.hours === null) return undefined
  const seen = [...morning, ...sights].reduce((sum, sight) => sum + sight.hoursNeeded, 0)
  return (leg?.hours ?? 0) + (outing?.hours ?? 0) + (halt?.hours ?? 0) + seen
}

/** Where the nights are. */
export function nights(itinerary: readonly ItineraryDay[], { name }: Route, rotation: Rotation): Question {
  const places = itinerary.flatMap(({ overnight }) => (overnight ? [overnight.name] : []))
  const stays = [...Map.groupBy(places, (place) => place)].map(
    ([place, some]) => `${numberInWords(some.length)} in ${place}`,
  )
  const question = rotation.next('nights asked', [
    'Where are the nights?',
    'Where do we sleep?',
    'How long are we in each place?',
  ])
  const aboard = itinerary.filter(isOnTheWay).length
  const besides = aboard > 0 ? `, besides ${numberInWords(aboard)} in the coach` : ''
  const where = stays.length > 1 ? `: ${listed(stays)}` : ` in ${places[0]}`
  return { question, answer: `${name} has ${counted(places.length, 'night')}${where}${besides}.` }
}
