import type { CircuitFact, PlaceFact, TrekFact } from '#demo/facts/facts.ts'
import { phrase } from '#demo/places/phrase.ts'
import type { PlaceStory, Road } from '#demo/places/place-story.ts'
import { isAmongHills } from '#demo/places/zones.ts'
import { hoursInWords, kmInWords, monthsInWords, say } from '#demo/places/words.ts'
import type { PlaceSaying } from '#demo/places/words.ts'
import { capitalised, listed, numberInWords } from '#platform/wording.ts'

/**
 * Where one goes from a place: the next halt of a known route, a trek that starts there, or what lies around.
 * Places that stand in `alreadySaid` are not named again. In the mountains only known roads count, as a straight line may cross a range.
 */
export function onwardFrom(whole: PlaceStory, alreadySaid: string): string | undefined {
  const isNew = ({ name }: PlaceFact) => !alreadySaid.includes(name)
  const story: Onward = {
    ...whole,
    isAlone: whole.neighbours.length === 0,
    neighbours: whole.neighbours.filter(({ place }) => isNew(place)),
    roads: whole.roads.filter(({ to }) => isNew(to)),
  }
  const AROUND = isAmongHills(story.zone, story.place) ? BY_MOUNTAIN_ROAD : IN_THE_PLAINS
  const sayings = story.treks.length > 0 && story.circuits.length === 0 ? TREKS : [...TREKS, ...ROUTES, ...AROUND]
  return say(`${story.place.slug}/onward`, sayings, story)
}

/** A festival or the height of the place, where there is one to speak of. */
export function worthKnowing(story: PlaceStory): string | undefined {
  return say(`${story.place.slug}/festival`, FESTIVAL, story) ?? say(`${story.place.slug}/height`, HEIGHT, story)
}

/** A story without what has been said already; `isAlone` when the whole map has nothing near. */
type Onward = PlaceStory & { isAlone: boolean }

const TREKS: PlaceSaying<Onward>[] = [
  (story) =>
    withTrek(
      story,
      (trek) =>
        `The ${walk(trek)} starts from ${trek.trailhead}: ${numberInWords(trek.days)} ${trek.days === 1 ? 'day' : 'days'}, ${kmInWords(trek.distanceKm)}, ${metres(trek.maxAltitudeM)} at its highest.`,
    ),
  (story) =>
    withTrek(
      story,
      (trek) =>
        `Walkers come for the ${walk(trek)}, ${numberInWords(trek.days)} ${trek.days === 1 ? 'day' : 'days'} and ${kmInWords(trek.distanceKm)} from ${trek.trailhead}, up to ${metres(trek.maxAltitudeM)}.`,
    ),
  (story) =>
    story.treks.length > 1
      ? `Among the treks that begin near ${story.place.name} are ${listed(story.treks.slice(0, 3).map((trek) => `the ${walk(trek)}`))}.`
      : undefined,
]

const ROUTES: PlaceSaying<Onward>[] = [
  (story) =>
    between(
      story,
      (circuit, before, after) => `On the ${route(circuit)} it comes after ${before} and before ${after}.`,
    ),
  (story) =>
    between(
      story,
      (circuit, before, after) => `Travellers on the ${route(circuit)} arrive from ${before} and leave for ${after}.`,
    ),
  (story) => next(story, (circuit, after) => `The ${route(circuit)} begins here and goes on to ${after}.`),
  (story) => last(story, (circuit, before) => `The ${route(circuit)} ends here, after ${before}.`),
]

const BY_MOUNTAIN_ROAD: PlaceSaying<Onward>[] = [
  (story) =>
    onTheRoad(story, (road) => `${road.to.name}, ${phrase(road.to.blurb)}, is ${kmInWords(road.km)} on by road.`),
  (story) =>
    onTheRoad(
      story,
      (road) =>
        `From here the road goes on to ${road.to.name}, ${phrase(road.to.blurb)}: ${kmInWords(road.km)}, about ${hoursInWords(road.hours)}.`,
    ),
  (story) =>
    onTheRoad(story, (road) => `Add ${road.to.name} if you can, about ${hoursInWords(road.hours)} away by car.`),
]

