import type { PlaceFact } from '#demo/facts/facts.ts'

export type Travel = 'road' | 'walk' | 'boat' | 'train' | 'flight'

/** From one place to another. `hours` is null in a night coach; `about` says the figures are reckoned from the map. */
export type Leg = { km: number; hours: number | null; travel: Travel; about: boolean; coach: boolean }

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

/** A road leg reckoned from the map: 1.35 times the straight line, 1.8 times in the hills, at 50 and 26 km an hour. */
export function estimatedLeg(a: PlaceFact, b: PlaceFact): Leg {
  const hilly = [a, b].some((place) => HILL_STATES.has(place.stateCode) || place.types.includes('hill-station'))
  const km = Math.max(5, Math.round((straightKm(a, b) * (hilly ? 1.8 : 1.35)) / 5) * 5)
  const hours = Math.max(0.5, Math.round((km / (hilly ? 26 : 50)) * 4) / 4)
  return { km, hours, travel: 'road', about: true, coach: false }
}
