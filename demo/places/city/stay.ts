import type { PlaceStory } from '#demo/places/place-story.ts'
import { daysInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { capitalised } from '#platform/wording.ts'

/** How long a place deserves. */
export function stayIn(story: PlaceStory): string | undefined {
  const base = SEEN_FROM.get(story.place.slug)
  if (base) return `Come from ${base} for an hour or two, and sleep there.`
  const [least, most] = story.place.idealDays
  const sayings = most === 1 ? ONE_DAY : least === 1 ? A_DAY_OR_TWO : LONGER
  return say(`${story.place.slug}/stay`, [...sayings, ...byType(story)], story)
}

/** Where one goes for what there is, and has no reason to stay the night. */
const SEEN_FROM = new Map([['deshnoke', 'Bikaner']])

const days = ({ place }: PlaceStory) => daysInWords(place.idealDays)

const ONE_DAY: PlaceSaying<PlaceStory>[] = [
  ({ place }) => `A day is enough for ${place.name}, with a night so that the evening is not lost.`,
  ({ place }) => `Give ${place.name} one full day.`,
  ({ place }) => `${place.name} takes a day: arrive by noon, leave after the next breakfast.`,
  ({ place }) => `One night does ${place.name} justice.`,
  ({ place }) => `We would give ${place.name} a day and not regret a second morning.`,
  ({ place }) => `Plan a day for ${place.name}; half of one feels like a stop for petrol.`,
  ({ place }) => `${place.name} fits into a day without hurry.`,
  ({ place }) => `Sleep one night in ${place.name} and move on.`,
]

const A_DAY_OR_TWO: PlaceSaying<PlaceStory>[] = [
  ({ place }) => `Give ${place.name} one to two days.`,
  ({ place }) => `A day shows you ${place.name}; a second lets you like it.`,
  ({ place }) => `${place.name} is worth one night at least, and two if the journey allows.`,
  ({ place }) => `One day covers ${place.name}, two let you go slowly.`,
  ({ place }) => `Count one to two days for ${place.name}, more only if you came to rest.`,
  ({ place }) => `Stay a night in ${place.name}, or two if children or elders are with you.`,
  ({ place }) => `With one day in ${place.name} you see the main things, with two you can repeat the best of them.`,
  ({ place }) => `Between one and two days is right for ${place.name}.`,
]

const LONGER: PlaceSaying<PlaceStory>[] = [
  (story) => `Give ${story.place.name} ${days(story)}.`,
  (story) => `${capitalised(days(story))} are right for ${story.place.name}; less is only a photograph.`,
  (story) => `Stay ${days(story)} in ${story.place.name}, so that one of them can go wrong and not matter.`,
  (story) => `Plan ${days(story)} for ${story.place.name} and keep one afternoon empty.`,
  (story) => `${story.place.name} wants ${days(story)}.`,
  (story) => `Allow ${days(story)} in ${story.place.name}, counted from the first morning.`,
]

function byType({ place }: PlaceStory): PlaceSaying<PlaceStory>[] {
  const [least] = place.idealDays
  if (place.types[0] === 'wildlife' && least > 1)
    return [
      (story) =>
        `${capitalised(days(story))} in ${place.name} leave room for three drives, and each one betters the odds.`,
    ]
  if (place.types[0] === 'wildlife')
    return [() => `Sleep in ${place.name} the night before a safari: the first gate opens at about sunrise.`]
  if (place.types[0] === 'pilgrimage')
    return [() => `Keep a night in ${place.name}, for the prayers at dusk and the ones before light.`]
  if (place.types[0] === 'beach' && least > 1)
    return [(story) => `${capitalised(days(story))} at ${place.name} are a holiday; one is a swim.`]
  return []
}
