import type { ItineraryDay } from '#domain/catalogue/package.ts'
import { listed } from '#platform/wording.ts'

type Papers = readonly [line: string, ...of: string[]]

const OF_STATES: readonly Papers[] = [
  ['Inner line permits for Indian citizens', 'IN-AR', 'IN-NL', 'IN-MN', 'IN-MZ'],
  ['Entry permit of the Lakshadweep administration', 'IN-LD'],
]

/** By what is slept at or seen. */
const OF_PLACES: readonly Papers[] = [
  [
    "Help with the registration on the state's portal, compulsory for every pilgrim",
    'yamunotri-temple',
    'gangotri-temple',
    'kedarnath-temple',
    'badrinath-temple',
  ],
  ['The permit of the national park for the Valley of Flowers', 'valley-of-flowers-national-park'],
  ['Registration of everybody with the district and the posts on the way to Gurez', 'gurez'],
  ['Entry permit of the White Rann', 'dhordo', 'white-rann-of-kutch'],
  ["The forest office's permit for your boat in the Sundarbans", 'sundarbans-national-park'],
  ['The pass of the day for the plateau of Kaas', 'kaas-plateau'],
  ['Protected-area permits of Sikkim', 'zuluk'],
]

const BEHIND_THE_INNER_LINE: readonly Papers[] = [
  ['Nubra', 'nubra-valley', 'khardung-la', 'diskit-monastery', 'hunder-sand-dunes', 'turtuk'],
  ['Pangong', 'pangong-tso'],
  ['Tso Moriri', 'tso-moriri', 'tso-moriri-lake'],
  ['Hanle', 'hanle'],
]

/** The papers a tour is asked for, by the states it is in and by where its days go. */
export function permitsOf(itinerary: readonly ItineraryDay[], stateCodes: readonly string[]): string[] {
  const there = placesOf(itinerary)
  return [...linesOf(OF_STATES, new Set(stateCodes)), ...linesOf(OF_PLACES, there)]
}

/** The lands of Ladakh behind the inner line that the days go to. */
export function ladakhPermits(itinerary: readonly ItineraryDay[]): string[] {
  const lands = linesOf(BEHIND_THE_INNER_LINE, placesOf(itinerary))
  return lands.length > 0 ? [`Inner line permits for ${listed(lands)}`] : []
}

function linesOf(papers: readonly Papers[], there: ReadonlySet<string>): string[] {
  return papers.flatMap(([line, ...of]) => (of.some((one) => there.has(one)) ? [line] : []))
}

function placesOf(itinerary: readonly ItineraryDay[]): Set<string> {
  return new Set(
    itinerary.flatMap(({ overnight, sights }) => [overnight, ...sights].flatMap((at) => (at?.url ? [at.url] : []))),
  )
}
