import type { Gazetteer } from '#domain/catalogue/journey/journey-faults.ts'
import type { AttractionFact } from '#demo/facts/facts.ts'
import type { Halt } from '#demo/packages/legs/halts.ts'
import { isHelicopter } from '#demo/packages/legs/leg.ts'
import type { Leg } from '#demo/packages/legs/leg.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import type { Route } from '#demo/packages/route.ts'
import { ARRIVALS, DEPARTURES, RETURNS, trueAt, trueOfComing, trueOfHours } from '#demo/packages/words/arrivals.ts'
import { counted, kmInWords } from '#demo/packages/words/numbers.ts'
import type { Phrase } from '#demo/packages/words/phrase.ts'
import {
  BOATS,
  COACHES,
  COACHES_HOME,
  DRIVES,
  FLIGHTS,
  HOME_BY_COACH,
  LONG_DRIVES,
  OFF_THE_COACH,
  SHORT_DRIVES,
  TRAINS,
  WALKS_IN,
  WALKS_OUT,
} from '#demo/packages/words/roads.ts'
import type { Rotation } from '#demo/packages/words/rotation.ts'
import { fill, sentence } from '#demo/packages/words/rotation.ts'
import {
  ALTITUDE_WORDS,
  FLOWN_UP,
  HELICOPTERS,
  LEAVING_FIRST,
  LOOKS,
  TWO_DRIVES,
} from '#demo/packages/words/day-words.ts'
import {
  DAWN_PATTERNS,
  DAWN_SIGHTS,
  DUSK_PATTERNS,
  DUSK_SIGHTS,
  firstPatterns,
  NEXT_PATTERNS,
} from '#demo/packages/words/sights.ts'
import type { ToldDays } from './telling.ts'
import type { Fragments } from './fragments.ts'
import { isInConvoy, wayWithDetour } from './plan.ts'
import type { DayPlan } from './plan.ts'
import { inPlural, isPlural, spokenName, stemOf } from './sight-names.ts'
import { hoursInWords } from '#demo/places/words.ts'

export type Writer = {
  rotation: Rotation
  phrase: Phrase
  fragments: Fragments
  stationOf: (city: string) => string
  /** The park one is driven through from a place. */
  parkOf: (place: string) => AttractionFact | undefined
  told: ToldDays
  known: Gazetteer
}
export type JourneyTotals = { nights: number; km: number }

/** A halt that is only a remark may be left out where it has been made too often. */
const HALT_ATTEMPTS = 4

const LONG_HOURS = 7
/** Who comes today by train or plane leaves no bed behind, nor at an hour. */
const FROM_A_BED = /breakfast|by nine|half past eight|Goodbye|An easy start|A move today|change beds/

const A_LOOK_HOURS = 1.5

/** The text of a day: how one moves, what one sees, and what the place itself is good for. */
export function textOf(
  writer: Writer,
  route: Route,
  day: DayPlan,
  whole: JourneyTotals,
  attempt: number,
): { text: string; used: Set<string> } {
  const { lines, used } = writer.fragments.of(day, route, attempt)
  const parts = day.kind === 'home' ? homeward(writer, day, whole) : outward(writer, route, day, lines, attempt)
  const text = parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
  return { text, used }
}

function outward(writer: Writer, route: Route, day: DayPlan, own: string[], attempt: number): string[] {
  const height = PLACE_ALTITUDES.get(day.overnight?.slug ?? '') ?? 0
  const restful = day.kind === 'arrival' && height >= 3000
  // What the place is, is no word of going there: a town is known by its shrine.
  const telling = own.filter((line) => !line.startsWith(`${day.overnight?.name} is `))
  const toldOf: ToldOf = (sight) => telling.filter((line) => line.includes(stemOf(sight)))
  return [
    ...morning(writer, day),
    day.kind === 'arrival' ? arriving(writer, day) : '',
    ...flying(writer, day),
    day.leg ? moving(writer, day, day.from === route.start && day.night === 0) : '',
    day.halt && (isMoreThanSaid(day.halt) || attempt < HALT_ATTEMPTS) ? day.halt.sentence : '',
    ...sightsInOrder(writer, day, toldOf, own),
    day.sights.length === 1 && day.drives === 2
      ? fill(writer.rotation.next('two drives', TWO_DRIVES), { n: spokenName(day.sights[0]!) })
      : '',
    restful && !/lie|no stairs/i.test(own.join(' '))
      ? fill(writer.rotation.next('altitude', ALTITUDE_WORDS), { m: height.toLocaleString('en-IN') })
      : '',
    ...own.filter((line) => !day.sights.some((sight) => toldOf(sight).includes(line))),
  ]
}

