import { distanceKm, nearest } from '#platform/geo.ts'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { isInHills } from './hills.ts'
import { NEWEST_RULES } from '#domain/cars/fare-rules.ts'
import { estimateRoad } from './road-estimate.ts'
import { findPlaceByWords } from './find-place.ts'
import type { FoundPlace, KnownRoad, OtherNames, Road, RoadEnd, RoadNetwork, RoadPlace, RoadRefusal } from './roads.ts'
import { shortestPath } from './shortest-path.ts'
import type { Leg } from './shortest-path.ts'

/**
 * Legs one after the other stand for the road while they are not much longer than the estimate: they were written down for sightseeing and may
 * lead round about. Hill roads wind more than anybody guesses, so each end in the hills gives them so many kilometres more.
 */
const LONGEST_DETOUR = 1.15
const HILL_DETOUR_KM = 150
const HOPS = 2

/** Makes a network of places and what is known between them; a place is found by its own names, and by others where those are handed in. Pure. */
export function makeRoadNetwork(
  places: readonly RoadPlace[],
  known: readonly KnownRoad[],
  otherNames?: OtherNames,
): RoadNetwork {
  const byId = new Map(places.map((place) => [place.id, { ...place, inHills: isInHills(place, NEWEST_RULES) }]))
  const legs = legsOf(known.filter(({ way }) => way === 'road'))
  const onMainland = reachableFrom(
    places.filter(({ id, types }) => legs.has(id) && !types.includes('island')).map(({ id }) => id),
    legs,
  )
  const unlinked = places.filter(({ id }) => !legs.has(id) && !endsBefore(id))
  const hubs = places.filter(({ id }) => onMainland.has(id))

  const byOtherName = otherNames?.(places)

  function find(words: string): FoundPlace | undefined {
    const place = findPlaceByWords(places, words)
    return place ? { place, isBeside: false } : byOtherName?.(words)
  }

  function get(id: string) {
    const place = byId.get(id)
    if (!place) throw new RangeError(`${id} is no place`)
    return place
  }

  /** A place is without roads when one goes there only on foot or by boat, or when it is an island nobody told us a road of. */
  function endsBefore(id: string): boolean {
    if (legs.has(id)) return false
    return byId.get(id)!.types.includes('island') || known.some((road) => isEnd(road, id))
  }

  function between(fromId: string, toId: string): Result<Road, RoadRefusal> {
    const [from, to] = [get(fromId), get(toId)]
    if (endsBefore(fromId)) return refused('no-road-from')
    if (endsBefore(toId)) return refused('no-road-to')
    const direct = legs.get(fromId)?.find((leg) => leg.toId === toId)
    const path = direct ? [direct] : shortestPath(withHops([fromId, toId]), fromId, toId)
    if (!joined(fromId) || !joined(toId)) {
      if (path) return done(roadOf(path))
      return refused(joined(fromId) ? 'no-road-to' : 'no-road-from')
    }
    const estimate = guess(from, to)
    const longest = estimate.km * LONGEST_DETOUR + HILL_DETOUR_KM * hillEnds(from, to)
    if (path && (path.length === 1 || kmOf(path) <= longest)) return done(roadOf(path))
    return done({ ...estimate, basis: 'estimate', by: [], stateCodes: distinct([from.stateCode, to.stateCode]) })
  }

  /** Whether the mainland's estimates hold for a place: all but those on islands whose roads end at the shore. */
  function joined(id: string): boolean {
    return onMainland.has(id) || !legs.has(id)
  }

  /** The legs, and for an end without any the estimated ways to the nearest places that have. */
  function withHops(ends: string[]): (id: string) => readonly Leg[] {
    const hops = ends
      .filter((id) => unlinked.some((place) => place.id === id))
      .flatMap((id) =>
        nearest(hubs, get(id), { limit: HOPS }).map((hub) => ({
          from: id,
          to: hub.id,
          ...guess(get(id), get(hub.id)),
        })),
      )
    const extra = legsOf(
      hops.map(({ from, to, ...hop }) => ({ oneCityId: from, otherCityId: to, ...hop, isGuess: true })),
    )
    return (id) => [...(legs.get(id) ?? []), ...(extra.get(id) ?? [])]
  }

  function roadOf(path: Leg[]): Road {
    const through = path.slice(0, -1).map(({ toId }) => get(toId))
    return {
      km: kmOf(path),
      hours: path.reduce((sum, { hours }) => sum + hours, 0),
      basis: path.some(({ isGuess }) => isGuess) ? 'estimate' : path.length === 1 ? 'known' : 'by-way',
      by: through.map(({ name }) => name),
      stateCodes: distinct(
        [...through, get(path.at(-1)!.toId), get(path[0]!.fromId)].map(({ stateCode }) => stateCode),
      ),
    }
  }

  function roadEnd(id: string): RoadEnd {
    // An island may have roads of its own, and boats to the next one.
    if (legs.has(id)) return undefined
    const last = known.find((road) => road.way !== 'road' && isEnd(road, id))
    return last && { way: last.way, at: get(last.oneCityId === id ? last.otherCityId : last.oneCityId).name }
  }

  function around(fromId: string, toId: string, isShut: Parameters<RoadNetwork['around']>[2]): Road | undefined {
    const isOpen = (leg: Leg) => !isShut([get(leg.fromId).name, get(leg.toId).name])
    const path = shortestPath((id) => (legs.get(id) ?? []).filter(isOpen), fromId, toId)
    return path && path.length > 0 ? roadOf(path) : undefined
  }

  return { places, find, between, around, hasRoads: (id) => !endsBefore(id), roadEnd }
}

type KnownPlace = RoadPlace & { inHills: boolean }

function guess(from: KnownPlace, to: KnownPlace) {
  return estimateRoad(distanceKm(from, to), hillEnds(from, to))
}

function hillEnds(from: KnownPlace, to: KnownPlace): number {
  return Number(from.inHills) + Number(to.inHills)
}

function legsOf(roads: readonly (Omit<KnownRoad, 'way'> & { isGuess?: boolean })[]): Map<string, Leg[]> {
  const legs = roads.flatMap(({ oneCityId: one, otherCityId: other, km, hours, isGuess = false }) => [
    { fromId: one, toId: other, km, hours, isGuess },
    { fromId: other, toId: one, km, hours, isGuess },
  ])
  return Map.groupBy(legs, ({ fromId }) => fromId)
}

function reachableFrom(ids: readonly string[], legs: ReadonlyMap<string, Leg[]>): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const { toId } of legs.get(id) ?? []) found.add(toId)
  return found
}

function isEnd({ oneCityId, otherCityId }: KnownRoad, id: string): boolean {
  return oneCityId === id || otherCityId === id
}

function kmOf(path: readonly Leg[]): number {
  return path.reduce((sum, { km }) => sum + km, 0)
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}
