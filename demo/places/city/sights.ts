import { chanceOf, pick } from '#demo/packages/chance.ts'
import type { AttractionFact } from '#demo/facts/facts.ts'
import { headed, isPlural, named } from '#demo/places/names.ts'
import { phrase } from '#demo/places/phrase.ts'
import { isBigCity } from '#demo/places/place-story.ts'
import type { PlaceStory } from '#demo/places/place-story.ts'
import { hoursInWords, kmInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { capitalised, listed, numberInWords } from '#platform/wording.ts'

const IN_TOWN_KM = 2
const A_DRIVE_KM = 20

/** What there is to see, as one to three sentences; undefined where the facts know no sight. */
export function sightsOf(story: PlaceStory): string | undefined {
  const sayings = story.sights.length > 2 ? MANY : story.sights.length === 2 ? TWO : ONE
  return say(`${story.place.slug}/sights`, sayings, story)
}

const isWholeJourney = (a: AttractionFact) => a.hoursNeeded >= 24
const takes = (a: AttractionFact) => (isPlural(a.name) ? 'take' : 'takes')
const singular = (a: AttractionFact) => !isPlural(a.name)
const inTown = (a: AttractionFact) => a.kmFromPlace <= IN_TOWN_KM && a.hoursNeeded <= 2.5
const wholeHours = (sights: AttractionFact[]) =>
  Math.round(sights.reduce((sum, { hoursNeeded }) => sum + hoursNeeded, 0))
const sight = (story: PlaceStory, i: number): AttractionFact | undefined => story.sights[i]

const ONE: PlaceSaying<PlaceStory>[] = [
  withOne(
    (a, story) =>
      `${headed(a.name)} ${isPlural(a.name) ? 'are' : 'is'} the first thing to see in ${story.place.name}: ${phrase(a.blurb)}. ${whereIs(a, story)}`,
  ),
  withOne((a, story) => `Begin in ${story.place.name} with ${named(a.name)}, ${phrase(a.blurb)}. ${itTakes(a)}.`),
  withOne(
    (a, story) =>
      `Come for ${named(a.name)}, ${phrase(a.blurb)}, and give it ${hoursInWords(a.hoursNeeded)}.${rest(a, story.place.slug)}`,
    singular,
  ),
  withOne(
    (a) =>
      `Put ${named(a.name)} first: ${phrase(a.blurb)}. ${capitalised(hoursInWords(a.hoursNeeded))} ${a.hoursNeeded <= 1.5 ? 'is' : 'are'} enough.`,
  ),
  withOne(
    (a, story) =>
      `One name to write on a plan of ${story.place.name} is ${named(a.name)}. It is ${phrase(a.blurb)}, and takes ${hoursInWords(a.hoursNeeded)}.`,
    singular,
  ),
  withOne(
    (a, story) => `Many come to ${story.place.name} for ${named(a.name)}, ${phrase(a.blurb)}. ${whereIs(a, story)}`,
  ),
  withOne(
    (a) =>
      `${headed(a.name)} ${takes(a)} ${hoursInWords(a.hoursNeeded)} of the day: ${phrase(a.blurb)}. What is left is for the streets and for tea.`,
    inTown,
  ),
  withOne(
    (a, story) =>
      `Of the sights near ${story.place.name} take ${named(a.name)} first, ${phrase(a.blurb)}. ${whereIs(a, story)}`,
  ),
  withOne(
    (a, story) => `Keep the better half of a day for ${named(a.name)}, ${phrase(a.blurb)}. ${whereIs(a, story)}`,
    (a) => a.hoursNeeded >= 3,
  ),
]

const TWO: PlaceSaying<PlaceStory>[] = [
  withTwo(
    (a, b, story) =>
      `${story.place.name} has two sights to plan for: ${named(a.name)}, ${phrase(a.blurb)}, and ${named(b.name)}, ${phrase(b.blurb)}.`,
  ),
  withTwo(
    (a, b) =>
      `See ${named(a.name)} first, ${phrase(a.blurb)}${away(a)}, and give ${isPlural(a.name) ? 'them' : 'it'} ${hoursInWords(a.hoursNeeded)}. ${headed(b.name)}, ${phrase(b.blurb)}, ${takes(b)} ${hoursInWords(b.hoursNeeded)}.`,
  ),
  withTwo(
    (a, b, story) =>
      `Two names belong on a first plan of ${story.place.name}. One is ${named(a.name)}, ${phrase(a.blurb)}; the other is ${named(b.name)}, ${phrase(b.blurb)}.`,
  ),
  withTwo(
    (a, b) =>
      `Start at ${named(a.name)}, ${phrase(a.blurb)}. Then there ${isPlural(b.name) ? 'are' : 'is'} ${named(b.name)}, ${phrase(b.blurb)}${away(b)}.`,
  ),
  withTwo(
    (a, b) =>
      `Between them ${named(a.name)} and ${named(b.name)} take ${hoursInWords(a.hoursNeeded + b.hoursNeeded)}. The first is ${phrase(a.blurb)}, the second ${phrase(b.blurb)}.`,
    (a, b) => a.hoursNeeded + b.hoursNeeded < 12,
  ),
]

const MANY: PlaceSaying<PlaceStory>[] = [
  (story) =>
    withThree(
      story,
      (a, b, c) =>
        `Three sights carry a first visit to ${story.place.name}: ${listed([a, b, c].map(({ name }) => named(name)))}. The first is ${phrase(a.blurb)}, and ${takes(a)} ${hoursInWords(a.hoursNeeded)}.${more(story)}`,
    ),
  (story) =>
    withThree(
      story,
      (a, b, c) =>
        `Begin with ${named(a.name)}, ${phrase(a.blurb)}. ${capitalised(listed([named(b.name), named(c.name)]))} come next${more(story, ', and after them ', '.')}`,
    ),
  (story) =>
    withThree(
      story,
      (a, b, c) =>
        `${headed(a.name)} comes first: ${phrase(a.blurb)}. Then take ${named(b.name)}, ${phrase(b.blurb)}, and ${named(c.name)}.${more(story)}`,
      singular,
    ),
  (story) =>
    withThree(
      story,
      (a, b, c) =>
        `Plan ${story.place.name} around ${listed([a, b, c].map(({ name }) => named(name)))}: ${hoursInWords(wholeHours([a, b, c]))} of looking, before you count the roads between them.${more(story)}`,
    ),
  (story) =>
    withThree(
      story,
      (a, b, c) =>
        `If there is time for one sight, let it be ${named(a.name)}, ${phrase(a.blurb)}. With a day, add ${named(b.name)} and ${named(c.name)}.${more(story)}`,
    ),
  (story) =>
    withThree(
      story,
      (a, b, c) =>
        `${capitalised(listed([a, b, c].map(({ name }) => named(name))))} are what most people have marked before they reach ${story.place.name}.${far(story)}${more(story)}`,
    ),
]

function withOne(
  tell: (a: AttractionFact, story: PlaceStory) => string,
  holds: (a: AttractionFact) => boolean = () => true,
): PlaceSaying<PlaceStory> {
  return (story) => {
    const a = sight(story, 0)
    return a && holds(a) && !isWholeJourney(a) ? tell(a, story) : a && isWholeJourney(a) ? journey(a) : undefined
  }
}

function withTwo(
  tell: (a: AttractionFact, b: AttractionFact, story: PlaceStory) => string,
  holds: (a: AttractionFact, b: AttractionFact) => boolean = () => true,
): PlaceSaying<PlaceStory> {
  return (story) => {
    const [a, b] = [sight(story, 0), sight(story, 1)]
    return a && b && holds(a, b) ? tell(a, b, story) : undefined
  }
}

function withThree(
  story: PlaceStory,
  tell: (a: AttractionFact, b: AttractionFact, c: AttractionFact) => string,
  holds: (a: AttractionFact) => boolean = () => true,
): string | undefined {
  const [a, b, c] = [sight(story, 0), sight(story, 1), sight(story, 2)]
  return a && b && c && holds(a) ? tell(a, b, c) : undefined
}

function itTakes(a: AttractionFact): string {
  return `${isPlural(a.name) ? 'They take' : 'It takes'} ${hoursInWords(a.hoursNeeded)}`
}

function rest(a: AttractionFact, slug: string): string {
  if (a.hoursNeeded > 4) return ''
  return pick(chanceOf(`${slug}/rest`), [
    ' The rest of the day is yours.',
    ' That leaves time for a walk and a long lunch.',
    ' Then sit somewhere with tea and watch the place go by.',
    '',
  ])
}

function whereIs(a: AttractionFact, { place }: PlaceStory): string {
  const verb = isPlural(a.name) ? 'They are' : 'It is'
  if (isBigCity(place) && a.kmFromPlace <= A_DRIVE_KM)
    return `Allow ${hoursInWords(a.hoursNeeded)}, and the way through the traffic.`
  if (a.kmFromPlace <= IN_TOWN_KM && a.hoursNeeded >= 4)
    return `Allow ${hoursInWords(a.hoursNeeded)}, with an early start.`
  if (a.kmFromPlace <= IN_TOWN_KM)
    return `${verb} close to where one stays, and ${hoursInWords(a.hoursNeeded)} ${a.hoursNeeded <= 1.5 ? 'is' : 'are'} enough.`
  if (a.kmFromPlace <= A_DRIVE_KM)
    return `${verb} about ${kmInWords(a.kmFromPlace)} out; allow ${hoursInWords(a.hoursNeeded)} there.`
  return `${verb} some ${kmInWords(a.kmFromPlace)} away in a straight line, so give the trip most of a day.`
}

function away(a: AttractionFact): string {
  return a.kmFromPlace > A_DRIVE_KM ? `, some ${kmInWords(a.kmFromPlace)} away` : ''
}

function far({ sights }: PlaceStory): string {
  const distant = sights.slice(0, 3).find(({ kmFromPlace }) => kmFromPlace > A_DRIVE_KM)
  return distant
    ? ` ${headed(distant.name)} ${isPlural(distant.name) ? 'lie' : 'lies'} some ${kmInWords(distant.kmFromPlace)} off, so keep most of a day for it.`
    : ''
}

function more({ sights }: PlaceStory, joint = ' ', end = ' can follow.'): string {
  const rest = sights.slice(3)
  if (rest.length === 0) return joint === ' ' ? '' : '.'
  if (joint !== ' ')
    return `${joint}${rest.length > 2 ? `${numberInWords(rest.length)} more sights` : listed(rest.map(({ name }) => named(name)))}${end}`
  if (rest.length > 2) return ` ${capitalised(numberInWords(rest.length))} more are on our list.`
  return `${joint}${capitalised(listed(rest.map(({ name }) => named(name))))}${end}`
}

function journey(a: AttractionFact): string {
  return `${headed(a.name)}, ${phrase(a.blurb)}, ${isPlural(a.name) ? 'are' : 'is'} a journey of ${isPlural(a.name) ? 'their' : 'its'} own rather than a visit.`
}