/** What a line keeps for the end of the day comes after all else. */
const OF_THE_EVENING = /\b(?:at dusk|sunset|evening)\b/
/** The lines of the place that tell of a sight already. */
type ToldOf = (sight: AttractionFact) => string[]

/** The sights of a day as its strip has them; what the place's own lines tell of one stands where that one comes. */
function sightsInOrder(writer: Writer, day: DayPlan, toldOf: ToldOf, own: readonly string[]): string[] {
  const sights = day.outing?.isFlown ? day.sights.slice(1) : day.sights
  const at = sights.findIndex((sight) => toldOf(sight).length > 0)
  const left = sights.filter((sight) => toldOf(sight).length === 0)
  if (at < 0) return seeing(writer, left, day)
  const lines = own.filter((line) => sights.some((sight) => toldOf(sight).includes(line)))
  const comesAt = lines.some((line) => OF_THE_EVENING.test(line)) ? sights.length : at
  const before = left.filter((sight) => sights.indexOf(sight) < comesAt)
  const after = left.filter((sight) => sights.indexOf(sight) > comesAt)
  return [...seeing(writer, before, day), ...lines, goingOn(writer, after)]
}

/** The outing that a helicopter makes. */
function flying(writer: Writer, { outing, sights: [sight] }: DayPlan): string[] {
  return outing?.isFlown && sight ? [write(writer, 'flown up', FLOWN_UP, sight)] : []
}

function arriving({ rotation, stationOf }: Writer, { to, isOffCoach, comesBy }: DayPlan): string {
  if (isOffCoach) return fill(rotation.next('off the coach', OFF_THE_COACH), { to })
  const station = stationOf(to)
  const arrivals = trueOfComing(comesBy, trueAt(station, ARRIVALS))
  return fill(rotation.next(`arrivals ${arrivals.length} ${comesBy ?? ''}`, arrivals), { to, station })
}

function homeward(writer: Writer, day: DayPlan, whole: JourneyTotals): string[] {
  const { rotation } = writer
  const words = {
    from: day.from,
    to: day.to,
    station: writer.stationOf(day.to),
    nights: counted(whole.nights, 'night'),
    km: `${Math.round(whole.km).toLocaleString('en-IN')} km`,
  }
  const far = whole.km > 60
  const departures = trueAt(words.station, far ? DEPARTURES : DEPARTURES.filter((pattern) => !pattern.includes('{km}')))
  const halt = day.halt && isMoreThanSaid(day.halt) ? day.halt.sentence : ''
  if (day.isOffCoach) return [fill(rotation.next('home by coach', HOME_BY_COACH), words)]
  if (!day.leg)
    return [...morning(writer, day), fill(rotation.next(`departures ${departures.length}`, departures), words)]
  if (day.leg.coach)
    return [
      ...morning(writer, day),
      fill(rotation.next('coaches home', COACHES_HOME), { ...words, km: kmInWords(day.leg.km, false) }),
    ]
  if (day.leg.travel !== 'road')
    return [
      ...morning(writer, day),
      halt,
      moving(writer, day),
      fill(
        rotation.next('dropped', [
          'You are dropped at {station}',
          'The last transfer is to {station}',
          '{station} is where we say goodbye',
        ]),
        words,
      ),
    ]
  const returns = trueOfHours(wayWithDetour(day).hours, trueAt(words.station, RETURNS)).filter(
    (pattern) => day.morning.length === 0 || !OFF_FIRST_THING.test(pattern),
  )
  return [
    ...morning(writer, day),
    halt,
    fill(rotation.next(`returns ${returns.length}`, returns), {
      ...words,
      km: kmInWords(wayWithDetour(day).km, day.leg.about),
      hours: hoursInWords(wayWithDetour(day).hours),
    }),
  ]
}

/** A halt that is made, and not only a remark on the road. */
function isMoreThanSaid({ hours, detour }: Halt): boolean {
  return hours > 0 || detour !== null
}

function morning(writer: Writer, day: DayPlan): string[] {
  const [sight] = day.morning
  if (!sight) return []
  if (DAWN_SIGHTS.has(sight.slug)) return [write(writer, 'dawn', DAWN_PATTERNS, sight)]
  return [
    `${leavingFirst(writer, day)}: ${write(writer, 'leave', sight.hoursNeeded > A_LOOK_HOURS ? LOOKS.slice(0, 1) : LOOKS, sight)}`,
  ]
}

