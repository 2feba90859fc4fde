import { slugify } from '#platform/slug.ts'
import type { AttractionFact, DemoFacts, PlaceFact } from '#demo/facts/facts.ts'
import { ON_FOOT } from './legs/on-foot.ts'
import { ROADS } from './legs/roads.ts'
import type { Leg, Travel } from './legs/leg.ts'
import { estimatedLeg } from './legs/leg.ts'

/** The facts by slug, and the legs between places. */
export type Atlas = {
  facts: DemoFacts
  /** Throws for a slug that is no place. */
  place: (slug: string) => PlaceFact
  findPlace: (nameOrSlug: string) => PlaceFact | undefined
  sightsOf: (placeSlug: string) => AttractionFact[]
  findSight: (slug: string) => AttractionFact | undefined
  /** The leg between two places by slug; undefined where one of them is on no map and no road between them is known. */
  findLeg: (from: string, to: string) => Leg | undefined
}

/** Indexes the facts once. */
export function openAtlas(facts: DemoFacts): Atlas {
  const places = new Map(facts.places.map((place) => [place.slug, place]))
  const sights = new Map(facts.attractions.map((sight) => [sight.slug, sight]))
  const byPlace = Map.groupBy(facts.attractions, (sight) => sight.placeSlug)
  const legs = knownLegs(facts)
  const byName = new Map(facts.places.map((place) => [place.name, place]))
  const findPlace = (name: string) => places.get(name) ?? byName.get(name) ?? places.get(slugify(name))
  return {
    facts,
    place(slug) {
      const place = places.get(slug)
      if (!place) throw new Error(`${slug} is no place`)
      return place
    },
    findPlace,
    sightsOf: (slug) => byPlace.get(slug) ?? [],
    findSight: (slug) => sights.get(slug),
    findLeg(from, to) {
      const known = legs.get(`${slugify(from)} ${slugify(to)}`)
      if (known) return known
      const [a, b] = [findPlace(from), findPlace(to)]
      return a && b ? estimatedLeg(a, b) : undefined
    },
  }
}

function knownLegs(facts: DemoFacts): Map<string, Leg> {
  const legs = new Map<string, Leg>()
  const add = (from: string, to: string, leg: Leg) => {
    legs.set(`${from} ${to}`, leg)
    if (!legs.has(`${to} ${from}`)) legs.set(`${to} ${from}`, leg)
  }
  for (const line of ROADS.trim().split(/\n| · /)) {
    const [from = '', to = '', km = '', hours = '', how = 'road'] = line.split(' ')
    const coach = how === 'coach'
    add(from, to, {
      km: Number(km),
      hours: coach ? null : Number(hours),
      travel: coach ? 'road' : (how as Travel),
      about: false,
      coach,
    })
  }
  for (const road of facts.distances) {
    if (road.hours <= 9.5)
      add(road.fromSlug, road.toSlug, { km: road.km, hours: road.hours, travel: 'road', about: false, coach: false })
  }
  for (const [way, leg] of ON_FOOT) legs.set(way, leg)
  return withNightCoaches(legs)
}

function withNightCoaches(legs: Map<string, Leg>): Map<string, Leg> {
  const coach: Leg = { km: 535, hours: null, travel: 'road', about: false, coach: true }
  return legs.set('new-delhi manali', coach).set('manali new-delhi', coach)
}
