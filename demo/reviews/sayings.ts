import { ICONS } from '#demo/places/fame.ts'
import { isPlural, named } from '#demo/places/names.ts'
import type { Chance } from '#demo/packages/chance.ts'
import { pick, shuffled } from '#demo/packages/chance.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { capitalised, numberInWords } from '#platform/wording.ts'

const COLD_EVENINGS_M = 1400

export type DemoStopStory = { name: string; nights: number; altitudeM: number }

/** What a sample review may speak of: taken from the package itself, so that it is never about another journey. */
export type Memory = {
  pkg: DemoPackage
  chance: Chance
  sight: { name: string; day: number; isIcon: boolean } | undefined
  stop: DemoStopStory
  leg: { from: string; to: string } | undefined
  day: { day: number; title: string }
  drive: { day: number; hours: number } | undefined
  walk: { day: number; hours: number } | undefined
  high: number | null
}

type Saying = (memory: Memory) => string | undefined

const isTrek = ({ pkg }: Memory) => pkg.kind === 'trek'
const nights = (count: number) => `${numberInWords(count)} ${count === 1 ? 'night' : 'nights'}`

/** Draws what one traveller remembers of a package, whose stops have names and heights. */
export function remember(pkg: DemoPackage, stops: DemoStopStory[], chance: Chance): Memory {
  const sights = pkg.itinerary.flatMap(({ day, sights }) =>
    sights.map(({ name, url }) => ({ name, day, isIcon: ICONS.includes(url) })),
  )
  const slept = stops.filter(({ nights }) => nights > 0)
  const legs = stops
    .slice(1)
    .map(({ name }, i) => ({ from: stops[i]?.name ?? pkg.startCity, to: name }))
    .filter(({ from, to }) => from !== to)
  const moving = (how: 'road' | 'walk') =>
    pkg.itinerary.flatMap(({ day, hours, travel }) =>
      travel === how && hours !== null && hours >= 1 ? [{ day, hours }] : [],
    )
  return {
    pkg,
    chance,
    sight: pickOrNone(chance, sights),
    stop: pickOrNone(chance, slept) ?? { name: pkg.startCity, nights: 1, altitudeM: 0 },
    leg: pickOrNone(chance, legs),
    day: pick(chance, pkg.itinerary),
    drive: pickOrNone(chance, moving('road')),
    walk: pickOrNone(chance, moving('walk')),
    high: pkg.maxAltitudeM,
  }
}

function pickOrNone<T>(chance: Chance, list: T[]): T | undefined {
  return list.length > 0 ? pick(chance, list) : undefined
}

/** Praise and complaint that would contradict each other in one review. */
const CONTRADICTIONS: [praise: RegExp, complaint: RegExp][] = [
  [/nearly to ourselves/, /was crowded|were crowded/],
  [/is a long drive|The road from|Between/, /too much road/],
  [/The room in/, /The room in/],
  [/exactly right/, /another night/],
  [/exactly as it is written|is long, and/, /took longer/],
  [/Dinner in/, /Breakfast in/],
]

/** Whether a complaint may stand in one review with this praise. */
export function agrees(complaint: string, praise: readonly string[]): boolean {
  return !CONTRADICTIONS.some(([good, bad]) => bad.test(complaint) && praise.some((sentence) => good.test(sentence)))
}

/** As many different sentences of a kind as asked, of those that hold. */
export function recall(sayings: readonly Saying[], memory: Memory, count: number): string[] {
  const holding = sayings.map((say) => say(memory)).filter((text) => text !== undefined)
  return shuffled(memory.chance, holding).slice(0, count)
}

