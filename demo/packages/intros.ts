import { hoursInWords, monthsInWords, whenInWords } from '#demo/places/words.ts'
import type { Comfort } from '#domain/catalogue/package.ts'
import { nightsInBed } from './days/aboard.ts'
import { seenOn } from './days/plan.ts'
import type { DayPlan } from './days/plan.ts'
import { byHours, wayOfDay } from './longest-drive.ts'
import type { RoadDay } from './longest-drive.ts'
import type { Route } from './route.ts'
import { eitherMonth, festivalOf } from './words/festival-months.ts'
import { counted } from './words/numbers.ts'
import type { Rotation } from './words/rotation.ts'
import { fill, sentence } from './words/rotation.ts'
import { listed } from '#platform/wording.ts'

const SHAPES = [
  '{Days} and {km} km, by {stops}',
  'The line runs {stops}: {nights}, {km} km',
  'You sleep in {stops}, {nights} together, and travel {km} km',
  'It is {days} long, with halts in {stops} and {km} km between them',
  '{Stops}: that is the order, over {days} and {km} km',
  'The halts are {stops}; the way comes to {km} km',
  '{Nights}, split between {stops}, with {km} km of road',
  'It begins in {start} and ends in {end}, {days} later, having slept in {stops}',
]
const ONE_PLACE = [
  'There is one hotel, one suitcase to unpack and {days} to use',
  '{Nights} in {stops}, without changing beds',
  'You stay in {stops} throughout, {days} in all',
  '{Stops} is the only address for {nights}',
  '{Stops} is where you sleep each of {nights}',
]
const DRIVES = [
  'The longest day in the car has {hours}: {way}',
  'No day has more than {hours} of road, and that one is {way}',
  'Only {way} is a real drive, at {hours}',
  '{Way}, {hours}, is as long as it gets in the car',
]
/** Of the longest drive: what is so much shorter is no real one beside it. */
const MUCH_LESS = 0.6
const WORTH_SAYING_HOURS = 3
const SEASONS = [
  'Go {when}',
  'It runs {when}',
  'Its time is {months}',
  'Its groups leave {when}',
  'It is at its best {when}',
  'Pick a date {when}',
]
const CLASSES: Record<Comfort, readonly string[]> = {
  standard: [
    'Rooms are clean, central and simple',
    'Stays are three-star or the local equal of it',
    'The money goes into the route and not the lobby',
    'Simple good hotels, an honest car',
    'You stay where Indian families stay, and eat as well',
  ],
  comfort: [
    'Rooms are chosen for quiet and hot water',
    'Stays are of the middle sort, with a view where there is one',
    'The hotels are good without being grand',
    'Expect heritage houses or four-star rooms where they exist',
    'Comfortable, in places with some character',
  ],
  premium: [
    'Stays are the best of each place',
    'The rooms are half the reason',
    'You sleep in the finest house each halt has',
    'Palaces, villas or suites, whichever the place does best',
    'It is the same country with better beds',
  ],
}

/** Two to four sentences: why one goes, the shape of it, when, and in what comfort. */
export function introOf(
  route: Route,
  days: readonly DayPlan[],
  { km, roads }: { km: number; roads: readonly RoadDay[] },
  rotation: Rotation,
): string {
  const names = stopNames(days)
  const nights = nightsInBed(days)
  const words = {
    days: counted(days.length, 'day'),
    nights: counted(nights, 'night'),
    stops: listed(names),
    km: Math.round(km).toLocaleString('en-IN'),
    start: route.start,
    end: route.end,
    months: monthsInWords(route.months),
    when: whenInWords(route.months),
  }
  const shape = fill(
    names.length === 1
      ? rotation.next('one place', ONE_PLACE)
      : rotation.next(`shapes ${km > 0}`, km > 0 ? SHAPES : SHAPES.filter((pattern) => !pattern.includes('{km}'))),
    words,
  )
  const season = fill(seasonPattern(route, days, rotation), words)
  const comfort = rotation.next(`class ${route.comfort}`, CLASSES[route.comfort])
  const longest = longestDrive(roads, rotation)
  return [route.why, shape, ...(longest ? [longest] : [comfort]), season].map(sentence).join(' ')
}

function seasonPattern(route: Route, days: readonly DayPlan[], rotation: Rotation): string {
  if (route.months.length === 12) return 'It can be done in any month'
  const festival = festivalOf(journeyOf(route, days))
  const either = eitherMonth(festival, route.months)
  if (!either) return rotation.next('seasons', SEASONS)
  return festival?.days.length === 0
    ? `The festival falls in ${either}, on days announced each year`
    : `The festival falls in ${either}`
}

function journeyOf({ name }: Route, days: readonly DayPlan[]) {
  const sightsOf = (day: DayPlan) => seenOn(day).map(({ slug }) => ({ url: slug }))
  return {
    name,
    itinerary: days.map((day, at) => ({
      day: at + 1,
      overnight: day.overnight && { url: day.overnight.slug },
      sights: sightsOf(day),
    })),
  }
}

function longestDrive(roads: readonly RoadDay[], rotation: Rotation): string | undefined {
  const [longest, next] = byHours(roads.filter(({ hours }) => hours >= WORTH_SAYING_HOURS))
  if (!longest || !next) return undefined
  const patterns = DRIVES.filter((pattern) => next.hours <= longest.hours * MUCH_LESS || !pattern.startsWith('Only '))
  return fill(rotation.next(`longest ${patterns.length}`, patterns), {
    hours: hoursInWords(longest.hours),
    way: wayOfDay(longest),
  })
}

/** The halts in order, each place once in a row. */
function stopNames(days: readonly DayPlan[]): string[] {
  const names = days.flatMap((day) => (day.overnight ? [day.overnight.name] : []))
  return names.filter((name, i) => name !== names[i - 1]).filter((name, i, all) => all.indexOf(name) === i)
}
