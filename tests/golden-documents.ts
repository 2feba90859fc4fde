import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { longWeekends } from '#domain/almanac/long-weekends.ts'
import { occasionsOf } from '#domain/search/sentences/occasions.ts'
import { fileURLToPath } from 'node:url'
import { openFacts } from '#demo/facts/facts.ts'
import type { AttractionFact, CircuitFact, DemoFacts, PlaceFact, StateFact, TrekFact } from '#demo/facts/facts.ts'
import { bareDocument } from '#domain/search/document.ts'
import type { SearchDocument } from '#domain/search/document.ts'
import { allNamesOf, otherNamesOf } from '#domain/search/language/place-names.ts'
import { openSentenceNames } from '#domain/search/sentences/sentence-names.ts'
import type { SentenceNames } from '#domain/search/sentences/sentence-names.ts'

/** A document with the months of the facts it is made of. */
export type GoldenDocument = SearchDocument & { months?: readonly number[] }

type Books = {
  facts: DemoFacts
  placeOf: Map<string, PlaceFact>
  stateOf: Map<string, StateFact>
  sightsOf: Map<string, AttractionFact[]>
}

/** Where the facts name no price. */
const USUAL_RUPEES_A_DAY = 2500

/** Documents made straight from the facts of the demo, for tests and benchmarks that need no database. */
export function goldenDocuments(): GoldenDocument[] {
  const books = openBooks(openFacts(fileURLToPath(new URL('..', import.meta.url))))
  const { facts } = books
  return [
    ...facts.circuits.map((circuit) => circuitDocument(circuit, books)),
    ...facts.treks.map((trek) => trekDocument(trek, books)),
    ...facts.states.map(stateDocument),
    ...facts.places.map(placeDocument),
    ...facts.attractions.map((sight) => sightDocument(sight, books)),
    ...facts.themes.speciality.map(({ name, key, slug }) => ({
      ...bareDocument('category', `category:${slug}`, name, slug),
      themes: [key],
    })),
  ]
}

const GOLDEN_DAY = '2026-11-21'

/** The names sentences about these documents may hold; a city's id is its slug. */
export function goldenSentenceNames(): SentenceNames {
  const facts = openFacts(fileURLToPath(new URL('..', import.meta.url)))
  const packageNames = [...facts.circuits, ...facts.treks].map(({ name }) => name)
  const occasions = occasionsOf(SHIPPED_ALMANAC, GOLDEN_DAY, packageNames)
  const names = openSentenceNames({
    states: facts.states.map(({ name }) => name),
    cities: facts.places.map(({ slug, name, altNames, types, lat, lon, stateCode }) => ({
      id: slug,
      name,
      altNames,
      types,
      stateCode,
      lat,
      lon,
    })),
    things: [...facts.attractions.map(({ name }) => name), ...facts.themes.speciality.map(({ name }) => name)],
    starts: [...facts.circuits.map(({ start }) => start), ...facts.treks.map(({ trailhead }) => trailhead)],
  })
  const weekends = longWeekends(SHIPPED_ALMANAC, GOLDEN_DAY, '2027-11-21')
  return { ...names, occasions, longWeekends: weekends, today: GOLDEN_DAY }
}

function openBooks(facts: DemoFacts): Books {
  return {
    facts,
    placeOf: new Map(facts.places.map((place) => [place.slug, place])),
    stateOf: new Map(facts.states.map((state) => [state.code, state])),
    sightsOf: Map.groupBy(facts.attractions, (sight) => sight.placeSlug),
  }
}

function circuitDocument(circuit: CircuitFact, books: Books): GoldenDocument {
  const slugs = [...new Set(circuit.stops.map((stop) => stop.placeSlug))]
  return {
    ...bareDocument('package', `package:${circuit.slug}`, circuit.name, circuit.slug),
    summary: circuit.note,
    places: slugs.flatMap((slug) => placeNames(slug, books)),
    states: circuit.states.flatMap((code) => stateNames(code, books)),
    themes: circuit.themes.flatMap((key) => themeNames(key, books)),
    attractions: slugs.flatMap((slug) => (books.sightsOf.get(slug) ?? []).slice(0, 3).map((sight) => sight.name)),
    startCity: circuit.start,
    rating: ratingOf(circuit.slug),
    days: circuit.days,
    nights: circuit.nights,
    pricePaise: (circuit.priceINR?.typical ?? circuit.days * USUAL_RUPEES_A_DAY) * 100,
    months: circuit.bestMonths,
  }
}

function trekDocument(trek: TrekFact, books: Books): GoldenDocument {
  return {
    ...bareDocument('package', `package:${trek.slug}`, trek.name, trek.slug),
    summary: trek.blurb,
    places: placeNames(trek.basePlaceSlug, books),
    states: stateNames(trek.stateCode, books),
    themes: [...themeNames('trekking', books), ...trek.tags.map((tag) => tag.replaceAll('-', ' '))],
    startCity: trek.trailhead,
    rating: ratingOf(trek.slug),
    days: trek.days,
    nights: trek.days - 1,
    pricePaise: (trek.priceINR?.median ?? trek.days * USUAL_RUPEES_A_DAY) * 100,
    months: trek.bestMonths,
    difficulty: trek.difficulty,
  }
}

function stateDocument(state: StateFact): GoldenDocument {
  return {
    ...bareDocument('state', `state:${state.slug}`, state.name, state.slug),
    otherNames: otherNamesOf(state.name),
    summary: state.blurb,
    months: state.bestMonths,
  }
}

function placeDocument(place: PlaceFact): GoldenDocument {
  return {
    ...bareDocument('city', `city:${place.slug}`, place.name, place.slug),
    otherNames: allNamesOf(place.name, place.altNames).slice(1),
    summary: place.blurb,
    states: [place.state],
    themes: place.types.map((type) => type.replaceAll('-', ' ')),
    months: place.bestMonths,
  }
}

function sightDocument(sight: AttractionFact, books: Books): GoldenDocument {
  return {
    ...bareDocument('attraction', `attraction:${sight.slug}`, sight.name, sight.slug),
    summary: sight.blurb,
    places: placeNames(sight.placeSlug, books),
    states: [sight.state],
    themes: [sight.type, ...sight.tags].map((tag) => tag.replaceAll('-', ' ')),
    months: sight.bestMonths,
  }
}

function placeNames(slug: string, { placeOf }: Books): string[] {
  const place = placeOf.get(slug)
  return place ? allNamesOf(place.name, place.altNames) : []
}

function stateNames(code: string, { stateOf }: Books): string[] {
  return allNamesOf(stateOf.get(code)?.name ?? '')
}

function themeNames(key: string, { facts }: Books): string[] {
  const known = facts.themes.speciality.find((theme) => theme.key === key)
  return known ? [known.name, key.replaceAll('-', ' ')] : [key.replaceAll('-', ' ')]
}

/** 3.60 to 4.90 stars by slug: spread out, and the same at every run. */
function ratingOf(slug: string): number {
  let mixed = 7
  for (const letter of slug) mixed = (mixed * 31 + letter.charCodeAt(0)) % 9973
  return 360 + (mixed % 131)
}
