import { z } from 'zod'
import type { CalendarDate } from '#platform/dates.ts'
import type { Departure } from '#domain/departures/departure.ts'
import { PLAN_FIELDS } from './departure-plan.ts'

/** What is done to several departures at once. */
export const SEVERAL_DEEDS = ['close', 'seats'] as const
export const MOST_AT_ONCE = 200

const ids = z.array(z.string().min(1).max(60)).min(1, 'Tick departures first.').max(MOST_AT_ONCE)
/** Which departures, and what is done to each, as it was typed. */
export const SeveralDepartures = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('close'), ids }),
  z.object({ deed: z.literal('seats'), ids, capacity: PLAN_FIELDS.capacity }),
])
/** `capacity` is what each is to have, where seats are given. */
export type SeveralDeed = { deed: 'close' } | { deed: 'seats'; capacity: number | undefined }

/** Why a departure stays as it is. */
export type StayReason = 'called-off' | 'left' | 'is-so' | 'taken' | 'never-runs'
type Row = Pick<Departure, 'status' | 'startsOn' | 'capacity' | 'held' | 'sold' | 'minToRun'>

/** Why nothing is done to one of several departures; undefined of one that can be. */
export function whyItStays(row: Row, deed: SeveralDeed, today: CalendarDate): StayReason | undefined {
  if (row.status === 'cancelled') return 'called-off'
  if (row.startsOn < today) return 'left'
  if (deed.deed === 'close') return row.status === 'closed' ? 'is-so' : undefined
  const { capacity } = deed
  if (capacity === undefined) return undefined
  if (capacity < row.held + row.sold) return 'taken'
  if (capacity < row.minToRun) return 'never-runs'
  return capacity === row.capacity ? 'is-so' : undefined
}
