import type { Atlas } from '#demo/packages/atlas.ts'
import { estimatedLeg, straightKm } from '#demo/packages/legs/leg.ts'
import type { Leg as Road } from '#demo/packages/legs/leg.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import type { TrekDay, TrekWay } from './way.ts'

/** So far from a road head nobody speaks of a drive. */
const NEAR_KM = 5
const NAMESAKE_KM = 30

/** The way by car on a trek: a known road, else one reckoned from the map by the trek's base; what has no page lies at the trailhead. */
export function roadOf(atlas: Atlas, { trek }: TrekWay, from: string, to: string): Road | undefined {
  if (from === to) return undefined
  const [a, b] = [from, to].map((name) => (isNamesake(atlas, trek, name) ? undefined : atlas.findPlace(name)))
  const known = isNamesake(atlas, trek, from) || isNamesake(atlas, trek, to) ? undefined : atlas.findLeg(from, to)
  if (known) return known
  const base = atlas.place(trek.basePlaceSlug)
  const trailhead = { ...base, slug: '', lat: trek.lat, lon: trek.lon }
  const town = a ?? b
  if (!town) return undefined
  const isByBase = straightKm(town, base) + straightKm(base, trailhead) < straightKm(town, trailhead) * 1.3
  const far = isByBase && town.slug !== base.slug ? atlas.findLeg(town.slug, base.slug) : undefined
  const near = estimatedLeg(far ? base : town, trailhead)
  const road = far ? { ...near, km: far.km + near.km, hours: (far.hours ?? 0) + (near.hours ?? 0) } : near
  return road.km > NEAR_KM ? road : undefined
}

/** A trailhead may bear the name of a town far away. */
function isNamesake(atlas: Atlas, trek: TrekWay['trek'], name: string): boolean {
  const place = name === trek.trailhead ? atlas.findPlace(name) : undefined
  return place !== undefined && place.slug !== trek.basePlaceSlug && straightKm(place, trek) > NAMESAKE_KM
}

/** A day by car. */
export function drivenDay(road: Road | undefined): Leg[] {
  return road ? [{ by: road.travel, km: road.km, hours: road.hours }] : []
}

/** A day on foot: by car to the trailhead where the walking begins, and on by car from where it ends. */
export function walkingDay(atlas: Atlas, { way, day, from, i, isFirstWalk }: TrekDay, walk: Leg): Leg[] {
  const isLast = i === way.days.length - 1
  const before = isFirstWalk ? roadOf(atlas, way, from.name, way.trek.trailhead) : undefined
  const onward = isLast ? way.end : day.onward?.name
  const after = onward ? roadOf(atlas, way, day.camp.name, onward) : undefined
  return [...drivenDay(before), walk, ...drivenDay(after)]
}