const IN_THE_PLAINS: PlaceSaying<Onward>[] = [
  (story) =>
    near(
      story,
      0,
      (a) =>
        `${a.place.name}, ${phrase(a.place.blurb)}, lies ${kmInWords(a.km)} to the ${a.direction} as the crow flies.`,
    ),
  (story) =>
    near(
      story,
      0,
      (a) =>
        `Have a look at ${a.place.name} as well, ${kmInWords(a.km)} to the ${a.direction} on the map: ${phrase(a.place.blurb)}.`,
    ),
  (story) =>
    near(
      story,
      0,
      (a) =>
        `The nearest halt on our map is ${a.place.name}, ${kmInWords(a.km)} to the ${a.direction} in a straight line.`,
    ),
  (story) =>
    near(story, 1, (b) =>
      near(
        story,
        0,
        (a) =>
          `${a.place.name} (${kmInWords(a.km)} to the ${a.direction}) and ${b.place.name} (${kmInWords(b.km)} to the ${b.direction}) are its neighbours on the map.`,
      ),
    ),
  (story) =>
    near(story, 1, (b) =>
      near(
        story,
        0,
        (a) =>
          `It goes well with ${a.place.name} and ${b.place.name}, ${kmInWords(a.km)} and ${kmInWords(b.km)} off in straight lines.`,
      ),
    ),
  (story) =>
    near(
      story,
      0,
      (a) =>
        `If there is a day to spare, ${a.place.name} is ${kmInWords(a.km)} to the ${a.direction} on the map: ${phrase(a.place.blurb)}.`,
    ),
  (story) =>
    story.isAlone
      ? `Nothing else on our map is within ninety kilometres of ${story.place.name}, which is part of its charm.`
      : undefined,
]

const FESTIVAL: PlaceSaying<PlaceStory>[] = [
  (story) =>
    withFestival(story, (name, when) => `${name} falls ${when}; book rooms in ${story.place.name} well before.`),
  (story) => withFestival(story, (name, when) => `Come for ${name} ${when} if crowds do not trouble you.`),
  (story) =>
    withFestival(story, (name, when) => `${name}, ${when}, is when ${story.place.name} is most itself and most full.`),
]

const HEIGHT: PlaceSaying<PlaceStory>[] = [
  ({ altitudeM, place }) =>
    altitudeM !== null && altitudeM >= 3400
      ? `At about ${metres(altitudeM)} the first day in ${place.name} is for doing nothing: drink water, walk slowly, sleep early.`
      : undefined,
  ({ altitudeM, place }) =>
    altitudeM !== null && altitudeM >= 3400
      ? `${place.name} stands at about ${metres(altitudeM)}, so come up by stages and rest before you go higher.`
      : undefined,
  ({ altitudeM, place }) =>
    altitudeM !== null && altitudeM >= 2400 && altitudeM < 3400
      ? `${place.name} lies at about ${metres(altitudeM)}; take the stairs slowly on the first evening.`
      : undefined,
  ({ altitudeM }) =>
    altitudeM !== null && altitudeM >= 2400 && altitudeM < 3400
      ? `It is about ${metres(altitudeM)} up, so carry a warm layer in every month.`
      : undefined,
  ({ altitudeM, place }) =>
    altitudeM !== null && altitudeM >= 2400 && altitudeM < 3400
      ? `The air in ${place.name}, at about ${metres(altitudeM)}, is thinner than one expects: drink water and walk slowly at first.`
      : undefined,
  ({ altitudeM }) =>
    altitudeM !== null && altitudeM >= 1400 && altitudeM < 2400
      ? `At about ${metres(altitudeM)} the evenings are cool in every month.`
      : undefined,
  ({ altitudeM, place }) =>
    altitudeM !== null && altitudeM >= 1400 && altitudeM < 2400
      ? `${place.name} lies about ${metres(altitudeM)} above the sea, high enough for a blanket at night.`
      : undefined,
  ({ altitudeM, place }) =>
    altitudeM !== null && altitudeM >= 900 && altitudeM < 2400
      ? `${place.name} stands at about ${metres(altitudeM)}.`
      : undefined,
]