function leavingFirst({ rotation }: Writer, { leg }: DayPlan): string {
  const patterns = leg?.travel === 'road' ? LEAVING_FIRST : LEAVING_FIRST.filter((words) => !words.includes('the road'))
  return rotation.next(`leaving first ${patterns.length}`, patterns)
}

const AT_AN_HOUR = /at seven|half past|Seven in the morning|after breakfast|by nine/

/** What is gone to first keeps no hour for the road after it. */
const BEFORE_THE_ROAD = /in the dark|first light|\bfirst\b|before light/
/** Who sees something first leaves later. */
const OFF_FIRST_THING = /at eight|early/

function moving(writer: Writer, day: DayPlan, isFirst = false): string {
  const leg = day.leg
  if (!leg) return ''
  if (isHelicopter(leg)) return fill(writer.rotation.next('helicopters', HELICOPTERS), { from: day.from, to: day.to })
  if (leg.parts) return partlyOnFoot(writer, day, leg.parts)
  const { km, hours } = wayWithDetour(day)
  const words = { from: day.from, to: day.to, km: kmInWords(km, leg.about), hours: hoursInWords(hours) }
  const patterns = legPatterns(day).filter(
    (pattern) =>
      (!isFirst || hours >= LONG_HOURS || !FROM_A_BED.test(pattern)) &&
      (!isInConvoy(day) || !/stops of your choosing/.test(pattern)) &&
      ((day.morning.length === 0 && !BEFORE_THE_ROAD.test(day.halt?.sentence ?? '')) || !AT_AN_HOUR.test(pattern)),
  )
  return fill(writer.rotation.next(`legs ${patterns.length}`, patterns), words)
}

function partlyOnFoot(writer: Writer, day: DayPlan, { legs, via }: NonNullable<Leg['parts']>): string {
  const [road, walk] = [legs.find(({ by }) => by === 'road')!, legs.find(({ by }) => by === 'walk')!]
  const [name, patterns] = legs[0] === walk ? (['walks out', WALKS_OUT] as const) : (['walks in', WALKS_IN] as const)
  return fill(writer.rotation.next(name, patterns), {
    from: day.from,
    to: day.to,
    via,
    walk: kmInWords(walk.km, false),
    walkHours: hoursInWords(walk.hours!),
    road: kmInWords(road.km, false),
  })
}

function legPatterns(day: DayPlan): readonly string[] {
  const { leg } = day
  if (!leg) return DRIVES
  if (leg.coach) return COACHES
  const others = { train: TRAINS, flight: FLIGHTS, boat: BOATS }
  if (leg.travel !== 'road' && leg.travel !== 'walk') return others[leg.travel]
  const { hours } = wayWithDetour(day)
  return hours >= LONG_HOURS ? LONG_DRIVES : hours <= 1.5 ? SHORT_DRIVES : DRIVES
}

function seeing(writer: Writer, sights: AttractionFact[], day: DayPlan): string[] {
  const [first, ...others] = sights
  if (!first) return []
  const opening = DAWN_SIGHTS.has(first.slug)
    ? write(writer, 'dawn', DAWN_PATTERNS, first)
    : DUSK_SIGHTS.has(first.slug)
      ? write(writer, 'dusk', DUSK_PATTERNS, first)
      : write(writer, `first ${first.type}`, firstPatterns(first, isFromTheMorning(day)), first)
  return [opening, goingOn(writer, others)]
}

/** What is seen after something else. */
function goingOn(writer: Writer, sights: readonly AttractionFact[]): string {
  return sights
    .map((sight) =>
      DUSK_SIGHTS.has(sight.slug)
        ? write(writer, 'dusk', DUSK_PATTERNS, sight)
        : write(writer, 'next', NEXT_PATTERNS, sight),
    )
    .join('; ')
}

/** Whether a day is at its sights in the morning: it neither arrives nor drives far before them. */
function isFromTheMorning({ kind, outing }: DayPlan): boolean {
  return kind === 'stay' && (outing?.hours ?? 0) <= 1.5
}

function write(writer: Writer, name: string, patterns: readonly string[], sight: AttractionFact): string {
  const pattern = writer.rotation.next(name, patterns)
  return fill(isPlural(sight) ? inPlural(pattern) : pattern, { n: spokenName(sight), p: writer.phrase(sight.blurb) })
}
