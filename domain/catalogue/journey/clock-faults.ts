import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import type { DayStretch } from './day-hours.ts'
import { clockText } from './journey-faults.ts'
import type { JourneyFault } from './journey-faults.ts'
import { hourIn, saidHours, saidOf } from './said-hours.ts'
import type { SaidHours, SaidOfSight } from './said-hours.ts'

/** When the sun is up in India, and when it goes down there at the earliest. */
export const SUN_IS_UP = 6.5
const DUSK_FROM = 17
/** An early start is no later. */
export const EARLY_BY = 7
/** What an hour in words and one of the strip may differ by. */
const NEAR_HOURS = 0.25
const BE_THERE = /\bbe in [^.;]*? by ([\w: ]+?)(?: am| pm)?(?=[,.;])/i

type Strip = readonly DayStretch[]
export type TimedJourney = Pick<Package, 'itinerary' | 'questions' | 'summary'>

/** Where the words of a journey tell another hour than the strips of its days draw, which are `hours`. A day without a strip contradicts nothing. */
export function clockFaults(journey: TimedJourney, hours: readonly Strip[]): JourneyFault[] {
  const { itinerary, questions } = journey
  const ofDays = itinerary.flatMap((day, at) => {
    const strip = hours[at] ?? []
    if (strip.length === 0) return []
    const messages = [
      ...(at === 0 ? there(questions, strip) : []),
      ...begun(saidHours(`${day.title}. ${day.text}`), strip),
      ...begun(saidHours(itinerary[at - 1]?.text ?? '', { isNext: true }), strip),
      ...seen(journey, day, strip),
    ]
    return [...new Set(messages)].map((message) => ({ day: day.day, message }))
  })
  return [...ofDays, ...promised(journey, hours)]
}

/** When an answer asks one to be there, and the day begins before. */
function there(questions: TimedJourney['questions'], strip: Strip): string[] {
  const begins = beginOf(strip)
  return questions.flatMap(({ answer }) => {
    const hour = hourIn(BE_THERE.exec(answer)?.[1] ?? '')
    if (hour === undefined || begins >= hour - NEAR_HOURS) return []
    const by = hour === 12 ? 'noon' : clockText(hour)
    return [`An answer asks to be there by ${by}, and the day begins at ${clockText(begins)}.`]
  })
}

function begun({ setsOff, isAtDawn, isEarly }: SaidHours, strip: Strip): string[] {
  const begins = beginOf(strip)
  const isThen = setsOff === undefined || strip.some(({ from }) => Math.abs(from - setsOff) <= NEAR_HOURS)
  return [
    ...(isThen ? [] : [`The words set off at ${clockText(setsOff)}, and the day begins at ${clockText(begins)}.`]),
    ...(isAtDawn && begins > SUN_IS_UP ? [`The words begin before sunrise, and the day at ${clockText(begins)}.`] : []),
    ...(isEarly && begins > EARLY_BY ? [`The words begin early, and the day at ${clockText(begins)}.`] : []),
  ]
}

function seen({ itinerary, summary }: TimedJourney, { day, title, text, sights }: ItineraryDay, strip: Strip) {
  const places = itinerary.flatMap(({ overnight }) => overnight?.name ?? [])
  const words = [title, text, ...summary.split(', ')].join('. ').replaceAll('..', '.')
  const isOnce = (url: string) =>
    itinerary.every((other) => other.day === day || !other.sights.some((one) => one.url === url))
  return sights.flatMap((sight) => {
    const visits = strip.filter((stretch) => stretch.on === 'sight' && stretch.name === sight.name)
    const said = saidOf(isOnce(sight.url) ? words : `${title}. ${text}`, sight, places)
    return visits.length === 0 ? [] : seenThen(sight.name, said, visits, wayTo(strip, visits[0]!))
  })
}

function seenThen(
  name: string,
  { isAtDawn, isAtDusk, isTwice }: SaidOfSight,
  visits: Strip,
  setsOff: number,
): string[] {
  const [from, to] = [visits[0]!.from, visits.at(-1)!.to]
  return [
    ...(isAtDawn && setsOff > SUN_IS_UP ? [`${name} is told at dawn, and seen at ${clockText(from)}.`] : []),
    ...(isAtDusk && to < DUSK_FROM ? [`${name} is told at dusk, and left at ${clockText(to)}.`] : []),
    ...(isTwice && visits.length < 2 ? [`${name} is told of twice, and seen once.`] : []),
  ]
}

/** When one sets off for a stretch: with the way to it, where nothing else comes before. */
function wayTo(strip: Strip, stretch: DayStretch): number {
  const before = strip.slice(0, strip.indexOf(stretch))
  return before.every(({ on }) => on !== 'sight') ? beginOf(strip) : stretch.from
}

/** A sunrise the summary promises, and no day is up for. */
function promised({ itinerary, summary }: TimedJourney, hours: readonly Strip[]): JourneyFault[] {
  const isUp = hours.some((strip) => strip.length === 0 || beginOf(strip) <= SUN_IS_UP)
  const isPromised = /\b(?:sunrise|at dawn|before dawn|first light)\b/i.test(summary)
  if (!isPromised || isUp) return []
  return [{ day: highest(itinerary), message: 'The summary promises a sunrise, and no day is up for it.' }]
}

function highest(itinerary: readonly ItineraryDay[]): number {
  return itinerary.reduce((top, day) => ((day.highestM ?? 0) > (top.highestM ?? 0) ? day : top), itinerary[0]!).day
}

function beginOf(strip: Strip): number {
  return Math.min(...strip.map(({ from }) => from))
}
