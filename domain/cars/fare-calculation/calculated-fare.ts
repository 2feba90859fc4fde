import type { CarHeading } from '#domain/tax/car-gst.ts'
import type { CarRates, Tariff } from '#domain/cars/car.ts'
import type { FareRules } from '#domain/cars/fare-rules.ts'
import type { Paise } from '#platform/money.ts'

export type FareLine = {
  kind: 'distance' | 'package' | 'extra-hours' | 'extra-km' | 'driver' | 'night' | 'hills'
  words: string
  paise: Paise
}

/** A fare before tax: its lines in order, and what they were reckoned from. */
export type CalculatedFare = {
  lines: FareLine[]
  heading: CarHeading
  /** Kilometres the fare holds; more are charged. */
  chargeableKm: number
  days: number
  nights: number
  /** What may still be added and at what price, GST included. */
  beyond: string[]
}

/** What every reckoning is given: the class's rates, the same with GST for what is said of later charges, and the rules. */
export type Rates = { car: CarRates; tariff: Tariff; rules: FareRules }

export type FareRefusal =
  | 'too-few-days'
  | 'too-many-days'
  | 'back-too-early'
  | 'not-one-way'
  | 'not-in-town'
  | 'hours-not-offered'
  | 'too-few-hours'
  | 'airport-too-far'

/** The lines that cost something. */
export function charged(lines: readonly FareLine[]): FareLine[] {
  return lines.filter(({ paise }) => paise > 0)
}

/** "1 day", "3 days". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "1,250 km". */
export function kmText(km: number): string {
  return `${km.toLocaleString('en-IN')} km`
}