/** What only this journey could have given, by what it is about: a review praises each thing once. */
const PRAISE: Record<string, Saying[]> = {
  sight: [
    ({ sight }) => sight && `Day ${sight.day}, ${named(sight.name)}, is the one we still talk about.`,
    ({ sight }) =>
      sight &&
      `We reached ${named(sight.name)} early, as the plan said, and had ${isPlural(sight.name) ? 'them' : 'it'} nearly to ourselves.`,
    ({ sight }) => sight && `The guide at ${named(sight.name)} knew when to stop talking, which is rare.`,
    ({ sight }) =>
      sight?.isIcon
        ? `I had seen pictures of ${named(sight.name)} all my life and was still not ready for it.`
        : undefined,
    ({ sight }) =>
      sight &&
      (sight.isIcon
        ? `${capitalised(named(sight.name))} was better than its pictures.`
        : `I had never heard of ${named(sight.name)} before, and now I send everybody there.`),
    ({ sight, pkg }) =>
      sight && pkg.kind !== 'trek'
        ? `Half an hour more at ${named(sight.name)} was no trouble; the driver only asked when to come back.`
        : undefined,
  ],
  stop: [
    ({ stop, pkg }) =>
      pkg.kind === 'trek'
        ? undefined
        : `${capitalised(nights(stop.nights))} in ${stop.name} ${stop.nights === 1 ? 'was' : 'were'} exactly right.`,
    ({ stop }) => `The room in ${stop.name} was clean and quiet and had hot water in the morning.`,
    ({ stop }) => `We liked ${stop.name} more than we had expected to.`,
    ({ stop }) => `${stop.name} before breakfast, with nobody about, was what I had come for.`,
    ({ stop }) => `The people we met in ${stop.name} made the place.`,
    ({ stop, pkg }) => (pkg.kind === 'trek' ? undefined : `Dinner in ${stop.name} was the best of the trip.`),
    ({ stop, pkg }) =>
      pkg.kind === 'trek' ? undefined : `The free evening in ${stop.name} was unplanned, and the better for it.`,
  ],
  leg: [
    ({ leg, pkg }) =>
      leg && pkg.kind !== 'trek' ? `The road from ${leg.from} to ${leg.to} was half of the pleasure.` : undefined,
    ({ leg }) => leg && `${leg.from} and then ${leg.to} is the right order; the second day is easier for it.`,
    ({ leg, pkg }) =>
      leg && pkg.kind !== 'trek'
        ? `Between ${leg.from} and ${leg.to} the driver knew the one place for tea.`
        : undefined,
  ],
  drive: [
    ({ drive, pkg }) =>
      drive && drive.hours >= 4 && pkg.kind !== 'trek'
        ? `Day ${drive.day} is a long drive, but the driver stopped whenever somebody asked.`
        : undefined,
  ],
  day: [
    ({ day, pkg }) =>
      day.day < pkg.itinerary.length ? `The day I would repeat is day ${day.day}, “${day.title}”.` : undefined,
    ({ day }) => `Day ${day.day}, “${day.title}”, went exactly as it is written.`,
  ],
  walk: [
    ({ walk, pkg }) =>
      walk && pkg.kind === 'trek'
        ? `The leader set a slow pace on day ${walk.day} and nobody was left behind.`
        : undefined,
    ({ walk, pkg }) =>
      walk && pkg.kind === 'trek'
        ? `Day ${walk.day} is long, and the lunch half-way was where it should be.`
        : undefined,
    ({ high, pkg }) =>
      high !== null && high > 3000 && pkg.kind === 'trek'
        ? `The plan gave us time to get used to the height, so ${high.toLocaleString('en-IN')} m was hard work and nothing worse.`
        : undefined,
  ],
}

/** Up to `count` sentences of praise about different things. */
export function praise(memory: Memory, count: number): string[] {
  const topics = shuffled(memory.chance, Object.values(PRAISE))
  return topics.flatMap((sayings) => recall(sayings, memory, 1)).slice(0, count)
}

