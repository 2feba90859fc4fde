import type { AirportFact, AttractionFact, CircuitFact, DemoFacts, PlaceFact, TrekFact } from '#demo/facts/facts.ts'
import { FESTIVALS } from '#domain/almanac/facts/festivals.ts'
import type { AlmanacFact } from '#domain/almanac/fact.ts'
import { demoRoads } from '#demo/cars/roads.ts'
import { demoId } from '#demo/ids.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import { airportRoads } from './airport-roads.ts'
import { directionTo, straightKm } from './compass.ts'
import { fameOf } from './fame.ts'
import { zoneOf } from './zones.ts'
import type { Zone } from './zones.ts'

export type Neighbour = { place: PlaceFact; km: number; direction: string }
export type Road = { to: PlaceFact; km: number; hours: number }

/** A place with everything the facts know around it. */
export type PlaceStory = {
  place: PlaceFact
  zone: Zone
  altitudeM: number | null
  sights: AttractionFact[]
  neighbours: Neighbour[]
  roads: Road[]
  treks: TrekFact[]
  circuits: CircuitFact[]
  festivals: AlmanacFact[]
  airport: AirportFact | undefined
  /** To the airport by road; 0 where no road goes. */
  airportKm: number
}

const NEIGHBOUR_KM = 90
const BIG_CITY = 400_000

/** A city large enough for its sights to lie within it. */
export function isBigCity({ population, types }: PlaceFact): boolean {
  return types.includes('city') || (population ?? 0) >= BIG_CITY
}

/** The stories of all places by slug; sights most famous first, roads and neighbours nearest first. */
export function tellPlaces(facts: DemoFacts): Map<string, PlaceStory> {
  const roads = roadsByPlace(facts)
  const roadKm = knownRoadKm(facts)
  const airports = new Map(facts.airports.map((airport) => [airport.iata, airport]))
  const airportKm = airportRoads(facts)
  const sights = Map.groupBy(facts.attractions, ({ placeSlug }) => placeSlug)
  const treks = Map.groupBy(facts.treks, ({ basePlaceSlug }) => basePlaceSlug)
  const tell = (place: PlaceFact): PlaceStory => ({
    place,
    zone: zoneOf(place),
    altitudeM: PLACE_ALTITUDES.get(place.slug) ?? null,
    sights: (sights.get(place.slug) ?? []).toSorted((a, b) => fameOf(b) - fameOf(a)),
    neighbours: neighboursOf(place, facts.places, roadKm),
    roads: roads.get(place.slug) ?? [],
    treks: treks.get(place.slug) ?? [],
    circuits: facts.circuits.filter(({ stops }) => stops.some(({ placeSlug }) => placeSlug === place.slug)),
    festivals: FESTIVALS.filter(({ at }) => at.includes(place.slug)),
    airport: airports.get(place.nearestAirport),
    airportKm: airportKm(place),
  })
  return new Map(facts.places.map((place) => [place.slug, tell(place)]))
}

/** A road so many times the straight line makes a neighbour on the map none. */
const ROUNDABOUT = 1.6

/** Whether a known road goes a long way round. */
export function isRoundabout(roadKm: number, straight: number): boolean {
  return roadKm > straight * ROUNDABOUT
}

function neighboursOf(place: PlaceFact, places: PlaceFact[], roadKm: ReturnType<typeof knownRoadKm>): Neighbour[] {
  const near = places
    .filter(({ slug }) => slug !== place.slug)
    .map((other) => ({ place: other, km: straightKm(place, other), direction: directionTo(place, other) }))
    .filter(({ km }) => km <= NEIGHBOUR_KM)
    .toSorted((a, b) => a.km - b.km)
  // Where roads to some are known, those to the others may well cross a ridge or a river.
  const reached = near.filter(({ place: other }) => roadKm(place, other) > 0)
  const direct = reached.filter(({ place: other, km }) => !isRoundabout(roadKm(place, other), km))
  return (reached.length > 0 ? direct : near).slice(0, 4)
}

/** Kilometres of the road that is known between two places; 0 where none is. */
export function knownRoadKm(facts: DemoFacts): (one: { slug: string }, other: { slug: string }) => number {
  const pair = (...ids: string[]) => ids.toSorted().join(' ')
  const roads = new Map(demoRoads(facts).map(({ oneCityId, otherCityId, km }) => [pair(oneCityId, otherCityId), km]))
  return (one, other) => roads.get(pair(demoId('city', one.slug), demoId('city', other.slug))) ?? 0
}

function roadsByPlace(facts: DemoFacts): Map<string, Road[]> {
  const places = new Map(facts.places.map((place) => [place.slug, place]))
  const legs = facts.distances.flatMap(({ fromSlug, toSlug, km, hours }) => [
    { at: fromSlug, to: places.get(toSlug), km, hours },
    { at: toSlug, to: places.get(fromSlug), km, hours },
  ])
  const known = legs.filter((leg): leg is typeof leg & { to: PlaceFact } => leg.to !== undefined)
  return Map.groupBy(
    known.toSorted((a, b) => a.km - b.km),
    ({ at }) => at,
  )
}
