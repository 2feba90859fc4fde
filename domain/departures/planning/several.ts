import { z } from 'zod'
import type { CalendarDate } from '#platform/dates.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { PLAN_FIELDS, SeenHints } from './departure-plan.ts'
import { steppedPrice, TypedStep } from './price-step.ts'
import type { PriceStep } from './price-step.ts'

/** What is done to several departures at once. */
export const SEVERAL_DEEDS = ['close', 'open', 'seats', 'cutoff', 'price'] as const
export type SeveralName = (typeof SEVERAL_DEEDS)[number]
export const MOST_AT_ONCE = 200

const ids = z.array(z.string().min(1).max(60)).min(1, 'Tick departures first.').max(MOST_AT_ONCE)
/** The figures of departures a deed was shown with, by id. */
const seen = z.record(z.string(), z.number().int())
/** Which departures, and what is done to each, as it was typed; `seen` is what `figureOf` gave of each as it was shown: one that is another by now stays. */
export const SeveralDepartures = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('close'), ids }),
  z.object({ deed: z.literal('open'), ids }),
  z.object({ deed: z.literal('seats'), ids, capacity: PLAN_FIELDS.capacity, seen, seenHints: SeenHints }),
  z.object({ deed: z.literal('cutoff'), ids, cutoffDays: PLAN_FIELDS.cutoffDays, seen }),
  z.object({ deed: z.literal('price'), ids, step: TypedStep, seen }),
])
type Seen = Readonly<Record<string, number>> | undefined
/** What is done to each; what nobody has said yet is left open. */
export type SeveralDeed =
  | { deed: 'close' | 'open' }
  | { deed: 'seats'; capacity?: number | undefined; seen?: Seen }
  | { deed: 'cutoff'; cutoffDays?: number | undefined; seen?: Seen }
  | { deed: 'price'; step?: PriceStep | undefined; seen?: Seen }

/** Why a departure stays as it is. */
export type StayReason =
  | 'called-off'
  | 'left'
  | 'promised'
  | 'is-so'
  | 'taken'
  | 'never-runs'
  | 'changed-meanwhile'
  | 'no-price'
type Row = Pick<
  Departure,
  'id' | 'status' | 'startsOn' | 'capacity' | 'held' | 'sold' | 'minToRun' | 'cutoffDays' | 'twinPaise' | 'cells'
> & {
  /** Of one that is closed: it was guaranteed by hand before. */
  wasPromised?: boolean
}

/** Why nothing is done to one of several departures; undefined of one that can be. */
export function whyItStays(row: Row, deed: SeveralDeed, today: CalendarDate): StayReason | undefined {
  if (row.status === 'cancelled') return 'called-off'
  if (row.startsOn < today) return 'left'
  // Closed, its promise is read by nobody until it is open again: whoever does so says it of one.
  if (deed.deed === 'close' && row.status === 'guaranteed') return 'promised'
  if (isSo(row, deed)) return 'is-so'
  if ('seen' in deed && deed.seen && deed.seen[row.id] !== figureOf(row, deed.deed)) return 'changed-meanwhile'
  if (deed.deed === 'price') return deed.step && !steppedPrice(row, deed.step) ? 'no-price' : undefined
  if (deed.deed === 'seats' && deed.capacity !== undefined) {
    if (deed.capacity < row.held + row.sold) return 'taken'
    if (deed.capacity < row.minToRun) return 'never-runs'
  }
  return undefined
}

function isSo(row: Row, deed: SeveralDeed): boolean {
  const set = Object.entries(setBy(row, deed))
  return set.length > 0 && set.every(([name, value]) => row[name as keyof Row] === value)
}

/** The figure of a departure that a deed changes: its twin price in paise, its seats, or its days before it leaves; undefined where a deed changes none. */
export function figureOf(
  row: Pick<Row, 'twinPaise' | 'capacity' | 'cutoffDays'>,
  deed: SeveralName,
): number | undefined {
  if (deed === 'price') return row.twinPaise
  if (deed === 'seats') return row.capacity
  return deed === 'cutoff' ? row.cutoffDays : undefined
}

/** What a deed sets of a departure; nothing while it is not said to what. */
export function setBy(row: Row, deed: SeveralDeed): Partial<Row> {
  switch (deed.deed) {
    case 'seats':
      return deed.capacity === undefined ? {} : { capacity: deed.capacity }
    case 'cutoff':
      return deed.cutoffDays === undefined ? {} : { cutoffDays: deed.cutoffDays }
    case 'price':
      return (deed.step && steppedPrice(row, deed.step)) ?? {}
    case 'open':
      // A promise that it leaves stands: what is open already is not opened again, and what was closed with one has it again.
      if (row.status !== 'closed') return { status: row.status }
      return { status: row.wasPromised ? 'guaranteed' : 'scheduled' }
    default:
      return { status: 'closed' }
  }
}
