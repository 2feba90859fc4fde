import { legsOf } from './leg.ts'
import type { DayWay, Leg, MeansOfTravel } from './leg.ts'
import { entersAt } from './visiting-hours.ts'

/** When a day on the road begins and ends. */
export const DAY = { from: 6, to: 22 } as const
const USUAL_START = 8
const EVENING = 19
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
}
/** A part of a day between two hours of the clock; 15.5 is half past three. */
export type DayStretch = { from: number; to: number } & (
  | { on: MeansOfTravel; km: number }
  /** What is shut is no part of a day that can be; what is awaited was shut when one came. */
  | { on: 'sight'; name: string; isShut: boolean; isAwaited: boolean }
)

/** What is seen before leaving, on the way and at its end; a day that comes back to its bed turns round at what it went for. */
export type Visits = { before: readonly Visit[]; onTheWay: readonly Visit[]; after: readonly Visit[]; isRound: boolean }

/** What fills a day in its hours: what is seen before leaving, the way, and what is seen at its end; a day's outing goes and comes back. */
export function stretchesOf(day: DayWay, visits: Visits): DayStretch[] {
  const legs = legsOf(day).filter(({ hours }) => hours !== null)
  const [first, ...rest] = legs
  const way: Part[] = visits.isRound
    ? [...legs.map(half), visits.onTheWay, ...legs.map(half).reverse()]
    : first && visits.onTheWay.length > 0
      ? [half(first), visits.onTheWay, half(first), ...rest]
      : legs.slice()
  const parts = [visits.before, ...way, visits.after]
  const busy = parts.flat().reduce((sum, part) => sum + (part.hours ?? 0), 0)
  const start = Math.max(DAY.from - 2, Math.min(USUAL_START, EVENING - busy))
  const days = [start, ...EARLIER.filter((hour) => hour < start)].map((hour) => laidFrom(hour, parts))
  return days.find((stretches) => !stretches.some(isShut)) ?? days[0]!
}

/** A part of the way, or sights of one place in any order. */
type Part = Leg | readonly Visit[]

function isShut(stretch: DayStretch): boolean {
  return stretch.on === 'sight' && stretch.isShut
}

function half({ hours, ...leg }: Leg): Leg {
  return { ...leg, km: leg.km / 2, hours: (hours ?? 0) / 2 }
}

/** One after the other; nobody stands before a closed door while there is something else to see. */
function laidFrom(start: number, parts: readonly Part[]): DayStretch[] {
  let clock = start
  return parts.flatMap((part): DayStretch[] => {
    const laid = 'by' in part ? [ridden(part, clock)] : seen(part, clock)
    clock = laid.at(-1)?.to ?? clock
    return laid.filter(({ from, to }) => to > from)
  })
}

function ridden({ by, km, hours }: Leg, from: number): DayStretch {
  return { on: by, km, from, to: from + (hours ?? 0) }
}

/** What closes first goes first: the door one stands before, or, where so something would be shut, what is not open again that day. */
function seen(visits: readonly Visit[], start: number): DayStretch[] {
  const orders = (['closes', 'lastCloses'] as const).map((end) => seenBy(end, visits, start))
  return orders.find((stretches) => !stretches.some(isShut)) ?? orders[0]!
}

/** What can be seen soonest first; of several that can be seen at once what closes first, else the first named. */
function seenBy(end: 'closes' | 'lastCloses', visits: readonly Visit[], start: number): DayStretch[] {
  const left = visits.slice()
  const laid: DayStretch[] = []
  let clock = start
  while (left.length > 0) {
    const next = left.reduce((best, one) => (isSooner(one, best, clock, end) ? one : best))
    left.splice(left.indexOf(next), 1)
    const enters = entersAt(next, clock)
    const from = enters?.from ?? clock
    laid.push({
      on: 'sight',
      name: next.name,
      isShut: enters === undefined,
      isAwaited: from > clock,
      from,
      to: from + next.hours,
    })
    clock = from + next.hours
  }
  return laid
}

function isSooner(one: Visit, other: Visit, clock: number, end: 'closes' | 'lastCloses'): boolean {
  const [mine, theirs] = [entersAt(one, clock), entersAt(other, clock)]
  if (!mine || !theirs) return Boolean(mine)
  return mine.from === theirs.from ? mine[end] < theirs[end] : mine.from < theirs.from
}

/** The hours of a day by what they go to, in the order it begins with; `free` is what is left between six and ten at night. */
export function hoursByUse(stretches: readonly DayStretch[]): {
  uses: { on: DayStretch['on']; hours: number }[]
  free: number
} {
  const uses = [...Map.groupBy(stretches, ({ on }) => on)].map(([on, some]) => ({
    on,
    hours: some.reduce((sum, { from, to }) => sum + to - from, 0),
  }))
  const busy = uses.reduce((sum, { hours }) => sum + hours, 0)
  return { uses, free: Math.max(0, DAY.to - DAY.from - busy) }
}
