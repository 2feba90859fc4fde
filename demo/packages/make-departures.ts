import type { CalendarDate } from '#platform/dates.ts'
import { addDays, daysBetween, monthOf, startOfIstDay, weekdayOf } from '#platform/dates.ts'
import { HOUR } from '#platform/clock.ts'
import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { festivalDaysOf, judgeOf } from '#domain/almanac/journey.ts'
import { newMoons } from '#domain/almanac/moons.ts'
import type { DepartureStatus } from '#domain/departures/departure.ts'
import { fallsIn, twinInSeason } from '#domain/pricing/season.ts'
import type { Chance } from './chance.ts'
import { chanceOf } from './chance.ts'
import type { DemoDeparture, DemoPackage } from './demo-package.ts'
import { isOnTheWay } from '#domain/catalogue/journey/night-faults.ts'
import { mainDayOf } from './words/occasions.ts'

const HORIZON_DAYS = 365
const SOONEST_DAYS = 6
const MOST_TOURS = 14
const MOST_TREKS = 24
const FEWEST = 8
const EACH_DAY = [6, 7, 1, 2, 3, 4, 5]
/** Another day of the week is taken where the usual one has fewer open dates than this part of the most. */
const AS_GOOD_AS_MOST = 0.8
const FEWEST_TO_FOLLOW_THE_WEEK = 4
const MOST_AT_A_FESTIVAL = 8
/** Whose days are right on one day of the week: the flea market of Anjuna is on Wednesday. */
const BY_THEIR_WORDS: Record<string, number> = { 'goa-for-friends': 1 }
/** Days on which no wine is poured, by who pours it; days of the year on which something named is shut. */
const DRY_DAYS = ['01-26', '05-01', '08-15', '10-02']
const POURED = /vineyard|\bwine\b/i
const SHUT: Record<string, [from: string, to: string][]> = {
  'lava-loleygaon-and-neora-valley': [['06-16', '09-15']],
  // What it is named for begins to flower in the last days of April.
  'north-sikkim-in-rhododendron-time': [['04-01', '04-20']],
  // Two weeks in July, says the committee, and which two only each year: in the middle of the month one is least often wrong.
  'shrikhand-mahadev-trek': [
    ['01-01', '07-08'],
    ['07-24', '12-31'],
  ],
}
/** Whose nights in a place are to be without a moon. */
const MOONLESS: Record<string, string> = { 'hanle-dark-skies': 'hanle' }
/** A crescent has set before it is quite dark, or rises when it is nearly light. */
const MOONLESS_WITHIN_HOURS = 5 * 24
/** Porters and permits are ordered two days before a trek, cars and rooms a day before. */
const CUTOFF_DAYS = { tour: 1, break: 1, trek: 2 } as const

/** The dates a package leaves on within twelve months of `today`, soonest first, all in its months; the same day gives the same dates. */
export function makeDepartures(pack: DemoPackage, { today }: { today: CalendarDate }): DemoDeparture[] {
  return datesOf(pack, today).map((startsOn) =>
    departureOn(pack, startsOn, today, chanceOf(`${pack.slug} ${startsOn}`)),
  )
}

/**
 * Dates on which the almanac finds no fault: the weekend day the package prefers, another day of the week where something it visits is shut on that one, or, of what is
 * named for a few days of the year, any day that is there for them; thinned to a number the package can fill.
 */
function datesOf(pack: DemoPackage, today: CalendarDate): CalendarDate[] {
  const open = openDates(pack, today)
  const all = weekdaysOf(pack).map((days) => open.filter((date) => days.includes(weekdayOf(date))))
  const most = Math.max(...all.map(({ length }) => length))
  const chosen = all.find(({ length }) => length >= most * AS_GOOD_AS_MOST) ?? []
  return chosen.length < FEWEST_TO_FOLLOW_THE_WEEK ? thinned(open, MOST_AT_A_FESTIVAL) : thinned(chosen, mostOf(pack))
}

function openDates(pack: DemoPackage, today: CalendarDate): CalendarDate[] {
  const faultsOn = judgeOf(SHIPPED_ALMANAC, pack)
  const isAsTold = asToldOn(pack)
  const isDark = moonlessOn(pack)
  return Array.from({ length: HORIZON_DAYS - SOONEST_DAYS }, (_, at) => addDays(today, SOONEST_DAYS + at)).filter(
    (date) =>
      inSeason(pack, date) &&
      holdsItsWords(pack, date) &&
      faultsOn(date).length === 0 &&
      isAsTold(date) &&
      isDark(date),
  )
}

/** Whether what a tour is for can be had on all its days: tastings, and a forest that is shut in the rains. */
function holdsItsWords({ slug, name, summary, days }: DemoPackage, date: CalendarDate): boolean {
  const all = Array.from({ length: days }, (_, at) => addDays(date, at).slice(5))
  const isDry = POURED.test(`${name} ${summary}`) && all.some((day) => DRY_DAYS.includes(day))
  return !isDry && !(SHUT[slug] ?? []).some(([from, to]) => all.some((day) => day >= from && day <= to))
}

