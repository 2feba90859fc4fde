import type { SightStory } from '#demo/places/sight-story.ts'
import { monthsInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { isPlural, named } from '#demo/places/names.ts'
import { capitalised } from '#platform/wording.ts'

/** The months to choose. */
export function monthsFor(story: SightStory): string | undefined {
  return say(`${story.sight.slug}/months`, story.sight.bestMonths.length === 12 ? ALWAYS : CHOSEN, story)
}

const months = ({ sight }: SightStory) => monthsInWords(sight.bestMonths)
const it = ({ sight }: SightStory) => named(sight.name)
const isOneRun = (story: SightStory) => !months(story).includes(' and ') && months(story).includes(' to ')

const ALWAYS: PlaceSaying<SightStory>[] = [
  (story) => `Any month will do for ${it(story)}.`,
  () => `It is good in every month.`,
]

const CHOSEN: PlaceSaying<SightStory>[] = [
  (story) =>
    isOneRun(story)
      ? `Come to ${story.place.name} from ${months(story)}.`
      : `Come to ${story.place.name} in ${months(story)}.`,
  (story) => `Of the year in ${story.place.name}, take ${months(story)}.`,
  (story) => `${capitalised(months(story))} are the months for ${it(story)}.`,
  (story) =>
    isOneRun(story)
      ? `${capitalised(it(story))} ${isPlural(story.sight.name) ? 'are' : 'is'} at ${isPlural(story.sight.name) ? 'their' : 'its'} best from ${months(story)}.`
      : undefined,
  (story) => `For the weather in ${story.place.name}, choose ${months(story)}.`,
  (story) => `Plan ${it(story)} for ${months(story)}.`,
  (story) =>
    isOneRun(story) ? `From ${months(story)} the weather in ${story.place.name} is on your side.` : undefined,
  (story) => `The season for ${it(story)} is ${months(story)}.`,
]
