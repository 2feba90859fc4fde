import { estimateRoad } from '#domain/cars/roads/road-estimate.ts'
import { isInHills } from '#domain/cars/roads/hills.ts'
import { NEWEST_RULES } from '#domain/cars/fare-rules.ts'
import type { PlaceFact } from '#demo/facts/facts.ts'

/** Kilometres by road from the middle of a place to its airport, as commonly stated; those of Panaji and Margao are goaonline.in's. */
const KNOWN = new Map(
  `new-delhi 16 · mumbai 25 · bengaluru 37 · chennai 18 · kolkata 16 · hyderabad 29 · kochi 37 · munnar 110 · alappuzha 80 · panaji 30
margao 23 · calangute 40 · palolem 62 · srinagar 14 · manali 50 · darjeeling 70 · gangtok 125 · shimla 115 · ooty 88 · kodaikanal 120
mussoorie 60 · nainital 70 · puri 60 · udaipur 24 · jaipur 13 · varanasi 25 · rishikesh 21 · haridwar 38 · dehradun 27
leh 5 · agra 8 · madurai 12 · chandigarh 12 · guwahati 22`
    .split(/\n| · /)
    .map((line) => line.split(' '))
    .map(([slug = '', km]) => [slug, Number(km)]),
)

/** How far the nearest airport of a place is by road: as it is known, else from the straight line. */
export function airportKm({ slug, nearestAirportKm, types, stateCode }: PlaceFact, altitudeM: number | null): number {
  const hillEnds = isInHills({ types, altitudeM, stateCode }, NEWEST_RULES) ? 1 : 0
  return KNOWN.get(slug) ?? estimateRoad(nearestAirportKm, hillEnds).km
}
