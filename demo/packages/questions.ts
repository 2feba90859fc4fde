import { hoursInWords, whenInWords } from '#demo/places/words.ts'
import type { ItineraryDay, Question } from '#domain/catalogue/package.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import type { DayStretch } from '#domain/catalogue/journey/day-hours.ts'
import { hoursText } from '#domain/catalogue/journey/hours-text.ts'
import { borderQuestions } from './border-roads.ts'
import { bankQuestions, pageOfTour } from './bank.ts'
import { coming, nights } from './coming-and-going.ts'
import type { DayPlan } from './days/plan.ts'
import { transferWords } from './transfers.ts'
import { cold, uncapital, whyThen } from './weather.ts'
import { byHours, hoursInAll, roadDays, wayOfDay } from './longest-drive.ts'
import { coachStation, isByCoach } from './meetings.ts'
import { pickupWords } from './pickups.ts'
import type { Route } from './route.ts'
import { height } from './thin-air.ts'
import { eitherMonth, festivalOf } from './words/festival-months.ts'
import { counted } from './words/numbers.ts'
import type { Rotation } from './words/rotation.ts'
import { fill } from './words/rotation.ts'
import { capitalised, listed } from '#platform/wording.ts'

const TOPIC_OF: Record<string, string> = {
  'hill-station': 'hill',
  beach: 'beach',
  island: 'island',
  pilgrimage: 'pilgrimage',
  spiritual: 'pilgrimage',
  wildlife: 'wildlife',
  honeymoon: 'honeymoon',
  romance: 'honeymoon',
  family: 'family',
  monsoon: 'monsoon',
  'winter-sports': 'snow',
  winter: 'snow',
  'road-trip': 'car',
  adventure: 'hill',
}
const MOST_QUESTIONS = 6
const PERMIT_STATES = new Set(['IN-AR', 'IN-NL', 'IN-MN', 'IN-MZ', 'IN-SK', 'IN-LA', 'IN-LD'])
const DRIVEN = [
  'In all {km} km by road, {sum} over {days}. The longest day is {way}: {one} km and {hours}.',
  '{Days} with a drive in them, {km} km by road together. {Way} makes the longest day, {hours} for {one} km.',
  'The drives add up to {km} km by road, {sum} in all. Count on {hours} for {way}, the longest of the days.',
]
const DRIVEN_BY_COACH = [
  'In all {km} km by road, most of them in the night coach. By day {way} is the longest: {one} km and {hours}.',
]
/** Why a festival has no other months, where the moon is not the reason. */
const OF_FESTIVAL: Record<string, string> = {
  tulips: 'The garden opens when the flowers do, as the winter lets them.',
}

/** Questions of a tour: first those its own numbers answer, then what people ask about such places. */
export function questionsOf(
  route: Route,
  days: readonly DayPlan[],
  { itinerary, hours }: { itinerary: readonly ItineraryDay[]; hours: readonly (readonly DayStretch[])[] },
  stateCodes: readonly string[],
  rotation: Rotation,
  stationOf: (city: string) => string,
): Question[] {
  const own = [
    driving(route, days, itinerary, rotation),
    ...coming(route, days, { itinerary, hours }, rotation),
    meeting(route, rotation, stationOf, isByCoach(days)),
    ...cold(route, days, rotation),
    ...height(route, days, itinerary),
    ...borderQuestions(route, itinerary),
    ...otherMonths(route, itinerary, stateCodes, rotation),
    meals(itinerary, rotation),
    nights(itinerary, route, rotation),
  ]
  const topics = [
    ...(stateCodes.some((code) => PERMIT_STATES.has(code)) ? ['permit'] : []),
    ...route.themes.flatMap((theme) => TOPIC_OF[theme] ?? []),
    'general',
    'payment',
    'car',
  ]
  const page = pageOfTour(days, { stateCodes, months: route.months })
  const bank = bankQuestions([...new Set(topics)], Math.min(2, MOST_QUESTIONS - own.length), rotation, page)
  return [...own, ...bank]
}

