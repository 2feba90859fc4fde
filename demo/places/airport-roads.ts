import { estimateRoad } from '#domain/cars/roads/road-estimate.ts'
import { isInHills } from '#domain/cars/roads/hills.ts'
import { NEWEST_RULES } from '#domain/cars/fare-rules.ts'
import { makeRoadNetwork } from '#domain/cars/roads/road-network.ts'
import type { RoadPlace } from '#domain/cars/roads/roads.ts'
import { distanceKm, nearest } from '#platform/geo.ts'
import { slugify } from '#platform/slug.ts'
import { demoRoads } from '#demo/cars/roads.ts'
import type { AirportFact, DemoFacts, PlaceFact } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'

/** Kilometres by road from the middle of a place to its airport, as commonly stated; those of Panaji and Margao are goaonline.in's; 0 where cars may not go. */
const KNOWN = new Map(
  `new-delhi 16 · mumbai 25 · bengaluru 37 · chennai 18 · kolkata 16 · hyderabad 29 · kochi 37 · munnar 110 · alappuzha 80 · panaji 30
margao 23 · calangute 40 · palolem 62 · srinagar 14 · manali 50 · darjeeling 70 · gangtok 125 · shimla 115 · ooty 88 · kodaikanal 120
mussoorie 60 · nainital 70 · puri 60 · udaipur 24 · jaipur 13 · varanasi 25 · rishikesh 21 · haridwar 38 · dehradun 27
leh 5 · agra 8 · madurai 12 · chandigarh 12 · guwahati 22 · candolim 38 · old-goa 27 · agatti 1 · chitkul 400
matheran 0`
    .split(/\n| · /)
    .map((line) => line.split(' '))
    .map(([slug = '', km]) => [slug, Number(km)]),
)

/** Airports that stand by another town of ours than the one their city is called like. */
const TOWNS = new Map([['NMI', 'mumbai']])
const TOWN_WITHIN_KM = 25

/**
 * How far the nearest airport of each place is by road: as it is known, else from the straight line, but no less and no more than the road table has it to
 * the airport's town, give or take the way from there; 0 where no road goes.
 */
export function airportRoads(facts: DemoFacts): (place: PlaceFact) => number {
  const places = facts.places.map(roadPlace)
  const network = makeRoadNetwork(places, demoRoads(facts))
  const airports = new Map(facts.airports.map((airport) => [airport.iata, airport]))
  const bySlug = new Map(places.map((place) => [place.url, place]))

  function townOf(airport: AirportFact): RoadPlace | undefined {
    const named = bySlug.get(TOWNS.get(airport.iata) ?? slugify(airport.city))
    const [town] = named ? [named] : nearest(places, airport, { limit: 1 })
    return town && distanceKm(town, airport) <= TOWN_WITHIN_KM + (named ? TOWN_WITHIN_KM : 0) ? town : undefined
  }

  return ({ slug, nearestAirport, nearestAirportKm }) => {
    const place = bySlug.get(slug)!
    const known = KNOWN.get(slug)
    if (known !== undefined) return known
    if (!network.hasRoads(place.id)) return 0
    const estimate = estimateRoad(nearestAirportKm, hillEnds(place)).km
    const airport = airports.get(nearestAirport)
    const town = airport && townOf(airport)
    if (!town || town.id === place.id) return estimate
    const road = network.between(place.id, town.id)
    if (!road.ok) return 0
    if (road.value.basis === 'estimate') return estimate
    const fromTown = KNOWN.get(town.url) ?? estimateRoad(distanceKm(town, airport), hillEnds(town)).km
    return Math.min(Math.max(estimate, road.value.km - fromTown), road.value.km + fromTown)
  }
}

function hillEnds(place: RoadPlace): number {
  return isInHills(place, NEWEST_RULES) ? 1 : 0
}

function roadPlace(place: PlaceFact): RoadPlace {
  const { slug, name, stateCode, state, lat, lon, types, altNames } = place
  const altitudeM = PLACE_ALTITUDES.get(slug) ?? null
  const id = demoId('city', slug)
  return { id, url: slug, name, stateCode, stateName: state, lat, lon, altitudeM, types, altNames, airport: null }
}
