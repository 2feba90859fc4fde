import { addDays, daysBetween, formatDate, monthOf, formatDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { bears } from '#platform/slug.ts'
import { daysBetweenDates } from './almanac.ts'
import type { Almanac } from './almanac.ts'
import { closingOf, closingWords, isSurelyOpen, shutBy } from './closings.ts'
import type { AlmanacFact, FactDays } from './fact.ts'
import { isInSeason, seasonWords } from './season.ts'
import type { Seasoned } from './season.ts'

/** What of a package a date can contradict: its name, its states, what binds it to its season, and where each day sleeps and what it sees, by address. */
export type Journey = Seasoned & {
  stateCodes?: readonly string[]
  itinerary: readonly { day: number; overnight: { url: string | null } | null; sights: readonly { url: string }[] }[]
}

/** A journey with the months whoever wrote it gave it. */
export type SeasonalJourney = Journey & { months: number[] }

/** What is wrong with a journey that begins on a date: the day of it, null for the whole, and why, in words. Of one sight that is shut the plan can do without, unless it is named for it. */
export type DateFault = {
  reason: 'out-of-season' | 'misses-festival' | 'festival-unknown' | 'shut' | 'sight-shut'
  day: number | null
  words: string
}

const NEARBY_DAYS = 400
const YEAR_DAYS = 365
const EVERY_MONTH = Array.from({ length: 12 }, (_, at) => at + 1)

/** What a journey that begins on a date cannot do: a festival it is named for is elsewhere in the year, or something it visits is shut. */
export function faultsOn(almanac: Almanac, journey: Journey, startsOn: CalendarDate): DateFault[] {
  return judgeOf(almanac, journey)(startsOn)
}

/** `faultsOn` for whoever asks of many dates. */
export function judgeOf(almanac: Almanac, journey: Journey): (startsOn: CalendarDate) => DateFault[] {
  const promise = promiseOf(almanac, journey)
  const told = visitsOf(journey).filter(({ at }) => almanac.at.has(at))
  return (startsOn) => [
    ...seasonFaults(journey, startsOn),
    ...(promise ? promiseFaults(promise, journey, startsOn) : []),
    ...told.flatMap(({ day, at }) => closingFault(almanac, journey, { day, at, date: addDays(startsOn, day - 1) })),
  ]
}

/** Whether a date with these faults is sold: the plan does without a sight that is shut. */
export function isPossible(faults: readonly DateFault[]): boolean {
  return faults.every(({ reason }) => reason === 'sight-shut')
}

/**
 * The days from one to another on which a journey can begin, in spans, as `isPossible` says it of the faults of each; null where nothing it visits is
 * ever shut and no festival names its days.
 */
export function possibleDays(almanac: Almanac, journey: Journey, { from, to }: DateSpan): DateSpan[] | null {
  const promise = promiseOf(almanac, journey)
  const told = visitsOf(journey).filter(({ at }) => almanac.at.get(at)?.some((fact) => isNeeded(fact, journey)))
  if (!promise && told.length === 0) return null
  const isShut = (startsOn: CalendarDate) =>
    told.some(({ day, at }) => {
      const fact = shutBy(almanac, at, addDays(startsOn, day - 1))
      return fact !== undefined && isNeeded(fact, journey)
    })
  return spansWhere(
    { from, to },
    (date) => !isShut(date) && (!promise || promiseFaults(promise, journey, date).length === 0),
  )
}

function spansWhere({ from, to }: DateSpan, isIn: (date: CalendarDate) => boolean): DateSpan[] {
  const spans: DateSpan[] = []
  let open: DateSpan | undefined
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isIn(date)) open = undefined
    else if (open) open.to = date
    else {
      open = { from: date, to: date }
      spans.push(open)
    }
  }
  return spans
}

/** What a journey is named for: the festival, or the opening, whose name stands in its own and which is where it goes; the longest name wins. */
export function promiseOf({ facts }: Almanac, journey: Journey): AlmanacFact | undefined {
  const found = facts.flatMap((fact) => {
    if (fact.kind !== 'festival' && fact.kind !== 'open') return []
    const isThere = fact.kind === 'open' ? isNear(journey, fact) : nightsAt(journey, fact).length > 0
    if (!isThere) return []
    const names = [fact.name, ...fact.otherNames].filter((one) => bears(journey.name, one))
    const longest = names.toSorted((a, b) => b.length - a.length)[0]
    return longest ? [{ fact, length: longest.length }] : []
  })
  return found.toSorted((a, b) => b.length - a.length)[0]?.fact
}

