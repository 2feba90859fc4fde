import { addDays, isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { AlmanacFact, FactDays } from './fact.ts'
import { CLOSING_DAYS } from './facts/closing-days.ts'
import { FESTIVALS } from './facts/festivals.ts'
import { HOLIDAYS_OF_INDIA } from './facts/holidays.ts'
import { OPENINGS } from './facts/openings.ts'
import { WEATHER } from './facts/weather.ts'
import { fullMoonNight, fullMoons } from './moons.ts'

/** Every fact that holds, and those that concern a place or a sight by its address. */
export type Almanac = { facts: readonly AlmanacFact[]; at: ReadonlyMap<string, readonly AlmanacFact[]> }

/** What the program knows before an editor has corrected anything. */
export const SHIPPED_FACTS: readonly AlmanacFact[] = [
  ...FESTIVALS,
  ...HOLIDAYS_OF_INDIA,
  ...OPENINGS,
  ...CLOSING_DAYS,
  ...WEATHER,
]

/** An almanac of facts. */
export function almanacOf(facts: readonly AlmanacFact[]): Almanac {
  const at = new Map<string, AlmanacFact[]>()
  for (const fact of facts) for (const slug of fact.at) at.set(slug, [...(at.get(slug) ?? []), fact])
  return { facts, at }
}

/** The almanac as it is shipped. */
export const SHIPPED_ALMANAC = almanacOf(SHIPPED_FACTS)

const DAYS_KEPT = new WeakMap<AlmanacFact, Map<number, FactDays[]>>()

/** The days of a fact that begin in a year, soonest first; none where nobody knows them. */
export function daysIn(fact: AlmanacFact, year: number): FactDays[] {
  const kept = DAYS_KEPT.get(fact)
  const known = kept?.get(year)
  if (known) return known
  const days = reckonDays(fact, year)
  DAYS_KEPT.set(fact, (kept ?? new Map<number, FactDays[]>()).set(year, days))
  return days
}

function reckonDays({ days, yearly, isFullMoon, months }: AlmanacFact, year: number): FactDays[] {
  if (isFullMoon) return moonNights(year).filter(({ from }) => months.includes(Number(from.slice(5, 7))))
  const dated = days.filter(({ from }) => yearOf(from) === year)
  if (dated.length > 0 || !yearly) return dated.toSorted((a, b) => a.from.localeCompare(b.from))
  const { from, to } = yearly
  const lastYear = from <= to ? year : year + 1
  return [{ from: dayOf(year, from), to: dayOf(lastYear, to), main: null, isExpected: false }]
}

/** Of the 29th of February the 28th is left in most years. */
function dayOf(year: number, day: string): CalendarDate {
  const date = `${year}-${day}`
  return isCalendarDate(date) ? date : `${year}-02-28`
}

function moonNights(year: number): FactDays[] {
  return fullMoons(year)
    .map(fullMoonNight)
    .map((night) => ({ from: night, to: night, main: night, isExpected: false }))
}

/** The days of a fact that are not over before `from` and begin by `to`, soonest first. */
export function daysBetweenDates(fact: AlmanacFact, from: CalendarDate, to: CalendarDate): FactDays[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 2 }, (_, at) => yearOf(from) - 1 + at)
  return years.flatMap((year) => daysIn(fact, year)).filter((days) => days.to >= from && days.from <= to)
}

/** The days of a fact on a date, undefined where it is not on. Asked for every day of a year of every departure's sights: nothing is made on the way. */
export function daysOn(fact: AlmanacFact, date: CalendarDate): FactDays | undefined {
  const isOn = ({ from, to }: FactDays) => from <= date && to >= date
  const year = yearOf(date)
  return daysIn(fact, year - 1).find(isOn) ?? daysIn(fact, year).find(isOn)
}

/** The day after, `days` times, until `isThere` says yes; undefined where it never does. */
export function firstDate(from: CalendarDate, days: number, isThere: (date: CalendarDate) => boolean) {
  for (let ahead = 0; ahead <= days; ahead++) {
    const date = addDays(from, ahead)
    if (isThere(date)) return date
  }
  return undefined
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}
