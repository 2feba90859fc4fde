import type { AttractionFact, PlaceFact } from '#demo/facts/facts.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import type { Route } from '#demo/packages/route.ts'
import { isNamedIn } from '#domain/catalogue/journey/named.ts'
import { DAWN_SIGHTS, DUSK_SIGHTS } from '#demo/packages/words/sights.ts'
import { EXCURSIONS_OF, LEFT_OUT } from './excursions.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'day'

const NEAR_KM = 16
const LONGEST_SIGHT_HOURS = 10
const FARTHEST_KM = 40
const MOUNTAIN_ROAD_KMH = 30

type ChoosingRoute = Pick<Route, 'months' | 'name' | 'summary'> & { isFlown: boolean }

/** Chooses sights for one tour, each once: what its name and summary promise first, then the best of a place, and only what is open in the tour's months. */
export function openChoice(atlas: Atlas, { months, name, summary, isFlown }: ChoosingRoute) {
  const seen = new Set<string>()
  const trips = new Map<string, ReturnType<typeof tripsOf>>()
  const inSeason = (sight: AttractionFact) =>
    sight.type === 'adventure' || sight.bestMonths.filter((month) => months.includes(month)).length * 2 >= months.length
  const words = `${name}. ${summary}`
  // Hemis is promised by its monastery, and not by the national park of its name.
  const isPromised = (sight: AttractionFact) =>
    LEFT_OUT.has(sight.slug) && sight.name.endsWith('National Park')
      ? words.includes(sight.name)
      : isNamedIn(words, sight.name)
  const byPromise = (a: AttractionFact, b: AttractionFact) =>
    Number(isPromised(b)) - Number(isPromised(a)) || byFame(a, b)
  const wanted = (sight: AttractionFact) =>
    !seen.has(sight.slug) &&
    sight.hoursNeeded <= LONGEST_SIGHT_HOURS &&
    (isPromised(sight) || (!LEFT_OUT.has(sight.slug) && inSeason(sight)))
  return {
    see: (slug: string) => void seen.add(slug),
    hasSeen: (slug: string) => seen.has(slug),
    isPromised,
    /** Sights within a few kilometres that fit the hours, at most `most`, in the order one would go. */
    near(place: PlaceFact, hours: number, part: PartOfDay, most: number): AttractionFact[] {
      const outings = new Set(
        (EXCURSIONS_OF.get(place.slug) ?? []).filter((trip) => trip.km > 30).flatMap((trip) => trip.sightSlugs),
      )
      const open = atlas
        .sightsOf(place.slug)
        .filter(
          (sight) => wanted(sight) && sight.kmFromPlace <= NEAR_KM && !outings.has(sight.slug) && fitsPart(sight, part),
        )
      return inOrder(fill(open.toSorted(byPromise), hours, most, seen))
    },
    /** A day trip from the place, if one is left. */
    outing(place: PlaceFact): Trip | undefined {
      const all = trips.get(place.slug) ?? tripsOf(atlas, place)
      trips.set(place.slug, all)
      const isAskedFor = (sight: AttractionFact) =>
        isPromised(sight) || (sight.placeSlug !== place.slug && isNamedIn(words, sight.place))
      const left = all.filter(
        ({ sights: [sight], ...trip }) =>
          sight && wanted(sight) && (!trip.isAsked || isAskedFor(sight)) && (!trip.isFlown || isFlown),
      )
      const trip = left.find(({ sights }) => sights.some(isAskedFor)) ?? left[0]
      const sights = trip?.sights.filter(wanted) ?? []
      for (const { slug } of sights) seen.add(slug)
      return trip && { ...trip, sights }
    },
  }
}

export type Trip = { sights: AttractionFact[]; km: number; hours: number; isAsked: boolean; isFlown: boolean }

function tripsOf(atlas: Atlas, place: PlaceFact): Trip[] {
  const listed = (EXCURSIONS_OF.get(place.slug) ?? []).map(({ sightSlugs, ...trip }) => ({
    ...trip,
    sights: sightSlugs.flatMap((slug) => atlas.findSight(slug) ?? []),
  }))
  const known = new Set(listed.flatMap(({ sights }) => sights.map(({ slug }) => slug)))
  const far = atlas
    .sightsOf(place.slug)
    .filter((sight) => sight.kmFromPlace > NEAR_KM && sight.kmFromPlace <= FARTHEST_KM && !known.has(sight.slug))
    .toSorted(byFame)
    .map((sight) => {
      const km = Math.round((sight.kmFromPlace * 2 * 1.3) / 5) * 5
      return {
        sights: [sight],
        km,
        hours: Math.round((km / MOUNTAIN_ROAD_KMH) * 4) / 4,
        isAsked: false,
        isFlown: false,
      }
    })
  return [...listed, ...far].filter(({ sights, hours }) => sights.length > 0 && hoursOf(sights) + hours <= 13)
}

/** What sights need together. */
export function hoursOf(sights: readonly AttractionFact[]): number {
  return sights.reduce((sum, { hoursNeeded }) => sum + hoursNeeded, 0)
}

function fitsPart(sight: AttractionFact, part: PartOfDay): boolean {
  if (DAWN_SIGHTS.has(sight.slug)) return part !== 'afternoon'
  if (DUSK_SIGHTS.has(sight.slug)) return part !== 'morning'
  return true
}

function byFame(a: AttractionFact, b: AttractionFact): number {
  return rank(b) - rank(a) || a.kmFromPlace - b.kmFromPlace || a.slug.localeCompare(b.slug)
}

function rank(sight: AttractionFact): number {
  return (
    (sight.unesco ? 4 : 0) +
    (sight.tags.length > 0 ? 2 : 0) +
    Math.min(3, sight.hoursNeeded) +
    (DAWN_SIGHTS.has(sight.slug) || DUSK_SIGHTS.has(sight.slug) ? 1 : 0)
  )
}

function fill(sights: AttractionFact[], hours: number, most: number, seen: Set<string>): AttractionFact[] {
  const chosen: AttractionFact[] = []
  let left = hours
  for (const sight of sights) {
    if (chosen.length === most || sight.hoursNeeded > left) continue
    chosen.push(sight)
    seen.add(sight.slug)
    left -= sight.hoursNeeded
  }
  return chosen
}

/** Sights in the order of the day: dawn, day, dusk. */
export function inOrder(sights: AttractionFact[]): AttractionFact[] {
  const hour = (sight: AttractionFact) => (DAWN_SIGHTS.has(sight.slug) ? 0 : DUSK_SIGHTS.has(sight.slug) ? 2 : 1)
  return sights.toSorted((a, b) => hour(a) - hour(b))
}
