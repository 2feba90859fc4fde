import type { DepartureStatus } from '#domain/booking/departure.ts'
import { addDays, daysBetween, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'
import type { DemoDeparture, DemoPackage } from './demo-package.ts'

const YEAR = 365
/** Nobody can join a group that leaves within these days. */
const SOONEST = 4
const MOST: Record<DemoPackage['kind'], number> = { tour: 14, trek: 20, break: 10 }
/** Weeks between departures: the popular leave often. */
const RHYTHMS = [1, 2, 2, 3, 4]
/** Holiday weeks of Indian families cost more, the shoulder less; paise are rounded to fifty rupees. */
const PEAK_MONTHS = [5, 10, 12]
const PEAK = 1.08
const SHOULDER = 0.95
const STEP_PAISE = 5_000

/** The fixed dates of a package in the year from `today`: on its weekday, in its months, the nearer the fuller. */
export function makeDepartures(pkg: DemoPackage, { today }: { today: CalendarDate }): DemoDeparture[] {
  const chance = chanceOf(`departures of ${pkg.slug}`)
  const weeks = RHYTHMS[Math.floor(chance() * RHYTHMS.length)] ?? 2
  const capacity = capacityOf(pkg, chance)
  const popularity = 0.35 + 0.65 * chance()
  const dates = datesOf(pkg, today, {
    weeks,
    firstIn: Math.floor(chance() * 7 * weeks),
    weekday: chance() < 0.7 ? 6 : 0,
  })
  return dates.map((startsOn) => departureOn(pkg, startsOn, { today, capacity, popularity }))
}

function capacityOf({ groupMin, groupMax }: DemoPackage, chance: Chance): number {
  const least = Math.max(8, groupMin)
  return Math.max(least, Math.min(20, groupMax, least + 2 * Math.floor(chance() * 7)))
}

function datesOf(
  pkg: DemoPackage,
  today: CalendarDate,
  { weeks, firstIn, weekday }: { weeks: number; firstIn: number; weekday: number },
): CalendarDate[] {
  const from = addDays(today, SOONEST + firstIn)
  const first = addDays(from, (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7)
  const turns = Math.ceil(YEAR / (7 * weeks))
  return Array.from({ length: turns }, (_, turn) => addDays(first, turn * 7 * weeks))
    .filter((date) => pkg.months.includes(monthOf(date)) && daysBetween(today, date) < YEAR)
    .slice(0, MOST[pkg.kind])
}

type Circumstances = { today: CalendarDate; capacity: number; popularity: number }

function departureOn(
  pkg: DemoPackage,
  startsOn: CalendarDate,
  { today, capacity, popularity }: Circumstances,
): DemoDeparture {
  const chance = chanceOf(`${pkg.slug} on ${startsOn}`)
  const sold = seatsSold(chance, { capacity, popularity, daysAhead: daysBetween(today, startsOn) })
  const minToRun = Math.min(capacity, Math.max(2, Math.ceil(capacity / 4)))
  return {
    startsOn,
    departureCity: pkg.startCity,
    twinPaise: priceOn(pkg, startsOn),
    capacity,
    held: 0,
    sold,
    minToRun,
    status: statusOf(sold, minToRun),
  }
}

/** Three quarters of a popular group are sold a week ahead, a handful half a year ahead; now and then one is full. */
function seatsSold(
  chance: Chance,
  { capacity, popularity, daysAhead }: Omit<Circumstances, 'today'> & { daysAhead: number },
): number {
  if (chance() < 0.08 * popularity && daysAhead < 90) return capacity
  const filled = popularity * Math.exp(-daysAhead / 75) * (0.6 + 0.6 * chance())
  return Math.min(capacity - 1, Math.floor(capacity * filled))
}

function statusOf(sold: number, minToRun: number): DepartureStatus {
  return sold >= minToRun ? 'guaranteed' : 'scheduled'
}

function priceOn({ grid, months }: DemoPackage, startsOn: CalendarDate): number {
  const month = monthOf(startsOn)
  const isShoulder = month === months.at(0) || month === months.at(-1)
  const factor = PEAK_MONTHS.includes(month) ? PEAK : isShoulder ? SHOULDER : 1
  return Math.max(STEP_PAISE, Math.round((grid.twin * factor) / STEP_PAISE) * STEP_PAISE)
}
