import { seenOn } from './days/plan.ts'
import type { DayPlan } from './days/plan.ts'
import { shortName } from './days/sight-names.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { Route } from './route.ts'
import { counted, hoursInWords } from './words/numbers.ts'
import type { Phrase } from './words/phrase.ts'
import { capital } from './words/rotation.ts'

const NOTED_STAYS: Record<string, string> = {
  alappuzha: 'A night on a houseboat, meals cooked on board',
  sam: 'A night in tents at the dunes, with music and a fire',
  dhordo: 'Nights in tents at the edge of the salt',
  srinagar: 'A houseboat on the lake, reached by shikara',
  'pangong-tso': 'A night beside Pangong at 4,250 m',
  chandratal: 'A camp near Chandratal, and the walk to its shore',
  sarchu: 'A night in tents on the Sarchu plain',
  nongriat: 'A night in the village of the double root bridge',
  karaikudi: 'A Chettiar mansion to sleep and eat in',
  majuli: 'Bamboo cottages on a river island',
  hanle: 'A telescope and a moonless sky at Hanle',
  kedarnath: 'A night within sound of Kedarnath’s bells',
}
const MOST = 7

/** Four to seven concrete things: the best sights, a stay worth naming, a high road, the nights in one place. */
export function highlightsOf(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  phrase: Phrase,
): string[] {
  const sights = days
    .flatMap(seenOn)
    .toSorted(
      (a, b) =>
        Number(Boolean(b.unesco)) - Number(Boolean(a.unesco)) ||
        b.tags.length - a.tags.length ||
        b.hoursNeeded - a.hoursNeeded,
    )
    .slice(0, 5)
    .map((sight) => `${capital(shortName(sight))}, ${phrase(sight.blurb)}`)
  const stays = days.flatMap((day) => NOTED_STAYS[day.overnight?.slug ?? ''] ?? [])
  const high = itinerary.reduce((top, day) => Math.max(top, day.highestM ?? 0), 0)
  const lines = [
    ...sights.slice(0, 4),
    ...new Set(stays),
    ...(high >= 3500 ? [`A road or path as high as ${high.toLocaleString('en-IN')} m`] : []),
    ...sights.slice(4),
    ...placesOf(route, days, itinerary, phrase),
  ]
  return [...new Set(lines)].slice(0, MOST).map((line) => line.replaceAll('’', "'"))
}

function placesOf(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  phrase: Phrase,
): string[] {
  const places = [
    ...new Map(days.flatMap((day) => (day.overnight ? [[day.overnight.slug, day.overnight] as const] : []))).values(),
  ]
  const stays = places.map((place) => {
    const nights = route.stops
      .filter((stop) => stop.placeSlug === place.slug)
      .reduce((sum, stop) => sum + stop.nights, 0)
    return `${capital(counted(nights, 'night'))} in ${place.name}, ${phrase(place.blurb)}`
  })
  const [longest] = days
    .flatMap(({ leg, from, to }) =>
      leg?.travel === 'road' && leg.hours !== null ? [{ hours: leg.hours, from, to }] : [],
    )
    .toSorted((a, b) => b.hours - a.hours)
  const beds = itinerary.flatMap((day) =>
    day.stay && day.overnight && !NOTED_STAYS[day.overnight.url ?? ''] ? [`${day.stay} in ${day.overnight.name}`] : [],
  )
  return [
    ...stays,
    ...new Set(beds.slice(0, 2)),
    ...(longest
      ? [`No day on the road longer than ${hoursInWords(longest.hours)}, ${longest.from} to ${longest.to}`]
      : []),
    route.start === route.end
      ? `${capital(counted(itinerary.length, 'day'))} from ${route.start} and back`
      : `${capital(counted(itinerary.length, 'day'))} from ${route.start} to ${route.end}`,
  ]
}
