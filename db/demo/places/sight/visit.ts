import type { SightStory } from '#db/demo/places/sight-story.ts'
import { isPlural, named } from '#db/demo/places/names.ts'
import { capital, hoursInWords, say } from '#db/demo/places/words.ts'
import type { Saying } from '#db/demo/places/words.ts'

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

const MOMENT: Saying<SightStory>[] = [
  (story) => `Half an hour is enough to see ${them(story)}.`,
  () => `It asks for half an hour, and good light.`,
  (story) => `Count half an hour, more if you draw or photograph ${them(story)}.`,
  (story) => `Stop half an hour for ${them(story)} on the way to something else.`,
]

const SHORT: Saying<SightStory>[] = [
  (story) => `Give ${them(story)} ${hours(story)}.`,
  (story) => `${capital(hours(story))} ${story.sight.hoursNeeded <= 1.5 ? 'is' : 'are'} about right.`,
  (story) => `Allow ${hours(story)}, and a little more on a holiday.`,
  (story) => `A visit takes ${hours(story)} without hurry.`,
  (story) => `Plan ${hours(story)} for ${them(story)}.`,
  (story) => `Most visitors need ${hours(story)}.`,
  (story) => `Keep ${hours(story)} free for ${them(story)}.`,
]

const HALF_DAY: Saying<SightStory>[] = [
  (story) => `Give ${them(story)} half a day: ${hours(story)} there, and the way.`,
  (story) => `It fills half a day; count ${hours(story)} on the spot.`,
  (story) => `${capital(hours(story))} go quickly there, so put nothing else into the same half of the day.`,
  (story) => `Plan ${hours(story)} and nothing else before lunch.`,
]

const WHOLE_DAY: Saying<SightStory>[] = [
  (story) => `It takes a whole day, ${hours(story)} or so, with an early start.`,
  (story) => `Keep the day for ${them(story)}: ${hours(story)} there and back on the spot.`,
  () => `Leave before seven and call it the day’s work.`,
]

const JOURNEY: Saying<SightStory>[] = [
  (story) => `This is a journey rather than a visit: ${hours(story)} at the least, on foot for most of it.`,
  () => `Nobody sees it in passing; it is days on foot, with a guide and the papers in order.`,
]

const HERITAGE: Saying<SightStory>[] = [
  heritage((year, whole) => `It has stood on the World Heritage List since ${year}${whole}.`),
  heritage((year, whole) => `UNESCO added it to the World Heritage List in ${year}${whole}.`),
  heritage((year, whole) => `A World Heritage Site since ${year}${whole}, it is kept with some care.`),
  heritage((year, whole) => `The World Heritage List has carried it since ${year}${whole}.`),
]

const SERIAL =
  /Mountain Railways|Hill Forts|Chola|Western Ghats|Hoysalas|Maratha|Churches|Le Corbusier|Group of Monuments|Victorian Gothic/

function heritage(tell: (year: number, whole: string) => string): Saying<SightStory> {
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

const COMPANY: Saying<SightStory>[] = [
  withCompanion((name, km) => (km < 15 ? `See ${name} on the same day, ${distance(km)}.` : undefined)),
  withCompanion(
    (name, km) =>
      `${capital(name)} ${distance(km) === 'close by' ? 'is close by' : `is ${distance(km)}`}, and goes well with it.`,
    false,
  ),
  withCompanion((name, km) =>
    km < 15
      ? `Put it together with ${name}, ${distance(km)}.`
      : `With a car and a full day, add ${name}, ${distance(km)}.`,
  ),
  withCompanion((name, km, other) =>
    other && km < 15 ? `${capital(name)} and ${other} can follow on the same day.` : undefined,
  ),
  withCompanion((name, km) => (km < 8 ? `Walk or ride on to ${name} afterwards, ${distance(km)}.` : undefined)),
  withCompanion((name, km) => (km >= 15 ? `The next sight on our map is ${name}, ${distance(km)}.` : undefined)),
  ({ companions, place }) =>
    companions.length === 0
      ? `There is no other sight of ours within a short drive, so let ${place.name} have the rest of the day.`
      : undefined,
]

function withCompanion(
  tell: (name: string, km: number, other: string | undefined) => string | undefined,
  canBePlural = true,
): Saying<SightStory> {
  return ({ companions }) => {
    const [first, second] = companions
    if (!first || (!canBePlural && isPlural(first.sight.name))) return undefined
    return tell(named(first.sight.name), first.km, second && second.km < 15 ? named(second.sight.name) : undefined)
  }
}

function distance(km: number): string {
  if (km < 1.2) return 'close by'
  return km < 8 ? `about ${Math.round(km)} km away` : `${Math.round(km)} km away in a straight line`
}
