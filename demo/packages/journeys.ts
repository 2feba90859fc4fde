import type { DemoFacts } from '#demo/facts/facts.ts'
import type { Gazetteer } from '#domain/catalogue/journey/journey-faults.ts'
import { OWN_HOURS } from '#demo/places/sight/own-hours.ts'
import { PLACE_ALTITUDES } from './place-altitudes.ts'

/** What journeys are checked against, from the facts. */
export function knownFrom(facts: DemoFacts): Gazetteer {
  const places = new Map(
    facts.places.map((place) => [place.slug, { ...place, altitudeM: PLACE_ALTITUDES.get(place.slug) ?? null }]),
  )
  const towns = new Map([...places.values()].map((place) => [place.name, place]))
  const sights = new Map(
    facts.attractions.map((sight) => [
      sight.slug,
      { ...sight, url: sight.slug, hours: sight.hoursNeeded, openings: OWN_HOURS.get(sight.slug) },
    ]),
  )
  return {
    place: (url) => places.get(url),
    town: (name) => towns.get(name),
    sight: (url) => sights.get(url),
  }
}