function withTrek({ treks }: PlaceStory, tell: (trek: TrekFact) => string): string | undefined {
  const [easiest] = treks.toSorted((a, b) => a.difficultyLevel - b.difficultyLevel || a.days - b.days)
  return easiest ? tell(easiest) : undefined
}

function halts(story: PlaceStory): { circuit: CircuitFact; names: string[]; at: number }[] {
  return story.circuits.map((circuit) => ({
    circuit,
    names: circuit.stops.map(({ place }) => place),
    at: circuit.stops.findIndex(({ placeSlug }) => placeSlug === story.place.slug),
  }))
}

function between(
  story: PlaceStory,
  tell: (circuit: CircuitFact, before: string, after: string) => string,
): string | undefined {
  for (const { circuit, names, at } of halts(story)) {
    const [before, after] = [names[at - 1], names[at + 1]]
    if (before && after && before !== after) return tell(circuit, before, after)
  }
  return undefined
}

function next(story: PlaceStory, tell: (circuit: CircuitFact, after: string) => string): string | undefined {
  const first = halts(story).find(({ at, names }) => at === 0 && names.length > 1)
  return first?.names[1] ? tell(first.circuit, first.names[1]) : undefined
}

function last(story: PlaceStory, tell: (circuit: CircuitFact, before: string) => string): string | undefined {
  const end = halts(story).find(({ at, names }) => at > 0 && at === names.length - 1)
  const before = end?.names[end.at - 1]
  return end && before ? tell(end.circuit, before) : undefined
}

function onTheRoad({ roads }: PlaceStory, tell: (road: Road) => string): string | undefined {
  const road = roads.find(({ hours }) => hours <= 5)
  return road ? tell(road) : undefined
}

function near(
  { neighbours }: PlaceStory,
  i: number,
  tell: (neighbour: PlaceStory['neighbours'][number]) => string | undefined,
): string | undefined {
  const neighbour = neighbours[i]
  return neighbour ? tell(neighbour) : undefined
}

function withFestival({ festivals }: PlaceStory, tell: (name: string, when: string) => string): string | undefined {
  const festival = festivals[0]
  if (!festival) return undefined
  if (festival.name.endsWith(' season'))
    return capitalised(tell(`the ${festival.name.toLowerCase()}`, `in ${whenOf(festival.months)}`))
  const name = /^(Holi|Onam|Baisakhi|Diwali|Ganesh|Durga|Makar|Dev |Goa Carnival|Mysuru|Kullu|Thrissur)/.test(
    festival.name,
  )
    ? festival.name
    : `the ${festival.name}`
  return capitalised(
    tell(
      name.replace(' / ', ' or '),
      festival.yearly && festival.months.length === 1
        ? `from ${Number(festival.yearly.from.slice(3))} to ${Number(festival.yearly.to.slice(3))} ${whenOf(festival.months)}`
        : `in ${whenOf(festival.months)}`,
    ),
  )
}

function whenOf(months: number[]): string {
  return months.length === 2 ? monthsInWords(months).replace(' to ', ' or ') : monthsInWords(months)
}

const walk = ({ name }: TrekFact) =>
  name
    .replace(/ Trek$/, ' trek')
    .replace(/ Expedition$/, ' expedition')
    .replace(/ Climb$/, ' climb')
    .replace(/ Trail$/, ' trail')
const route = ({ name }: CircuitFact) =>
  /(Circuit|Trail|Yatra|Highway|Expedition|Holiday|Break|Getaway)$/.test(name) ? name : `${name} route`
const metres = (altitudeM: number) => `${altitudeM.toLocaleString('en-IN')} m`
