import { seenOn } from './days/plan.ts'
import type { DayPlan } from './days/plan.ts'
import type { Writer } from './days/text.ts'
import { shortName } from './days/sight-names.ts'
import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { Route } from './route.ts'
import { counted } from './words/numbers.ts'
import type { Phrase } from './words/phrase.ts'
import { fill } from './words/rotation.ts'
import type { Rotation } from './words/rotation.ts'
import { sentencesOf } from './words/told.ts'
import { capitalised, listed } from '#platform/wording.ts'

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
/** What a road must be higher than the highest bed to be told. */
const FELT_M = 100
const HERITAGE = [
  'World Heritage: {those}',
  '{Those}: all World Heritage',
  'On the World Heritage List: {those}',
  'Of the World Heritage {those}',
]
const MOST_OWN = 4
const WORTH_NAMING =
  /houseboat|tent|camp|palace|haveli|heritage|bungalow|villa|castle|fort|cottage|homestay|mansion|hut|lodge/i

/** Concrete things, the best first: sights, stays worth naming, a high road, the nights in a place, what its days say of it. */
export function highlightsOf(
  route: Route,
  days: readonly DayPlan[],
  itinerary: readonly ItineraryDay[],
  { phrase, fragments, rotation }: Pick<Writer, 'phrase' | 'fragments' | 'rotation'>,
): string[] {
  const sights = days
    .flatMap(seenOn)
    .toSorted(
      (a, b) =>
        Number(Boolean(b.unesco)) - Number(Boolean(a.unesco)) ||
        b.tags.length - a.tags.length ||
        b.hoursNeeded - a.hoursNeeded,
    )
    .map((sight, _, all) => {
      const isAlone = all.every((other) => other.slug === sight.slug || shortName(other) !== shortName(sight))
      return `${capitalised(shortName(sight))}${isAlone ? '' : ` in ${sight.place}`}, ${phrase(sight.blurb)}`
    })
  const stays = days.flatMap((day) => NOTED_STAYS[day.overnight?.slug ?? ''] ?? [])
  const high = itinerary.reduce((top, day) => Math.max(top, day.travel === 'flight' ? 0 : (day.highestM ?? 0)), 0)
  const bed = itinerary.reduce((top, day) => Math.max(top, day.altitudeM ?? 0), 0)
  const own = itinerary.flatMap(({ text }) => sentencesOf(text).filter(fragments.isOwn))
  const lines = [
    ...heritageOf(days, rotation),
    ...sights.slice(0, 4),
    ...stays,
    ...(high >= 3500 && high > bed + FELT_M ? [`A road or path as high as ${high.toLocaleString('en-IN')} m`] : []),
    ...sights.slice(4),
    ...nightsOf(route, days, phrase),
    ...own.slice(0, MOST_OWN).map((sentence) => sentence.replace(/\.$/, '')),
    ...bedsOf(itinerary),
    ...pairsOf(days),
    route.why,
  ]
  return [...new Set(lines)].map((line) => line.replaceAll('’', "'"))
}

/** Sights too well known for their words to be this tour's alone are told together, so that none of them goes untold. */
function heritageOf(days: readonly DayPlan[], rotation: Rotation): string[] {
  const listedSights = days.flatMap(seenOn).filter(({ unesco }) => unesco)
  const names = [...new Set(listedSights.toSorted((a, b) => b.hoursNeeded - a.hoursNeeded).map(shortName))]
  const those = listed(names.slice(0, 6))
  return names.length > 1 ? [fill(rotation.next(`heritage ${those}`, HERITAGE), { those })] : []
}

function nightsOf(route: Route, days: readonly DayPlan[], phrase: Phrase): string[] {
  const places = new Map(days.flatMap(({ overnight }) => (overnight ? [[overnight.slug, overnight] as const] : [])))
  return [...places.values()].map((place) => {
    const nights = route.stops
      .filter((stop) => stop.placeSlug === place.slug)
      .reduce((sum, stop) => sum + stop.nights, 0)
    return `${capitalised(counted(nights, 'night'))} in ${place.name}, ${phrase(place.blurb)}`
  })
}

function bedsOf(itinerary: readonly ItineraryDay[]): string[] {
  return itinerary.flatMap(({ stay, overnight }) =>
    stay && overnight && WORTH_NAMING.test(stay) && !NOTED_STAYS[overnight.url ?? '']
      ? [`${stay} in ${overnight.name}`]
      : [],
  )
}

function pairsOf(days: readonly DayPlan[]): string[] {
  return days
    .map(seenOn)
    .flatMap(([one, other]) =>
      one && other ? [`${capitalised(shortName(one))} and ${shortName(other)} on one day`] : [],
    )
}
