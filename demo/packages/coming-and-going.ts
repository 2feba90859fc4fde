import type { ItineraryDay, Question } from '#domain/catalogue/package.ts'
import { isOnTheWay } from '#domain/catalogue/journey/night-faults.ts'
import { clockAt, hourAt } from '#domain/catalogue/journey/clock.ts'
import { hoursByUse } from '#domain/catalogue/journey/day-hours.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { clockText, dayHours } from '#domain/catalogue/journey/journey-faults.ts'
import type { Gazetteer, Journey } from '#domain/catalogue/journey/journey-faults.ts'
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
/** A first day with a dusk in it ends no later. */
const EVENING = 19
const BEFORE_A_FLIGHT_HOURS = 2
const LAST_TRAIN = 21

/** A journey whose first day begins when one is asked to be there: by noon, or earlier for what is far or shuts; as it is where one comes the evening before. */
export function arriving(journey: Journey, known: Gazetteer): ItineraryDay[] {
  const [first, ...others] = journey.itinerary
  const strip = dayHours(journey, known)[0] ?? []
  if (!first || first.begins !== undefined || strip.length === 0) return [...journey.itinerary]
  const latest = Math.min(BY_NOON, Math.floor(FIRST_DAY_ENDS - busyHours(strip)))
  const hours = Array.from({ length: Math.max(0, latest - MORNING + 1) }, (_, at) => latest - at)
  const beginning = hours.map((hour) => [{ ...first, begins: clockAt(hour) }, ...others])
  const isFit = (itinerary: ItineraryDay[]) => dayHours({ ...journey, itinerary }, known)[0]!.every(isSeenBy)
  return beginning.find(isFit) ?? [...journey.itinerary]
}

function isSeenBy(stretch: DayStretch): boolean {
  return stretch.to <= EVENING && !(stretch.on === 'sight' && stretch.isShut)
}

function busyHours(strip: readonly DayStretch[]): number {
  return strip.reduce((sum, { from, to }) => sum + to - from, 0)
}

type Hours = { itinerary: readonly ItineraryDay[]; hours: readonly (readonly DayStretch[])[] }

/** When to come and when one can leave, by the hours of the first and the last day; nothing where a night on the way says no hours. */
export function coming(
  route: Route,
  days: readonly DayPlan[],
  { itinerary, hours }: Hours,
  rotation: Rotation,
): Question[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return []
  if (first.leg?.coach || last.isOffCoach) return [byNight(route, days, rotation)]
  if ([first, last].some(({ leg }) => leg && leg.hours === null)) return []
  const [strip, end] = [hours[0] ?? [], hours.at(-1)!.at(-1)?.to ?? MORNING]
  const leave = Math.ceil(end + transferHours(route.end) + BEFORE_A_FLIGHT_HOURS)
  const day =
    strip.length > 0
      ? `has ${hoursInWords(busyShown(strip))} of ${first.leg ? 'road and sights' : 'sights'}`
      : 'is for getting there'
  const by = hourAt(itinerary[0]?.begins ?? '')
  const come =
    strip.length === 0
      ? `Come to ${route.start} at any hour of day 1, which ${day}`
      : by >= MORNING
        ? `Be in ${route.start} by ${at(by)}, for day 1 ${day}`
        : `Come to ${route.start} the evening before, for day 1 ${day}`
  const go =
    leave > LAST_TRAIN
      ? `stay a night in ${route.end} after day ${days.length}, or leave late`
      : `on day ${days.length} book nothing out of ${route.end} before ${at(leave)}`
  const question = rotation.next('coming asked', COMING_ASKED)
  return [{ question, answer: `${come}, with the night in ${first.overnight?.name ?? first.to}; ${go}.` }]
}

/** What the first day comes to, as the words beside its strip add up. */
function busyShown(strip: readonly DayStretch[]): number {
  return hoursByUse(strip).uses.reduce((sum, { hours }) => sum + hours, 0)
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
