import { addDays, istDate, timeOfDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** Moments of new and full moon by Jean Meeus, Astronomical Algorithms (2nd edition), chapter 49; within two minutes for this century. */

const MONTHS_A_YEAR = 12.3685
const NEW_MOON_OF_2000 = 2_451_550.097_66
const UNIX_EPOCH = 2_440_587.5
const DAY_MS = 86_400_000
/** What clocks were behind the even time of the planets about 2027. */
const DELTA_T_MS = 71_000

type Terms = readonly (readonly [new_: number, full: number, e: number, sun: number, moon: number, node: number])[]
/** Days by the sine of multiples of the sun's and moon's anomaly and the argument of latitude; `e` is the power of the eccentricity. */
const TERMS: Terms = [
  [-0.4072, -0.40614, 0, 0, 1, 0],
  [0.17241, 0.17302, 1, 1, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0],
  [0.01039, 0.01043, 0, 0, 0, 2],
  [0.00739, 0.00734, 1, -1, 1, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0],
  [0.00208, 0.00209, 2, 2, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2],
  [-0.00057, -0.00057, 0, 0, 1, 2],
  [0.00056, 0.00056, 1, 1, 2, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0],
  [0.00042, 0.00042, 1, 1, 0, 2],
  [0.00038, 0.00038, 1, 1, 0, -2],
  [-0.00024, -0.00024, 1, -1, 2, 0],
]

/** The instants of the full moons of a year in UTC, soonest first. */
export function fullMoons(year: number): Date[] {
  return phases(year, 0.5)
}

/** The instants of the new moons of a year in UTC, soonest first. */
export function newMoons(year: number): Date[] {
  return phases(year, 0)
}

/** The evening in India on which the moon is full: of a moment before noon the evening before. */
export function fullMoonNight(moment: Date): CalendarDate {
  const day = istDate(moment)
  return timeOfDay(moment).hours < 12 ? addDays(day, -1) : day
}

function phases(year: number, phase: 0 | 0.5): Date[] {
  const first = Math.floor((year - 2000) * MONTHS_A_YEAR) - 1
  return Array.from({ length: 16 }, (_, at) => momentOf(first + at + phase)).filter(
    (moment) => moment.getUTCFullYear() === year,
  )
}

function momentOf(k: number): Date {
  const t = k / 1236.85
  const mean = NEW_MOON_OF_2000 + 29.530_588_861 * k + 0.000_154_37 * t ** 2
  const sun = 2.5534 + 29.105_356_7 * k
  const moon = 201.5643 + 385.816_935_28 * k + 0.010_758_2 * t ** 2
  const node = 160.7108 + 390.670_502_84 * k - 0.001_611_8 * t ** 2
  const e = 1 - 0.002_516 * t
  const moved = TERMS.reduce((days, [ofNew, ofFull, power, s, m, f]) => {
    return days + (k % 1 === 0 ? ofNew : ofFull) * e ** power * sine(s * sun + m * moon + f * node)
  }, 0)
  return new Date(Math.round((mean + moved - UNIX_EPOCH) * DAY_MS) - DELTA_T_MS)
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}