/** Says of a date which days of the festival a journey is named for it is there for, if it begins then; undefined where there are none. */
export function festivalDaysOf(
  almanac: Almanac,
  journey: Journey,
): (startsOn: CalendarDate) => { fact: AlmanacFact; days: FactDays } | undefined {
  const fact = promiseOf(almanac, journey)
  if (fact?.kind !== 'festival') return () => undefined
  return (startsOn) => {
    const days = coveredDays(fact, journey, startsOn)
    return days && { fact, days }
  }
}

/** The dates nearest to one, before and after, on which a journey is surely possible, within `from` and `to`; those of its months first. */
export function nearestDates(
  almanac: Almanac,
  journey: Journey & { months?: readonly number[] },
  { wanted, from, to }: { wanted: CalendarDate; from: CalendarDate; to: CalendarDate },
): CalendarDate[] {
  const isSure = sureOf(almanac, journey)
  const away = Array.from({ length: NEARBY_DAYS }, (_, at) => at + 1)
  const { months = [] } = journey
  return [-1, 1].flatMap((step) => {
    const near = away.map((days) => addDays(wanted, days * step)).filter((date) => date >= from && date <= to)
    return near.find((date) => months.includes(monthOf(date)) && isSure(date)) ?? near.find(isSure) ?? []
  })
}

/**
 * The months a journey is for, as the almanac has it for the year to come: its own but those in which it could begin on no day, such as those its festival
 * does not fall in this time; any it can begin in where none of its own is left. Its own where the almanac knows of none.
 */
export function monthsOf(almanac: Almanac, journey: SeasonalJourney, today: CalendarDate): number[] {
  return monthsFrom(almanac, today)(journey)
}

/** `monthsOf` for whoever asks of many journeys. */
export function monthsFrom(almanac: Almanac, today: CalendarDate): (journey: SeasonalJourney) => number[] {
  const dates = Array.from({ length: YEAR_DAYS }, (_, ahead) => addDays(today, ahead))
  const byMonth = Map.groupBy(dates, monthOf)
  return (journey) => {
    const isSure = sureOf(almanac, journey)
    const leavesIn = (month: number) => byMonth.get(month)?.some(isSure) ?? false
    const own = journey.months.filter(leavesIn)
    if (own.length > 0) return own
    const any = EVERY_MONTH.filter(leavesIn)
    return any.length > 0 ? any : journey.months
  }
}

/** Whether a journey can surely begin on a date, without a word of why not: for whoever asks of hundreds. */
function sureOf(almanac: Almanac, journey: Journey): (startsOn: CalendarDate) => boolean {
  const promise = promiseOf(almanac, journey)
  const openings = visitsOf(journey).flatMap(({ day, at }) =>
    (almanac.at.get(at) ?? []).flatMap((fact) => (isNeeded(fact, journey) ? [{ day, fact }] : [])),
  )
  return (startsOn) =>
    isInSeason(journey, startsOn) &&
    (!promise || keepsPromise(promise, journey, startsOn)) &&
    openings.every(({ day, fact }) => isSurelyOpen(fact, addDays(startsOn, day - 1)))
}

/** Whether a journey cannot do without what a fact tells of: what has an opening, or what it is named for and is shut for weeks. */
function isNeeded(fact: AlmanacFact, { name }: Journey): boolean {
  if (fact.kind !== 'closed' || fact.weekdays.length > 0) return fact.kind === 'open'
  return [fact.name, ...fact.otherNames].some((one) => bears(name, one))
}

function seasonFaults(journey: Journey, startsOn: CalendarDate): DateFault[] {
  if (isInSeason(journey, startsOn)) return []
  return [{ reason: 'out-of-season', day: null, words: seasonWords(journey) }]
}

