import { legsOf } from './leg.ts'
import type { DayWay, Leg, Means } from './leg.ts'
import { usualHours } from './visiting-hours.ts'

/** When a day on the road begins and ends. */
export const DAY = { from: 6, to: 22 } as const
const USUAL_START = 8
const EVENING = 19

/** A sight as it takes its time of a day. */
export type Visit = { name: string; hours: number; type: string }
/** A part of a day between two hours of the clock; 15.5 is half past three. */
export type Stretch = { from: number; to: number } & (
  | { on: Means; km: number }
  | { on: 'sight'; name: string; isShut: boolean }
)

/** What is seen before leaving, on the way and at its end; a day that comes back to its bed turns round at what it went for. */
export type Visits = { before: readonly Visit[]; onTheWay: readonly Visit[]; after: readonly Visit[]; isRound: boolean }

/** What fills a day in its hours: what is seen before leaving, the way, and what is seen at its end; a day's outing goes and comes back. */
export function stretchesOf(day: DayWay, visits: Visits): Stretch[] {
  const legs = legsOf(day).filter(({ hours }) => hours !== null)
  const [first, ...rest] = legs
  const way: (Leg | Visit)[] = visits.isRound
    ? [...legs.map(half), ...visits.onTheWay, ...legs.map(half).reverse()]
    : first && visits.onTheWay.length > 0
      ? [half(first), ...visits.onTheWay, half(first), ...rest]
      : legs.slice()
  const parts = [...visits.before, ...way, ...visits.after]
  const busy = parts.reduce((sum, part) => sum + (part.hours ?? 0), 0)
  return laidFrom(Math.max(DAY.from - 2, Math.min(USUAL_START, EVENING - busy)), parts)
}

function half({ hours, ...leg }: Leg): Leg {
  return { ...leg, km: leg.km / 2, hours: (hours ?? 0) / 2 }
}

/** One after the other; nobody stands before a closed door, so what opens later is waited for. */
function laidFrom(start: number, parts: readonly (Leg | Visit)[]): Stretch[] {
  let clock = start
  return parts.flatMap((part): Stretch[] => {
    const hours = part.hours ?? 0
    if (hours === 0) return []
    if ('by' in part) {
      const from = clock
      clock += hours
      return [{ on: part.by, km: part.km, from, to: clock }]
    }
    const { opens, closes } = usualHours(part.type)
    const from = Math.max(clock, opens)
    clock = from + hours
    return [{ on: 'sight', name: part.name, isShut: clock > closes + 0.25, from, to: clock }]
  })
}

/** The hours of a day by what they go to, in the order it begins with; `free` is what is left between six and ten at night. */
export function hoursByUse(stretches: readonly Stretch[]): {
  uses: { on: Stretch['on']; hours: number }[]
  free: number
} {
  const uses = [...Map.groupBy(stretches, ({ on }) => on)].map(([on, some]) => ({
    on,
    hours: some.reduce((sum, { from, to }) => sum + to - from, 0),
  }))
  const busy = uses.reduce((sum, { hours }) => sum + hours, 0)
  return { uses, free: Math.max(0, DAY.to - DAY.from - busy) }
}
