import { readTripAsk, tripParams } from '#domain/cars/trip/trip-query.ts'
import type { TripQuery } from '#domain/cars/trip/trip-query.ts'
import { latinDigits } from '#platform/digits.ts'
import type { CarAsk } from './priced-journey.ts'

/** A car as it was asked for, as it was typed: the whole of it stands in the address of its step. */
export type CarTyped = { car: string; trip: TripQuery; people: string; gstin: string; body: string }

/** Where a trip is handed on nobody has said yet who hires. */
type Begun = Omit<CarTyped, 'gstin' | 'body'> & Partial<CarTyped>

const LONGEST = 120

/** Reads the fields of the step's form, and an address as `carAskParams` writes it. Nothing is judged; only its length is. */
export function readCarTyped(params: URLSearchParams): CarTyped {
  const clean = new URLSearchParams([...params].map(([name, typed]) => [name, typed.replace(/\p{Cc}/gu, '')]))
  if (!clean.has('trip')) clean.set('trip', 'round-trip')
  const word = (name: string) => (clean.get(name) ?? '').trim().slice(0, LONGEST)
  return {
    car: word('car'),
    trip: readTripAsk(clean)!,
    people: word('people').slice(0, 3),
    gstin: word('gstin').slice(0, 30),
    body: word('body').slice(0, 3),
  }
}

/** The address of what was typed: always the same for the same, and read back to it. */
export function carAskParams({ car, trip, ...rest }: Begun): URLSearchParams {
  const said = (['people', 'gstin', 'body'] as const).flatMap((name) => (rest[name] ? [[name, rest[name]]] : []))
  return new URLSearchParams([['car', car], ...tripParams(trip), ...said])
}

/** What was asked; one comes where nothing is said of it, and what is no number of people stays none. */
export function carAskOf({ car, trip, people, gstin, body }: CarTyped): CarAsk {
  const typed = latinDigits(people)
  const isBodyCorporate = body === 'yes' ? true : body === 'no' ? false : undefined
  return {
    car,
    trip,
    people: typed === '' ? 1 : /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN,
    ...(gstin === '' ? {} : { gstin, isBodyCorporate }),
  }
}