/** What the days tell of a festival's main day is then: a tour that tells of it leaves on one date a year. */
function asToldOn(pack: DemoPackage): (date: CalendarDate) => boolean {
  const told = mainDayOf(pack.slug)
  if (!told) return () => true
  const daysOf = festivalDaysOf(SHIPPED_ALMANAC, pack)
  const ahead = told.night + pack.itinerary.findIndex(({ overnight }) => overnight?.url === told.place)
  return (date) => {
    const days = daysOf(date)?.days
    return days !== undefined && addDays(date, ahead) === (days.main ?? days.from)
  }
}

/** Whether each of its nights under the stars is near a new moon. */
function moonlessOn(pack: DemoPackage): (date: CalendarDate) => boolean {
  const place = MOONLESS[pack.slug]
  const nights = pack.itinerary.flatMap(({ overnight }, at) => (overnight?.url === place ? [at] : []))
  const isMoonless = (night: CalendarDate) => {
    const midnight = startOfIstDay(addDays(night, 1)).getTime()
    const moons = newMoons(Number(night.slice(0, 4)))
    return moons.some((moon) => Math.abs(moon.getTime() - midnight) <= MOONLESS_WITHIN_HOURS * HOUR)
  }
  return (date) => place === undefined || nights.every((night) => isMoonless(addDays(date, night)))
}

/** The days of the week to leave on, the best first; one that is sold as a weekend is away on Saturday and Sunday. */
function weekdaysOf(pack: DemoPackage): number[][] {
  const told = BY_THEIR_WORDS[pack.slug]
  if (told) return [[told]]
  // Whoever sleeps in the coach leaves on Friday after work.
  if (pack.itinerary[0] && isOnTheWay(pack.itinerary[0])) return [[5], [6]]
  if (saysWeekend(pack) && pack.days > 2) return [[5], [6]]
  if (pack.kind !== 'trek' && pack.categoryKeys.includes('weekend')) return [[6], [5]]
  const usual = preferredDays(pack)
  return [usual, ...EACH_DAY.filter((day) => !usual.includes(day)).map((day) => [day])]
}

function saysWeekend({ name, summary, intro }: DemoPackage): boolean {
  return /weekend/i.test(`${name} ${summary} ${intro}`)
}

function preferredDays(pack: DemoPackage): number[] {
  if (pack.kind === 'trek') return pack.days > 3 ? [6, 7, 3] : [6]
  return chanceOf(`weekday ${pack.slug}`)() < 0.75 ? [6] : [7]
}

function mostOf(pack: DemoPackage): number {
  if (pack.kind === 'trek') return MOST_TREKS
  return Math.max(FEWEST, Math.round(MOST_TOURS - pack.days * 0.3 + chanceOf(`popularity ${pack.slug}`)() * 3))
}

function thinned(dates: readonly CalendarDate[], most: number): CalendarDate[] {
  const step = Math.max(1, dates.length / most)
  return Array.from({ length: Math.min(most, dates.length) }, (_, i) => dates[Math.floor(i * step)]).filter(
    (date) => date !== undefined,
  )
}

/** The whole tour lies in season: it starts in one of its months and is home in one, or in the first days after. */
function inSeason(pack: DemoPackage, date: CalendarDate): boolean {
  return pack.months.includes(monthOf(date)) && pack.months.includes(monthOf(addDays(date, Math.floor(pack.days / 2))))
}

function departureOn(pack: DemoPackage, startsOn: CalendarDate, today: CalendarDate, chance: Chance): DemoDeparture {
  const capacity = Math.max(pack.groupMin, pack.groupMax - Math.floor(chance() * 4))
  const minToRun = Math.max(2, Math.min(pack.groupMin, capacity - 2))
  const ahead = daysBetween(today, startsOn)
  const filled = Math.max(0, Math.min(1, 0.95 - ahead / 260 + (chance() - 0.5) * 0.7))
  const sold = filled > 0.93 ? capacity : Math.floor(capacity * filled)
  const held = sold < capacity && chance() < 0.08 ? 1 : 0
  return {
    startsOn,
    departureCity: pack.startCity,
    twinPaise: twinInSeason(pack.grid.twin, seasonPercent(pack, startsOn)),
    capacity,
    held,
    sold,
    minToRun,
    cutoffDays: CUTOFF_DAYS[pack.kind],
    status: statusOf(sold, minToRun, chance),
  }
}

function statusOf(sold: number, minToRun: number, chance: Chance): DepartureStatus {
  return sold >= minToRun + 2 && chance() < 0.85 ? 'guaranteed' : 'scheduled'
}

/** Dearer in a season; never below the grid, so that its price is the lowest one can have. */
function seasonPercent({ rates }: DemoPackage, date: CalendarDate): number {
  return rates.seasons.find((season) => fallsIn(date, season))?.percent ?? 0
}
