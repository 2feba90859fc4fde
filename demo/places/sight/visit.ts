import type { PlaceFact } from '#demo/facts/facts.ts'
import type { SightStory } from '#demo/places/sight-story.ts'
import { isPlural, named } from '#demo/places/names.ts'
import { hoursInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { capitalised } from '#platform/wording.ts'

/** How long to give it. */
export function howLong(story: SightStory): string | undefined {
  const { hoursNeeded, slug } = story.sight
  const sayings =
    hoursNeeded >= 24
      ? JOURNEY
      : hoursNeeded >= 8
        ? WHOLE_DAY
        : hoursNeeded >= 4
          ? HALF_DAY
          : hoursNeeded <= 0.5
            ? MOMENT
            : SHORT
  return say(`${slug}/long`, sayings, story)
}

/** What the World Heritage List says of it. */
export function heritageOf(story: SightStory): string | undefined {
  return say(`${story.sight.slug}/heritage`, HERITAGE, story)
}

const hours = ({ sight }: SightStory) => hoursInWords(sight.hoursNeeded)
const plural = ({ sight }: SightStory) => isPlural(sight.name)
const them = (story: SightStory) => (plural(story) ? 'them' : 'it')

const MOMENT: PlaceSaying<SightStory>[] = [
  (story) => `Half an hour is enough to see ${them(story)}.`,
  () => `It asks for half an hour, and good light.`,
  (story) => `Count half an hour, more if you draw or photograph ${them(story)}.`,
  (story) => `Stop half an hour for ${them(story)} on the way to something else.`,
]

const SHORT: PlaceSaying<SightStory>[] = [
  (story) => `Give ${them(story)} ${hours(story)}.`,
  (story) => `${capitalised(hours(story))} ${story.sight.hoursNeeded <= 1.5 ? 'is' : 'are'} about right.`,
  (story) => `Allow ${hours(story)}, and a little more on a holiday.`,
  (story) => `A visit takes ${hours(story)} without hurry.`,
  (story) => `Plan ${hours(story)} for ${them(story)}.`,
  (story) => `Most visitors need ${hours(story)}.`,
  (story) => `Keep ${hours(story)} free for ${them(story)}.`,
]

const HALF_DAY: PlaceSaying<SightStory>[] = [
  (story) =>
    story.sight.hoursNeeded <= 5 ? `Give ${them(story)} half a day: ${hours(story)} there, and the way.` : undefined,
  (story) => (story.sight.hoursNeeded <= 5 ? `It fills half a day; count ${hours(story)} on the spot.` : undefined),
  (story) => `${capitalised(hours(story))} go quickly there, so put nothing long beside it on that day.`,
  (story) => (story.sight.hoursNeeded <= 5 ? `Plan ${hours(story)} and nothing else before lunch.` : undefined),
  (story) => `Plan ${hours(story)} for ${them(story)}, the better part of a day.`,
]

const WHOLE_DAY: PlaceSaying<SightStory>[] = [
  (story) => `It takes a whole day, ${hours(story)} or so, with an early start.`,
  (story) => `Keep the day for ${them(story)}: ${hours(story)} there and back on the spot.`,
  () => `Leave before seven and call it the day’s work.`,
]

const JOURNEY: PlaceSaying<SightStory>[] = [
  (story) => `This is a journey rather than a visit: ${hours(story)} at the least, on foot for most of it.`,
  () => `Nobody sees it in passing; it is days on foot, with a guide and the papers in order.`,
]

const HERITAGE: PlaceSaying<SightStory>[] = [
  heritage((year, whole) => `It has stood on the World Heritage List since ${year}${whole}.`),
  heritage((year, whole) => `UNESCO added it to the World Heritage List in ${year}${whole}.`),
  heritage((year, whole) => `A World Heritage Site since ${year}${whole}, it is kept with some care.`),
  heritage((year, whole) => `The World Heritage List has carried it since ${year}${whole}.`),
]

const SERIAL =
  /Mountain Railways|Hill Forts|Chola|Western Ghats|Hoysalas|Maratha|Churches|Le Corbusier|Group of Monuments|Victorian Gothic/

function heritage(tell: (year: number, whole: string) => string): PlaceSaying<SightStory> {
  return (story) => {
    const { unesco } = story.sight
    if (!unesco) return undefined
    const isWhole = !SERIAL.test(unesco.property)
    const sentence = tell(unesco.year, isWhole ? '' : ` as part of “${unesco.property}”`)
    return plural(story)
      ? sentence
          .replace('It has stood', 'They have stood')
          .replace('added it', 'added them')
          .replace(', it is kept', ', they are kept')
          .replace('carried it', 'carried them')
          .replace('A World Heritage Site since', 'World Heritage since')
      : sentence
  }
}

/** What lies near enough for the same day. */
export function companionOf(story: SightStory): string | undefined {
  return say(`${story.sight.slug}/companion`, COMPANY, story)
}

const LONG_HOURS = 6
const isShort = ({ sight }: SightStory) => sight.hoursNeeded < LONG_HOURS

const COMPANY: PlaceSaying<SightStory>[] = [
  withCompanion(({ name, km }) => (km < 15 ? `See ${name} on the same day, ${distance(km)}.` : undefined)),
  withCompanion(({ name, km, isMany }, them) =>
    isMany ? undefined : `${capitalised(name)} is ${distance(km)}, and goes well with ${them}.`,
  ),
  withCompanion(({ name, km }, them) =>
    km < 15
      ? `Put ${them} together with ${name}, ${distance(km)}.`
      : `With a car and a full day, add ${name}, ${distance(km)}.`,
  ),
  withCompanion(({ name, km, next }) =>
    next && km < 15 ? `${capitalised(name)} and ${next} can follow on the same day.` : undefined,
  ),
  withCompanion(({ name, km }) => (km < 8 ? `Walk or ride on to ${name} afterwards, ${distance(km)}.` : undefined)),
  withCompanion(({ name, km }) => (km >= 15 ? `The next sight on our map is ${name}, ${distance(km)}.` : undefined)),
  alone(({ name }) => `There is no other sight of ours within a short drive, so let ${name} have the rest of the day.`),
  alone(({ name }) => `Nothing else on our list is near; spend what is left of the day in ${name}.`),
  alone(({ name }) => `It stands alone on our map, which leaves time for ${name} itself.`),
  alone(({ name }) => `Afterwards, see what ${name} is like at the end of the day.`),
  alone(
    ({ name }) => `Have the rest of the day for the streets of ${name}.`,
    ({ types }) => types.includes('city'),
  ),
]

type Companion = { name: string; km: number; isMany: boolean; next: string | undefined }

function withCompanion(tell: (companion: Companion, them: string) => string | undefined): PlaceSaying<SightStory> {
  return (story) => {
    const [first, second] = story.companions
    if (!first || !isShort(story)) return undefined
    const next = second && second.km < 15 ? named(second.sight.name) : undefined
    const { name } = first.sight
    return tell({ name: named(name), km: first.km, isMany: isPlural(name), next }, them(story))
  }
}

function alone(
  tell: (place: PlaceFact) => string,
  holds: (place: PlaceFact) => boolean = () => true,
): PlaceSaying<SightStory> {
  return (story) =>
    story.companions.length === 0 && isShort(story) && !plural(story) && holds(story.place)
      ? tell(story.place)
      : undefined
}

function distance(km: number): string {
  if (km < 1.2) return 'close by'
  return km < 8 ? `about ${Math.round(km)} km away` : `${Math.round(km)} km away in a straight line`
}