/** What is driven, between the halts and on outings from them, as the days have it. */
function driving(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  rotation: Rotation,
): Question {
  const question = rotation.next('driving asked', [
    'How much driving is there?',
    'How long are we in the car?',
    'Is it a lot of road?',
    'How long is the longest drive?',
  ])
  const roads = roadDays(days, itinerary)
  const km = roads.reduce((sum, day) => sum + day.km, 0)
  const [longest] = byHours(roads)
  const stay = `You stay in ${listed([...new Set(days.flatMap((day) => day.overnight?.name ?? []))])}`
  if (km < 40) return { question, answer: `Hardly any. ${stay} and drive only to the sights.` }
  const coach = days.some(({ leg }) => leg?.coach)
  const words = {
    km: km.toLocaleString('en-IN'),
    sum: hoursText(hoursInAll(roads)),
    days: counted(roads.length, 'day'),
  }
  if (!longest || days.every(({ leg }) => leg?.travel !== 'road' || leg.coach))
    return {
      question,
      answer: coach
        ? `In all ${words.km} km by road, most of them asleep in the night coach.`
        : `Only on outings, ${words.km} km in all. ${stay}.`,
    }
  return {
    question,
    answer: fill(rotation.next('driving told', coach ? DRIVEN_BY_COACH : DRIVEN), {
      ...words,
      way: wayOfDay(longest),
      one: String(longest.km),
      hours: hoursInWords(longest.hours),
    }),
  }
}

function meeting(route: Route, rotation: Rotation, stationOf: (city: string) => string, byCoach: boolean): Question {
  const same = route.start === route.end
  const question = rotation.next(
    `meeting ${same}`,
    same
      ? ['Where are we picked up?', 'Where does it start and end?']
      : [
          'Where does it start, and where does it end?',
          'Which tickets should we book?',
          'Does it end where it begins?',
        ],
  )
  const [there, home] = [route.start, route.end].map((city) => `${stationOf(city)}${transferWords(city)}`)
  if (same && byCoach) return { question, answer: `${byCoachWords(route)}${pickupWords(route.url)}` }
  const answer = same
    ? `${route.name} begins and ends at ${there}: you are met there and dropped there.${pickupWords(route.url)}`
    : `${route.name} starts at ${there} and ends at ${home}: book a ticket to the one, and another home from the other.`
  return { question, answer }
}

/** Nobody is met by a night coach. */
function byCoachWords({ name, start }: Route): string {
  return `${name} begins and ends at ${coachStation(start)}: the coach leaves from there, and brings you back there.`
}

function otherMonths(
  route: Route,
  itinerary: readonly ItineraryDay[],
  stateCodes: readonly string[],
  rotation: Rotation,
): Question[] {
  if (route.months.length === 12 || route.months.length < 2) return []
  const question = rotation.next('months asked', [
    'Can we go in other months?',
    'Why only these months?',
    'What about the rest of the year?',
  ])
  const festival = festivalOf({ name: route.name, itinerary })
  const either = eitherMonth(festival, route.months)
  const months = either ? `once a year, in ${either}` : whenInWords(route.months)
  return [
    {
      question,
      answer: `We run ${route.name} ${months}: ${uncapital(festival ? ofFestival(festival) : whyThen(route, stateCodes))}`,
    },
  ]
}

function ofFestival({ key, yearly, isFullMoon }: AlmanacFact): string {
  if (isFullMoon) return 'The dates are those of the full moon, in the months when the salt is dry.'
  if (yearly) return OF_FESTIVAL[key] ?? 'Outside them there is no festival to see.'
  return 'The dates follow the festival, which moves with the moon.'
}

function meals(itinerary: readonly ItineraryDay[], rotation: Rotation): Question {
  const nights = itinerary.filter((day) => day.overnight)
  const dinners = nights.filter((day) => day.meals === 'breakfast-dinner' || day.meals === 'all').length
  const full = nights.filter((day) => day.meals === 'all').length
  const question = rotation.next('meals asked', [
    'Which meals are included?',
    'Do we eat at the hotel?',
    'Is dinner part of the price?',
  ])
  if (dinners === 0)
    return {
      question,
      answer:
        'Breakfast every morning. Lunch and dinner are left open, because each halt has better tables than its hotels.',
    }
  const parts = [
    ...(dinners === nights.length
      ? ['breakfast and dinner every day']
      : ['breakfast every morning', counted(dinners, 'dinner')]),
    ...(full > 0 ? [full === 1 ? 'one lunch' : `${counted(full, 'lunch').replace('lunchs', 'lunches')}`] : []),
  ]
  return {
    question,
    answer: `${capitalised(listed(parts).replace('breakfast and dinner every day and', 'breakfast and dinner every day, and'))}. Vegetarian and Jain food is available throughout if you say so when booking.`,
  }
}
