/** A point on the earth in degrees, north and east positive. */
export type GeoPoint = { lat: number; lon: number }

const EARTH_RADIUS_KM = 6371.0088

/** Kilometres as the crow flies between two points (haversine, mean earth radius). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The `limit` places nearest to a point, nearest first, each with its distance in kilometres; `exceptId` is left out. */
export function nearest<Place extends GeoPoint & { id: string }>(
  places: readonly Place[],
  from: GeoPoint,
  { limit, exceptId }: { limit: number; exceptId?: string },
): (Place & { km: number })[] {
  return places
    .filter(({ id }) => id !== exceptId)
    .map((place) => ({ ...place, km: distanceKm(from, place) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, limit)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
