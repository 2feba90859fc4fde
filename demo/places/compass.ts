const EARTH_KM = 6371
const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export type Spot = { lat: number; lon: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two points, as the crow flies. */
export function straightKm(from: Spot, to: Spot): number {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const width = Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width))
}

/** Which way one looks from a point to another: "north-east". */
export function directionTo(from: Spot, to: Spot): string {
  const east = (to.lon - from.lon) * Math.cos(radians((from.lat + to.lat) / 2))
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI
  return POINTS[Math.round((degrees + 360) / 45) % 8] ?? 'north'
}
