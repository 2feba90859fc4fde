import type { ItineraryDay, Question } from '#domain/catalogue/package.ts'
import { listed } from '#platform/wording.ts'
import type { Route } from './route.ts'

/** Where cars of the plains are not let through, by what is slept at or seen there (demo/content/articles/travel-guide/permits-in-the-north-east.md). */
const SIKKIM: [name: string, ...at: string[]][] = [
  ['Tsomgo Lake', 'tsomgo-lake', 'baba-harbhajan-singh-temple'],
  ['Lachen', 'lachen'],
  ['Lachung', 'lachung'],
]
const MADHURI_LAKE = 'madhuri-lake'

function isAmong(itinerary: readonly ItineraryDay[], slugs: readonly string[]): boolean {
  return itinerary.some(({ overnight, sights }) =>
    [overnight, ...sights].some((at) => at?.url && slugs.includes(at.url)),
  )
}

function borderPlaces(itinerary: readonly ItineraryDay[]): string[] {
  return SIKKIM.flatMap(([name, ...at]) => (isAmong(itinerary, at) ? [name] : []))
}

/** The other car, and the pass, of days beside a frontier. */
export function borderCars({ start }: Route, itinerary: readonly ItineraryDay[]): string[] {
  const places = borderPlaces(itinerary)
  return [
    ...(places.length > 0
      ? [`A local vehicle of Sikkim in place of the car from ${start} for ${listed(places)}, with the permit`]
      : []),
    ...(isAmong(itinerary, [MADHURI_LAKE])
      ? ["The army's pass for Madhuri Lake, arranged in Tawang the day before, and a local car there"]
      : []),
  ]
}

/** Whether one keeps one's car, and what happens where the frontier is shut. */
export function borderQuestions({ name, start }: Route, itinerary: readonly ItineraryDay[]): Question[] {
  const places = borderPlaces(itinerary)
  return [
    ...(places.length > 0
      ? [
          {
            question: 'Do we keep the same car throughout?',
            answer: `Not on ${name}: for ${listed(places)} you change from the car of ${start} into a local vehicle of Sikkim, as the permit asks. It is in the price, and holds fewer bags: leave the large ones in Gangtok.`,
          },
        ]
      : []),
    ...(isAmong(itinerary, [MADHURI_LAKE])
      ? [
          {
            question: 'Is Madhuri Lake always open?',
            answer: `No. ${name} goes there with a pass of the army, in a local car, and the road opens and shuts with weather and orders: if it is shut, you have the day in Tawang.`,
          },
        ]
      : []),
  ]
}
