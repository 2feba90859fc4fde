import { hourAt } from './clock.ts'
import { shownHours } from './hours-text.ts'
import { isOnFoot, legsOf } from './leg.ts'
import type { DayWay, Leg, MeansOfTravel } from './leg.ts'
import { entersAt } from './visiting-hours.ts'

/** When a day on the road begins and ends. */
export const DAY = { from: 6, to: 22 } as const
const USUAL_START = 8
const EVENING = 19
const MORNING = 9
const AFTERNOON = 14
/** When one gets up for what would else be shut. */
const EARLIER = [7, 6]

/** A sight as it takes its time of a day. */
export type Visit = {
  name: string
  hours: number
  /** Its own, as `Openings`; those of its kind where it has none. */
  openings?: readonly string[] | undefined
  type: string
  stateCode?: string | undefined
  /** The hour it is kept for, as a sunrise is; at any where it has none. */
  at?: number | undefined
}
/** A part of a day between two hours of the clock; 15.5 is half past three. */
export type DayStretch = { from: number; to: number } & (
  | { on: MeansOfTravel; km: number }
  /** What is shut is no part of a day that can be; what is awaited has an hour of its own, or was shut when one came. */
  | { on: 'sight'; name: string; isShut: boolean; isAwaited: boolean }
)

/** What is seen before leaving, on the way and at its end; a day that comes back to its bed turns round at what it went for. */
export type Visits = { before: readonly Visit[]; onTheWay: readonly Visit[]; after: readonly Visit[]; isRound: boolean }

/** What fills a day in its hours: what is seen before leaving, the way, and what is seen at its end; a day's outing goes and comes back. A day that says when it begins begins then. */
export function stretchesOf(day: DayWay & { begins?: string | undefined }, visits: Visits): DayStretch[] {
  const parts = partsOf(day, visits)
  if (day.begins !== undefined) return laidFrom(hourAt(day.begins), parts, { isAsked: true })
  const busy = parts.flat().reduce((sum, part) => sum + (part.hours ?? 0), 0)
  const start = Math.min(setOffFor(parts), Math.max(DAY.from - 2, Math.min(USUAL_START, EVENING - busy)))
  const days = [start, ...EARLIER.filter((hour) => hour < start)].map((hour) => laidFrom(hour, parts))
  return days.find((stretches) => !stretches.some(isShut)) ?? days[0]!
}

function partsOf(day: DayWay, { before, onTheWay, after: beside, isRound }: Visits): Part[] {
  const legs = legsOf(day).filter(({ hours }) => hours !== null)
  // Of a day that comes back, what is kept for its dawn is seen before the outing; of one that goes on, before the road.
  const isEarly = ({ at = AFTERNOON }: Visit) => at < MORNING
  const [early, after] = isRound ? parted(beside, isEarly) : [legs.length < 2 ? onTheWay.filter(isEarly) : [], beside]
  const passed = isRound ? onTheWay : onTheWay.filter((visit) => !early.includes(visit))
  // What is passed on a day with a walk is what one walks to.
  const among = Math.max(0, legs.findIndex(isOnFoot))
  const way: Part[] = isRound
    ? [...legs.map(half), passed, ...legs.map(half).reverse()]
    : legs.flatMap((leg, at): Part[] => (at === among && passed.length > 0 ? [half(leg), passed, half(leg)] : [leg]))
  // Whoever drives out for a sunset has seen the town before.
  const isLate = isRound && passed.length > 0 && passed.every(({ at = 0 }) => at >= AFTERNOON)
  return isLate ? [before, early, after, ...way] : [before, early, ...way, after]
}

function parted(visits: readonly Visit[], is: (visit: Visit) => boolean): [Visit[], Visit[]] {
  return [visits.filter(is), visits.filter((visit) => !is(visit))]
}

/** A part of the way, or sights of one place in any order. */
type Part = Leg | readonly Visit[]

function isShut(stretch: DayStretch): boolean {
  return stretch.on === 'sight' && stretch.isShut
}

function half({ hours, ...leg }: Leg): Leg {
  return { ...leg, km: leg.km / 2, hours: (hours ?? 0) / 2 }
}

/** When parts are begun for the first hour something is kept for, with the way to it; at any hour where nothing is, or something else is seen before. */
function setOffFor(parts: readonly Part[]): number {
  const at = parts.findIndex((part) => !('by' in part) && part.length > 0)
  const visits = parts[at]
  if (!visits || 'by' in visits) return Infinity
  const onTheWay = parts.slice(0, at).reduce((sum, part) => sum + ('by' in part ? (part.hours ?? 0) : 0), 0)
  return Math.min(...visits.map((visit) => visit.at ?? Infinity)) - onTheWay
}

