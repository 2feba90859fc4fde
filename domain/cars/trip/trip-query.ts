import { TRIP_KINDS } from '#domain/cars/trip.ts'
import type { TripKind } from '#domain/cars/trip.ts'

/** What may be typed of a trip. */
export const TRIP_FIELDS = ['from', 'to', 'via', 'date', 'days', 'time', 'end', 'km', 'hours'] as const
export type TripField = (typeof TRIP_FIELDS)[number]

/** A trip as it was asked for, every field as it was typed; '' for what was left empty. */
export type TripQuery = { kind: TripKind } & Record<TripField, string>

/** What each kind of trip is asked; the other fields are not read. */
export const FIELDS_OF: Record<TripKind, readonly TripField[]> = {
  'round-trip': ['from', 'to', 'via', 'date', 'days', 'time', 'end', 'km'],
  'one-way': ['from', 'to', 'via', 'date', 'days', 'time', 'km'],
  local: ['from', 'date', 'time', 'hours', 'km'],
  airport: ['from', 'date', 'time', 'km'],
}

const LONGEST_TYPED = 100
/** A trip of which nothing was typed. */
export const NO_TRIP: TripQuery = {
  kind: 'round-trip',
  from: '',
  to: '',
  via: '',
  date: '',
  days: '',
  time: '',
  end: '',
  km: '',
  hours: '',
}

/** The trip in an address; undefined while none is asked for, which needs a kind or a place to begin at. */
export function readTripAsk(params: URLSearchParams): TripQuery | undefined {
  return params.has('trip') || params.has('from') ? readTyped(params) : undefined
}

/** What an address says of a trip before it asks for one: how many days, which one; undefined where it says nothing. */
export function readTripBegun(params: URLSearchParams): TripQuery | undefined {
  const typed = readTyped(params)
  const begun = isWhole(typed.days) ? typed : { ...typed, days: '' }
  return TRIP_FIELDS.some((field) => begun[field] !== '') ? begun : undefined
}

/** Whether what was typed is a plain number; `4-7` of an address narrows a list. */
export function isWhole(typed: string): boolean {
  return /^\d+$/.test(typed)
}

function readTyped(params: URLSearchParams): TripQuery {
  const kind = TRIP_KINDS.find((known) => known === params.get('trip')) ?? 'round-trip'
  const typed = TRIP_FIELDS.map((field) => [field, (params.get(field) ?? '').trim().slice(0, LONGEST_TYPED)] as const)
  return { ...NO_TRIP, ...Object.fromEntries(typed), kind }
}

/** The address parameters of a trip: its kind and what was typed of the fields it is asked, always in the same order. */
export function tripParams(ask: TripQuery): URLSearchParams {
  const params = new URLSearchParams({ trip: ask.kind })
  for (const field of FIELDS_OF[ask.kind]) if (ask[field] !== '') params.set(field, ask[field])
  return params
}
