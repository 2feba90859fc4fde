import type { PlaceStory } from '#demo/places/place-story.ts'
import { monthsInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import type { Zone } from '#demo/places/zones.ts'
import { NORTH } from './weather/north.ts'
import { SOUTH } from './weather/south.ts'
import { capitalised } from '#platform/wording.ts'

/** When to go, and one thing about the year there. */
export function seasonOf(story: PlaceStory): string {
  const when = say(`${story.place.slug}/when`, story.place.bestMonths.length === 12 ? ALWAYS : WHEN, story)
  const why = say(`${story.place.slug}/weather`, WEATHER[story.zone], story)
  return [when, why].filter((sentence) => sentence !== undefined).join(' ')
}

const WEATHER: Record<Zone, PlaceSaying<PlaceStory>[]> = { ...NORTH, ...SOUTH }

const months = ({ place }: PlaceStory) => monthsInWords(place.bestMonths)
const isOneRun = (story: PlaceStory) => !months(story).includes(' and ') && months(story).includes(' to ')

const ALWAYS: PlaceSaying<PlaceStory>[] = [
  ({ place }) => `${place.name} has no bad month.`,
  ({ place }) => `${place.name} can be visited the year round.`,
]

const WHEN: PlaceSaying<PlaceStory>[] = [
  (story) => `The good months for ${story.place.name} are ${months(story)}.`,
  (story) => `${capitalised(months(story))} are the months to choose for ${story.place.name}.`,
  (story) => (isOneRun(story) ? `${story.place.name} is at its best from ${months(story)}.` : undefined),
  (story) => (isOneRun(story) ? `Go to ${story.place.name} from ${months(story)}.` : undefined),
  (story) =>
    isOneRun(story) ? `From ${months(story)} the weather is on your side in ${story.place.name}.` : undefined,
  (story) => `Plan ${story.place.name} for ${months(story)}.`,
  (story) => `Of the year in ${story.place.name}, take ${months(story)}.`,
  (story) => `In ${story.place.name} the season is ${months(story)}.`,
  (story) => `Choose ${months(story)} for ${story.place.name} if the dates are yours to choose.`,
]