/** One after the other; nobody stands before a closed door while there is something else to see, and nobody leaves early for what has its hour. */
function laidFrom(start: number, parts: readonly Part[], { isAsked = false } = {}): DayStretch[] {
  let clock = start
  const first = parts.findIndex((part) => 'by' in part || part.length > 0)
  return parts.flatMap((part, at): DayStretch[] => {
    if ('by' in part && !(isAsked && at === first)) clock = Math.max(clock, waitFor(parts.slice(at)))
    const laid = 'by' in part ? [ridden(part, clock)] : seen(part, clock)
    clock = laid.at(-1)?.to ?? clock
    return laid.filter(({ from, to }) => to > from)
  })
}

/** Until when one may stay before the way to what is all kept for its hours. */
function waitFor(parts: readonly Part[]): number {
  const next = parts.find((part) => !('by' in part) && part.length > 0)
  const isKept = next && !('by' in next) && next.every((visit) => visit.at !== undefined)
  return isKept ? setOffFor(parts) : 0
}

function ridden({ by, km, hours }: Leg, from: number): DayStretch {
  return { on: by, km, from, to: from + (hours ?? 0) }
}

/** As they are named, where no door stops one so; else what closes first goes first: the door one stands before, or, where so something would be shut, what is not open again that day. */
function seen(visits: readonly Visit[], start: number): DayStretch[] {
  const named = inTurn(visits, start)
  if (isUnbroken(named, start)) return named
  const orders = (['closes', 'lastCloses'] as const).map((end) => seenBy(end, visits, start))
  return orders.find((stretches) => !stretches.some(isShut)) ?? orders[0]!
}

/** Whether nothing is shut, and one waits at no door. */
function isUnbroken(stretches: readonly DayStretch[], start: number): boolean {
  return stretches.every((one, at) => !isShut(one) && one.from <= (stretches[at - 1]?.to ?? start))
}

function inTurn(visits: readonly Visit[], start: number): DayStretch[] {
  let clock = start
  return visits.map((visit) => {
    const stretch = visitedAt(visit, clock)
    clock = stretch.to
    return stretch
  })
}

/** What can be seen soonest first; of several that can be seen at once what closes first, else the first named. */
function seenBy(end: 'closes' | 'lastCloses', visits: readonly Visit[], start: number): DayStretch[] {
  const left = visits.slice()
  const laid: DayStretch[] = []
  let clock = start
  while (left.length > 0) {
    const next = left.reduce((best, one) => (isSooner(one, best, clock, end) ? one : best))
    left.splice(left.indexOf(next), 1)
    laid.push(visitedAt(next, clock))
    clock = laid.at(-1)!.to
  }
  return laid
}

/** A visit as one comes to it at an hour. */
function visitedAt(visit: Visit, clock: number): DayStretch {
  const enters = entersAt(visit, readyAt(visit, clock))
  const from = enters?.from ?? clock
  return {
    on: 'sight',
    name: visit.name,
    isShut: enters === undefined,
    isAwaited: from > clock || visit.at !== undefined,
    from,
    to: from + visit.hours,
  }
}

function isSooner(one: Visit, other: Visit, clock: number, end: 'closes' | 'lastCloses'): boolean {
  const [mine, theirs] = [one, other].map((visit) => entersAt(visit, readyAt(visit, clock)))
  if (!mine || !theirs) return Boolean(mine)
  return mine.from === theirs.from ? mine[end] < theirs[end] : mine.from < theirs.from
}

function readyAt({ at = 0 }: Visit, clock: number): number {
  return Math.max(clock, at)
}

/** The first hour that strips side by side draw: six, or that of the earliest day among them. */
export function stripFrom(days: readonly (readonly DayStretch[])[]): number {
  return Math.floor(Math.min(DAY.from, ...days.flat().map(({ from }) => from)))
}

/** The hours of a day by what they go to, as they are shown and in the order it begins with; `free` is what those leave until ten at night, from six or when the day begins before. */
export function hoursByUse(stretches: readonly DayStretch[]): {
  uses: { on: DayStretch['on']; hours: number }[]
  free: number
} {
  const uses = [...Map.groupBy(stretches, ({ on }) => on)].map(([on, some]) => ({
    on,
    hours: shownHours(some.reduce((sum, { from, to }) => sum + to - from, 0)),
  }))
  const busy = uses.reduce((sum, { hours }) => sum + hours, 0)
  const begins = Math.min(DAY.from, ...stretches.map(({ from }) => from))
  return { uses, free: Math.max(0, DAY.to - begins - busy) }
}
