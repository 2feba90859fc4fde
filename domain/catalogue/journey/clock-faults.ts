import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import type { DayStretch } from './day-hours.ts'
import { clockText } from './journey-faults.ts'
import type { JourneyFault } from './journey-faults.ts'
import { isNamedIn } from './named.ts'
import { clausesOf, hourIn, saidHours, saidOf } from './said-hours.ts'
import type { SaidHours, SaidOfSight } from './said-hours.ts'
import { hoursSaidOf, likelyHour } from './sight-hours.ts'

/** When the sun is up in India, and when it goes down there at the earliest. */
export const SUN_IS_UP = 6.5
const DUSK_FROM = 17
/** An early start is no later. */
export const EARLY_BY = 7
/** What an hour in words and one of the strip may differ by. */
const NEAR_HOURS = 0.25
/** How long before and after it is drawn a sight may be told of. */
const SEEN_ABOUT_HOURS = 0.5
const THERE_BY = /\b(?:at (\w+) you board|to [\w '-]+? by (noon)\b)/i
const BEFORE_LEAVING = /\b(?:before you leave|before the road)\b/i
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
      ...atHours(journey, day, strip),
      ...arrived(`${day.title}. ${day.text}`, strip),
      ...seenBeforeLeaving(day, strip),
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

function begun({ setsOff, isUnderWay, isAtDawn, isEarly }: SaidHours, strip: Strip): string[] {
  const begins = beginOf(strip)
  const ways = strip.filter(({ on }) => on !== 'sight')
  const among = isUnderWay && ways.length > 0 ? ways : strip
  const isThen = setsOff === undefined || among.some(({ from }) => Math.abs(from - setsOff) <= NEAR_HOURS)
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

/** What the words give an hour, and the strip another: between half an hour before it is begun and after it is left. */
function atHours({ itinerary }: TimedJourney, { title, text, sights }: ItineraryDay, strip: Strip): string[] {
  const places = itinerary.flatMap(({ overnight }) => overnight?.name ?? [])
  return sights.flatMap(({ name }) => {
    const visits = strip.filter((stretch) => stretch.on === 'sight' && stretch.name === name)
    const others = sights.flatMap((other) => (other.name === name ? [] : other.name))
    if (visits.length === 0) return []
    return hoursSaidOf(`${title}. ${text}`, { name }, { places, others })
      .filter(({ hours, isBy }) => !visits.some((visit) => hours.some((hour) => isAt(hour, visit, isBy))))
      .map((said) => `${name} is told at ${clockText(likelyHour(said))}, and seen at ${clockText(visits[0]!.from)}.`)
  })
}

function isAt(hour: number, { from, to }: DayStretch, isBy: boolean): boolean {
  return from - SEEN_ABOUT_HOURS <= hour && (isBy || hour <= to + SEEN_ABOUT_HOURS)
}

/** The hour by which the words of a day are where it ends. */
export function hourThere(words: string): number | undefined {
  return hourIn(THERE_BY.exec(words)?.slice(1).find(Boolean) ?? '')
}

/** An hour one is somewhere by, and the way still goes on: "at noon you board", "to the camp by noon". */
function arrived(words: string, strip: Strip): string[] {
  const ways = strip.filter(({ on }) => on !== 'sight')
  const hour = hourThere(words)
  const ends = Math.max(...ways.map(({ to }) => to))
  if (hour === undefined || ways.length === 0 || ends <= hour + NEAR_HOURS) return []
  return [`The words are there at ${clockText(hour)}, and the way ends at ${clockText(ends)}.`]
}

/** What the words look at before one leaves, and the strip draws on the way or behind it. */
function seenBeforeLeaving({ text, sights }: ItineraryDay, strip: Strip): string[] {
  const off = strip.findIndex(({ on }) => on !== 'sight')
  if (off < 0) return []
  const first = clausesOf(text).filter((clause) => BEFORE_LEAVING.test(clause))
  return sights.flatMap(({ name }) => {
    const at = strip.findIndex((stretch) => stretch.on === 'sight' && stretch.name === name)
    const isTold = at > off && first.some((clause) => isNamedIn(clause, name))
    return isTold ? [`${name} is told before one leaves, and seen at ${clockText(strip[at]!.from)}.`] : []
  })
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
