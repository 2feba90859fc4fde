import { SHIPPED_ALMANAC } from '#domain/almanac/almanac.ts'
import { rainsAt } from '#domain/almanac/rain.ts'
import type { AttractionDraft } from '#domain/catalogue/writing/attractions.server.ts'
import type { CityDraft } from '#domain/catalogue/writing/cities.server.ts'
import type { StateDraft } from '#domain/catalogue/writing/states.server.ts'
import { OWN_HOURS } from '#demo/places/sight/own-hours.ts'
import { spreadPosters } from '#domain/media/recipes/choose.ts'
import type { PlaceNature } from '#domain/media/recipes/choose.ts'
import type { Content } from '#demo/content/read-content.ts'
import type { AttractionFact, DemoFacts } from '#demo/facts/facts.ts'
import { demoId } from '#demo/ids.ts'
import { aboutPlace } from '#demo/places/about-place.ts'
import { aboutSight } from '#demo/places/about-sight.ts'
import { fameOf } from '#demo/places/fame.ts'
import type { PlaceStory } from '#demo/places/place-story.ts'
import { tellPlaces } from '#demo/places/place-story.ts'
import { tellSights } from '#demo/places/sight-story.ts'
import { altOf } from '#domain/media/recipes/alt.ts'
import type { Poster } from './album.ts'
import { natureOfPlace, natureOfSight, natureOfState } from './natures.ts'
import { cityUrls } from './urls.ts'

export const CARD = { width: 1120, height: 840 }

type DraftWithPoster<Draft> = { poster: Poster; draft: Omit<Draft, 'pictureId'> }

/** All states, places and sights with their posters. */
export type DrawnPlaces = ReturnType<typeof drawPlaces>

/** Draws everything of the map that bears a page of its own. */
export function drawPlaces(facts: DemoFacts, content: Content) {
  return { states: drawStates(facts, content), cities: drawCities(facts), attractions: drawAttractions(facts) }
}

/** The states with their posters, neighbours in the list made to look different. */
function drawStates(facts: DemoFacts, content: Content): DraftWithPoster<StateDraft>[] {
  const natures = facts.states.map((state) =>
    natureOfState(state, content.states[state.code]?.summary ?? '', facts.places, facts.attractions),
  )
  const posters = postersOf(natures)
  return facts.states.map((state, i) => {
    const text = content.states[state.code]
    if (!text) throw new Error(`nothing is written about ${state.name}`)
    const { code, name, slug, type, zone, capital, labelLat, labelLon, bestMonths, languages } = state
    const draft = {
      code,
      name,
      zone,
      capital,
      languages,
      ...text,
      id: demoId('state', slug),
      url: slug,
      kind: type,
      lat: labelLat,
      lon: labelLon,
      months: bestMonths,
      altNames: ALT_NAMES[code] ?? [],
    }
    return { poster: posterAt(posters, i), draft }
  })
}

/** The cities with their posters; neighbours are told apart within each state, as they are listed there. */
export function drawCities(facts: DemoFacts): DraftWithPoster<CityDraft>[] {
  const urls = cityUrls(facts)
  const stories = [...tellPlaces(facts).values()].toSorted((a, b) => a.place.stateCode.localeCompare(b.place.stateCode))
  const posters = postersOf(stories.map(({ place, sights }) => natureOfPlace(place, sights)))
  return stories.map((story, i) => ({
    poster: posterAt(posters, i),
    draft: cityDraft(story, urls.get(story.place.slug) ?? story.place.slug),
  }))
}

/** The sights with their posters, told apart within each city. */
function drawAttractions(facts: DemoFacts): DraftWithPoster<AttractionDraft>[] {
  const stories = tellSights(facts).toSorted(
    (a, b) => a.place.slug.localeCompare(b.place.slug) || fameOf(b.sight) - fameOf(a.sight),
  )
  const posters = postersOf(stories.map(({ sight, place }) => natureOfSight(sight, place)))
  return stories.map((story, i) => ({
    poster: posterAt(posters, i),
    draft: attractionDraft(story.sight, aboutSight(story)),
  }))
}

const ALT_NAMES: Record<string, string[]> = {
  'IN-OD': ['Orissa'],
  'IN-PY': ['Pondicherry'],
  'IN-UK': ['Uttaranchal'],
  'IN-AN': ['Andaman', 'Nicobar'],
  'IN-JK': ['Kashmir', 'J&K'],
  'IN-DL': ['New Delhi', 'NCT'],
}

function cityDraft(story: PlaceStory, url: string): Omit<CityDraft, 'pictureId'> {
  const { place, airport, airportKm, altitudeM } = story
  const { name, stateCode, lat, lon, types, bestMonths, idealDays, blurb, altNames } = place
  return {
    id: demoId('city', place.slug),
    name,
    url,
    stateCode,
    lat,
    lon,
    altitudeM,
    types,
    months: bestMonths,
    idealDays,
    summary: `${blurb}.`,
    about: aboutPlace(story),
    altNames,
    airport: airport
      ? {
          iata: airport.iata,
          name: airport.name.replace(/,.*$/, '').replace(/^.* - /, ''),
          km: airportKm,
        }
      : null,
  }
}

function attractionDraft(sight: AttractionFact, about: string[]): Omit<AttractionDraft, 'pictureId'> {
  const {
    name,
    slug,
    placeSlug,
    stateCode,
    lat,
    lon,
    type,
    hoursNeeded,
    bestMonths,
    blurb,
    tags,
    unesco,
    kmFromPlace,
  } = sight
  return {
    id: demoId('attraction', slug),
    name,
    url: slug,
    cityId: demoId('city', placeSlug),
    stateCode,
    lat,
    lon,
    type,
    hoursNeeded,
    openings: OWN_HOURS.get(slug) ?? [],
    months: bestMonths,
    summary: `${blurb}.`,
    about,
    tags,
    worldHeritageYear: unesco?.year ?? null,
    kmFromCity: kmFromPlace,
    fame: fameOf(sight),
  }
}

function postersOf(natures: PlaceNature[]): Poster[] {
  return spreadPosters(natures, { ...CARD, rains: rainsAt(SHIPPED_ALMANAC) }).map((recipe, i) => ({
    recipe,
    alt: altOf(natures[i]?.name ?? '', recipe),
  }))
}

function posterAt(posters: Poster[], i: number): Poster {
  const poster = posters[i]
  if (!poster) throw new RangeError(`no poster ${i}`)
  return poster
}