function keepsPromise(fact: AlmanacFact, journey: Journey, startsOn: CalendarDate): boolean {
  if (fact.kind !== 'open') return coveredDays(fact, journey, startsOn) !== undefined
  return visits(journey, fact) || isInside(around(fact, startsOn, journey), journey, startsOn)
}

function promiseFaults(fact: AlmanacFact, journey: Journey, startsOn: CalendarDate): DateFault[] {
  if (fact.kind === 'open') return visits(journey, fact) ? [] : windowFaults(fact, journey, startsOn)
  if (coveredDays(fact, journey, startsOn)) return []
  const away = ({ from }: FactDays) => Math.abs(daysBetween(startsOn, from))
  const nearest = around(fact, startsOn, journey).toSorted((a, b) => away(a) - away(b))[0]
  return [
    nearest
      ? { reason: 'misses-festival', day: null, words: `It misses ${fact.name}: ${formatDays(nearest)}.` }
      : { reason: 'festival-unknown', day: null, words: `The days of ${fact.name} are not known yet.` },
  ]
}

function coveredDays(fact: AlmanacFact, journey: Journey, startsOn: CalendarDate): FactDays | undefined {
  const nights = nightsAt(journey, fact).map((night) => addDays(startsOn, night))
  return around(fact, startsOn, journey).find((days) => isCovered(days, nights))
}

function windowFaults(fact: AlmanacFact, journey: Journey, startsOn: CalendarDate): DateFault[] {
  const known = around(fact, startsOn, journey)
  if (known.length === 0 || isInside(known, journey, startsOn)) return []
  const words = `${fact.name} is open ${known.map(formatDays).join(', ')}.`
  return [{ reason: 'shut', day: null, words }]
}

/** Who is named for an opening is inside it on every night between the first and the last. */
function isInside(known: readonly FactDays[], { itinerary }: Journey, startsOn: CalendarDate): boolean {
  const [first, last] = [addDays(startsOn, 1), addDays(startsOn, itinerary.length - 2)]
  return known.some(({ from, to }) => from <= first && last <= to)
}

function around(fact: AlmanacFact, startsOn: CalendarDate, { itinerary }: Journey): FactDays[] {
  return daysBetweenDates(
    fact,
    addDays(startsOn, -NEARBY_DAYS / 2),
    addDays(startsOn, NEARBY_DAYS / 2 + itinerary.length),
  )
}

/** What says by the day where it is is judged by the day. */
function visits(journey: Journey, fact: AlmanacFact): boolean {
  return visitsOf(journey).some(({ at }) => fact.at.includes(at))
}

function visitsOf({ itinerary }: Journey): { day: number; at: string }[] {
  return itinerary.flatMap(({ day, overnight, sights }) =>
    [overnight?.url ?? '', ...sights.map(({ url }) => url)].map((at) => ({ day, at })),
  )
}

/** A trek may name none of its halts: the state tells the valley it is named for from its namesakes. */
function isNear(journey: Journey, fact: AlmanacFact): boolean {
  return visits(journey, fact) || (journey.stateCodes ?? []).some((code) => fact.at.includes(code.toLowerCase()))
}

/** Nights of the journey at the place of a fact, counted from 0. */
function nightsAt({ itinerary }: Journey, { at }: AlmanacFact): number[] {
  return itinerary.flatMap(({ day, overnight }) => (overnight?.url && at.includes(overnight.url) ? [day - 1] : []))
}

/** All of a short festival, or every night one is there of a long one, and its main day. */
function isCovered({ from, to, main }: FactDays, nights: readonly CalendarDate[]): boolean {
  const during = nights.filter((night) => from <= night && night <= to).length
  return during >= Math.min(nights.length, daysBetween(from, to) + 1) && (main === null || nights.includes(main))
}

function closingFault(
  almanac: Almanac,
  journey: Journey,
  { day, at, date }: { day: number; at: string; date: CalendarDate },
): DateFault[] {
  const closing = closingOf(almanac, at, date)
  if (!closing) return []
  const words = `Day ${day}, ${formatDate(date, { year: false })}: ${closingWords(closing, date)}`
  return [{ reason: isNeeded(closing.fact, journey) ? 'shut' : 'sight-shut', day, words }]
}