/** What is good on any journey that goes well. */
export const GENERAL: Saying[] = [
  ({ pkg }) =>
    pkg.kind === 'trek'
      ? `Hot food at every camp, and tea before we had asked for it.`
      : `The driver was punctual, sober and never on the phone.`,
  ({ pkg }) =>
    pkg.kind === 'trek'
      ? `Tents were dry and the sleeping bags warm enough.`
      : `Nobody took us to a shop we had not asked for.`,
  ({ pkg }) =>
    pkg.kind === 'trek'
      ? `The crew carried the rubbish down again, and we noticed.`
      : `The car was clean each morning.`,
  ({ pkg }) => `What was promised for ${numberInWords(pkg.days)} days was done in ${numberInWords(pkg.days)} days.`,
  ({ pkg }) =>
    pkg.startCity !== pkg.endCity
      ? `Starting in ${pkg.startCity} and ending in ${pkg.endCity} saved us a day of going back.`
      : `The pick-up in ${pkg.startCity} was on the minute.`,
  () => `The final bill was the one on the website.`,
  () => `One phone number for everything, and somebody answered it.`,
  () => `Changing the rooms for my uncle took one call.`,
]

export const COMPANY: Saying[] = [
  () => `We were two couples.`,
  () => `We went with my parents, who are past sixty-five, and they managed everything.`,
  (memory) => (isTrek(memory) ? `It was my first trek.` : `Our children are six and nine, and they were happy.`),
  (memory) => (isTrek(memory) ? `I went alone and came back with friends.` : `I travelled with my sister.`),
  () => `We were a group of friends from college.`,
  () => `It was our anniversary.`,
  () => `We had saved a little leave for this.`,
]

export const COMPLAINTS: Saying[] = [
  ({ drive }) => (drive && drive.hours >= 4 ? `Day ${drive.day} has too much road in it.` : undefined),
  ({ stop }) => `The room in ${stop.name} looked out on a wall.`,
  ({ stop }) => `Breakfast in ${stop.name} was plain.`,
  ({ stop }) => `I would have given ${stop.name} another night.`,
  ({ sight }) =>
    sight &&
    `${capitalised(named(sight.name))} ${isPlural(sight.name) ? 'were' : 'was'} crowded by the time we came; an earlier start would help.`,
  (memory) => (isTrek(memory) ? `The toilet tent at the first camp needed more thought.` : undefined),
  (memory) =>
    isTrek(memory)
      ? `The rented shoes had seen better days; bring your own.`
      : `The hotel’s check-in took most of an hour.`,
  () => `The voucher reached us only the evening before.`,
  () => `The internet was slow everywhere, though perhaps that was the point.`,
  ({ walk }) => (walk && walk.hours >= 5 ? `Day ${walk.day} took longer than the hours given.` : undefined),
]

export const CLOSINGS: Saying[] = [
  () => `We would go again.`,
  () => `My mother has already sent the link to her sister.`,
  () => `Worth the money.`,
  ({ stop }) =>
    stop.altitudeM >= COLD_EVENINGS_M ? `Pack a pullover for ${stop.name}.` : `Start early in ${stop.name}.`,
  () => `Take cash for small things.`,
  ({ pkg }) => `${capitalised(numberInWords(pkg.days))} days well used.`,
  () => `Next year another route with the same people.`,
  () => `I would choose the same plan again, one week earlier.`,
]

export const TITLES: Record<number, Saying[]> = {
  5: [
    ({ stop }) => `${stop.name}, and all that came with it`,
    ({ sight }) => sight && `Go for ${named(sight.name)}`,
    ({ pkg }) => `${capitalised(numberInWords(pkg.days))} days without a hitch`,
    () => `Everything as written`,
    ({ pkg }) => `From ${pkg.startCity} with no worries`,
    (memory) => (isTrek(memory) ? 'A hard walk made kind' : 'No worries from first to last'),
  ],
  4: [
    ({ stop }) => `Good, and ${stop.name} was the best of it`,
    () => `Nearly all of it right`,
    ({ drive }) => drive && `Lovely, with one long day`,
    ({ pkg }) => `A good ${numberInWords(pkg.days)} days`,
    ({ sight }) => sight && `${capitalised(named(sight.name))} made up for the rest`,
  ],
  3: [
    () => `Fine, with reservations`,
    ({ stop }) => `${stop.name} yes, the rest so-so`,
    () => `Good plan, tired rooms`,
  ],
  2: [() => `Not what I had hoped for`, ({ stop }) => `Let down in ${stop.name}`],
  1: [() => `Would not repeat it`],
}
