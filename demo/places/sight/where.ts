import { headed, isPlural, named } from '#demo/places/names.ts'
import { isByBoat, isWalkedTo, roadKmTo } from './lie-of.ts'
import { isBigCity } from '#demo/places/place-story.ts'
import type { SightStory } from '#demo/places/sight-story.ts'
import { kmInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'

const NEAR_KM = 2.5
const CITY_KM = 8
const LONG_HOURS = 4
const A_DRIVE_KM = 20

/** Where a sight is, from the place one stays at. Distances are straight lines. */
export function whereIs(story: SightStory): string | undefined {
  const { kmFromPlace, slug } = story.sight
  if (isByBoat(story)) return say(`${slug}/where`, OVER_WATER, story)
  if (isNamesakeFarOff(story)) return say(`${slug}/where`, GATES, story)
  if (isWalkedTo(story)) return say(`${slug}/where`, ON_FOOT, story)
  if (slug.startsWith(story.place.slug) && slug.endsWith('lake')) return say(`${slug}/where`, BESIDE, story)
  if (isBigCity(story.place) && kmFromPlace <= A_DRIVE_KM)
    return say(`${slug}/where`, kmFromPlace <= CITY_KM ? IN_CITY : ACROSS_CITY, story)
  if (kmFromPlace <= NEAR_KM && story.sight.hoursNeeded >= LONG_HOURS) return say(`${slug}/where`, SET_OUT, story)
  if (kmFromPlace <= NEAR_KM) return say(`${slug}/where`, IN_PLACE, story)
  if (roadKmTo(story) === undefined) return say(`${slug}/where`, IN_HILLS, story)
  return say(`${slug}/where`, kmFromPlace <= A_DRIVE_KM ? OUTSIDE : FAR, story)
}

const LIES = new Set([
  'lake',
  'beach',
  'valley',
  'island',
  'national-park',
  'wildlife',
  'bird-sanctuary',
  'desert',
  'river',
  'mangrove',
  'backwater',
  'garden',
  'village',
  'glacier',
  'canyon',
  'tea-estate',
  'nature',
  'cave',
  'waterfall',
  'mountain-pass',
  'heritage-site',
  'heritage-precinct',
  'market',
])

function verb({ sight }: SightStory): string {
  const lies = LIES.has(sight.type)
  return isPlural(sight.name) ? (lies ? 'lie' : 'stand') : lies ? 'lies' : 'stands'
}

const name = ({ sight }: SightStory) => headed(sight.name)
const away = ({ sight }: SightStory) => kmInWords(sight.kmFromPlace)
const byRoad = (story: SightStory) => kmInWords(roadKmTo(story) ?? story.sight.kmFromPlace)
const is = ({ sight }: SightStory) => (isPlural(sight.name) ? 'are' : 'is')

const PARKS = new Set(['national-park', 'wildlife'])

const SET_OUT: PlaceSaying<SightStory>[] = [
  (story) => `One sets out for ${named(story.sight.name)} from ${story.place.name}.`,
  (story) =>
    `${story.place.name} is where one stays for ${named(story.sight.name)}, the night before and the night after.`,
  (story) =>
    PARKS.has(story.sight.type) ? `${name(story)} begins at ${story.place.name}, where the rooms are.` : undefined,
  (story) =>
    PARKS.has(story.sight.type) ? `The gates of ${named(story.sight.name)} are near ${story.place.name}.` : undefined,
  (story) => `Sleep in ${story.place.name}, and start for ${named(story.sight.name)} early.`,
]

const OVER_WATER: PlaceSaying<SightStory>[] = [
  (story) => `A boat from ${story.place.name} takes you to ${named(story.sight.name)}; no road does.`,
  (story) => `${name(story)} ${is(story)} reached by boat, and ${story.place.name} is where one stays for it.`,
]

const ON_FOOT: PlaceSaying<SightStory>[] = [
  (story) => `From ${story.place.name} one goes to ${named(story.sight.name)} on foot.`,
  (story) => `No car goes to ${named(story.sight.name)}: one stays in ${story.place.name} and walks.`,
]

const BESIDE: PlaceSaying<SightStory>[] = [
  (story) => `One stays beside ${named(story.sight.name)}, in what is called ${story.place.name} on our map.`,
]

const IN_HILLS: PlaceSaying<SightStory>[] = [
  (story) =>
    `${name(story)} ${verb(story)} ${away(story)} to the ${story.direction} of ${story.place.name} as the crow flies, and a good deal more by road.`,
  (story) =>
    `The base for ${named(story.sight.name)} is ${story.place.name}; the map says ${away(story)} in a straight line, and hill roads are not straight.`,
  (story) =>
    `On the map it is ${away(story)} from ${story.place.name} to ${named(story.sight.name)}; the road takes longer.`,
]

const IN_PLACE: PlaceSaying<SightStory>[] = [
  (story) =>
    `${name(story)} ${verb(story)} in ${story.place.name} itself, so it needs no journey of its own.`.replace(
      /it needs no journey of its own/,
      isPlural(story.sight.name) ? 'they need no journey of their own' : 'it needs no journey of its own',
    ),
  (story) => `From most rooms in ${story.place.name} it is a short ride to ${named(story.sight.name)}, or a walk.`,
  (story) => `${name(story)} ${is(story)} part of ${story.place.name}: stay there, and go early.`,
  (story) => `In ${story.place.name} nobody needs directions to ${named(story.sight.name)}.`,
  (story) =>
    `One stays in ${story.place.name} to see ${named(story.sight.name)}; it is no distance.`.replace(
      'it is no distance',
      isPlural(story.sight.name) ? 'they are no distance' : 'it is no distance',
    ),
  (story) => `${name(story)} and ${story.place.name} go together; leave the car and ask the way.`,
]

// The point the map gives for a large city is rarely its middle, so distances inside it would mislead.
const IN_CITY: PlaceSaying<SightStory>[] = [
  (story) => `${name(story)} ${verb(story)} in ${story.place.name}; ask anybody for the way.`,
  (story) => `For ${named(story.sight.name)} one stays in ${story.place.name} and starts before the traffic does.`,
  (story) =>
    `${name(story)} ${verb(story)} within ${story.place.name}, so put ${isPlural(story.sight.name) ? 'them' : 'it'} on a day in the city.`,
  (story) => `Any driver in ${story.place.name} knows the way to ${named(story.sight.name)}.`,
  (story) => `${name(story)} ${is(story)} in ${story.place.name}, and best reached early.`,
]

const ACROSS_CITY: PlaceSaying<SightStory>[] = [
  (story) => `${name(story)} ${verb(story)} in the ${story.direction} of ${story.place.name}; allow for the traffic.`,
  (story) => `Go to the ${story.direction} of ${story.place.name} for ${named(story.sight.name)}, and go before nine.`,
  (story) => `In the ${story.direction} of ${story.place.name} ${verb(story)} ${named(story.sight.name)}.`,
]

/** A forest that bears the name of its town or district, some way from the middle of it. */
function isNamesakeFarOff({ sight, place }: SightStory): boolean {
  return PARKS.has(sight.type) && sight.slug.startsWith(place.slug) && sight.kmFromPlace > A_DRIVE_KM
}

const GATES: PlaceSaying<SightStory>[] = [
  (story) =>
    `${name(story)} ${verb(story)} to the ${story.direction}: sleep near the gate that your permit names rather than in the middle of ${story.place.name}.`,
]

const OUTSIDE: PlaceSaying<SightStory>[] = [
  (story) => `${name(story)} ${verb(story)} about ${byRoad(story)} to the ${story.direction} of ${story.place.name}.`,
  (story) =>
    `Stay in ${story.place.name} and drive out: ${named(story.sight.name)} ${is(story)} about ${byRoad(story)} to the ${story.direction}.`,
  (story) =>
    `About ${byRoad(story)} ${story.direction} of ${story.place.name} ${verb(story)} ${named(story.sight.name)}.`,
  (story) => `The base for ${named(story.sight.name)} is ${story.place.name}, about ${byRoad(story)} away.`,
  (story) => `It is about ${byRoad(story)} from ${story.place.name} to ${named(story.sight.name)}.`,
]

const FAR: PlaceSaying<SightStory>[] = [
  (story) =>
    `${name(story)} ${verb(story)} about ${byRoad(story)} by road from ${story.place.name}, so it is a day’s outing rather than a stop.`.replace(
      'so it is',
      isPlural(story.sight.name) ? 'so they make' : 'so it is',
    ),
  (story) =>
    `Start early from ${story.place.name}: ${named(story.sight.name)} ${is(story)} about ${byRoad(story)} to the ${story.direction} by road.`,
  (story) =>
    `${story.place.name} is the usual base, though ${named(story.sight.name)} ${is(story)} about ${byRoad(story)} off by road.`,
  (story) =>
    `By road it is about ${byRoad(story)} from ${story.place.name} to ${named(story.sight.name)}, so start early.`,
]
