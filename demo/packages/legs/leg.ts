import type { PlaceFact } from '#demo/facts/facts.ts'
import { leastHoursOnFoot } from '#domain/catalogue/journey/leg.ts'
import type { Leg as Part } from '#domain/catalogue/journey/leg.ts'

export type Travel = 'road' | 'walk' | 'boat' | 'train' | 'flight'

/**
 * From one place to another. `hours` is null in a night coach; `about` says the figures are reckoned from the map; `parts` are told
 * where a car goes only part of the way, to or from `via`.
 */
export type Leg = {
  km: number
  hours: number | null
  travel: Travel
  about: boolean
  coach: boolean
  parts?: { legs: Part[]; via: string }
}

/** Up or down a valley in a quarter of an hour, where an airliner would not start. */
export function isHelicopter(leg: Leg | null): boolean {
  return leg?.travel === 'flight' && leg.km < 200
}

/** A helicopter's way from helipad to helipad, with the wait for its turn. */
export function flown(a: PlaceFact, b: PlaceFact): Leg {
  return { km: Math.round(straightKm(a, b)), hours: 0.75, travel: 'flight', about: false, coach: false }
}

/** The parts of a leg as a day tells them. */
export function partsOf(leg: Leg | null): Part[] {
  return leg ? (leg.parts?.legs ?? [{ by: leg.travel, km: leg.km, hours: leg.hours }]) : []
}

/** On foot in a group, with its halts: a fifth more than the signposts say, to the half hour. */
export function onFoot(km: number, upM: number, downM: number): Part {
  return { by: 'walk', km, hours: Math.ceil(leastHoursOnFoot({ km, upM, downM }) * 2.4) / 2, upM, downM }
}

const HILL_STATES = new Set(['IN-HP', 'IN-UK', 'IN-JK', 'IN-LA', 'IN-SK', 'IN-AR', 'IN-ML', 'IN-MN', 'IN-MZ', 'IN-NL'])
const EARTH_DIAMETER_KM = 12742

/** Great-circle kilometres between two places. */
export function straightKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180
  const half =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(half))
}

/** Out of a city of millions, or into it, one stands in traffic. */
const MILLIONS = 5_000_000
const TRAFFIC_HOURS = 0.75

/** A road leg reckoned from the map: 1.35 times the straight line, 1.8 times in the hills, at 50 and 26 km an hour, and traffic. */
export function estimatedLeg(a: PlaceFact, b: PlaceFact): Leg {
  const hilly = [a, b].some((place) => HILL_STATES.has(place.stateCode) || place.types.includes('hill-station'))
  const km = Math.max(5, Math.round((straightKm(a, b) * (hilly ? 1.8 : 1.35)) / 5) * 5)
  const traffic = [a, b].some(({ population }) => (population ?? 0) > MILLIONS) ? TRAFFIC_HOURS : 0
  const hours = Math.max(0.5, Math.round((km / (hilly ? 26 : 50)) * 4) / 4) + traffic
  return { km, hours, travel: 'road', about: true, coach: false }
}
