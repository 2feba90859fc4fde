import { isPlural, named } from '#demo/places/names.ts'
import { shuffled } from '#demo/packages/chance.ts'
import { capitalised, numberInWords } from '#platform/wording.ts'
import type { Memory, Said, Saying, Told } from './memory.ts'
import { isTrek, recall, sleepsInTents } from './memory.ts'

const COLD_EVENINGS_M = 1400

const nights = (count: number) => `${numberInWords(count)} ${count === 1 ? 'night' : 'nights'}`

/** Praise and complaint that would contradict each other in one review. */
const CONTRADICTIONS: [praise: RegExp, complaint: RegExp][] = [
  [/nearly to ourselves/, /was crowded|were crowded/],
  [/is a long drive|The road from|Between/, /too much road/],
  [/The room in/, /The room in/],
  [/exactly right/, /another night/],
  [/exactly as it is written|is long, and/, /took longer/],
  [/Dinner in/, /Breakfast in/],
  [/Tents were dry/, /sleeping bag I was given/],
]

/** Whether a complaint may stand in one review with this praise. */
export function agrees(complaint: string, praise: readonly string[]): boolean {
  return !CONTRADICTIONS.some(([good, bad]) => bad.test(complaint) && praise.some((sentence) => good.test(sentence)))
}

/** What only this journey could have given, by what it is about: a review praises each thing once. */
const PRAISE: Record<string, Saying[]> = {
  sight: [
    ({ sight }) => sight && `Day ${sight.day}, ${named(sight.name)}, is the one we still talk about.`,
    ({ sight }) => sight && `On the day we came we had ${named(sight.name)} nearly to ourselves.`,
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
    ({ stop, isRoom }) =>
      isRoom ? `The room in ${stop.name} was clean and quiet and had hot water in the morning.` : undefined,
    ({ stop }) => `I would go back to ${stop.name} for a week.`,
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
    ({ day }) => `Of all the photographs, the one on our wall is of day ${day.day}.`,
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
    ({ walk, pkg }) =>
      walk && pkg.kind === 'trek' ? `On day ${walk.day} the guide named every bird we asked about.` : undefined,
    ({ high, pkg }) =>
      high !== null && high > 3000 && pkg.kind === 'trek'
        ? `The plan gave us time to get used to the height, so ${high.toLocaleString('en-IN')} m was hard work and nothing worse.`
        : undefined,
  ],
}

/** Up to `count` sentences of praise about different things, none of them said before. */
export function praise(memory: Memory, said: Said, count: number): Told[] {
  const topics = shuffled(memory.chance, Object.values(PRAISE))
  return topics.flatMap((sayings) => recall(sayings, memory, said, 1)).slice(0, count)
}

/** What is good on any journey that goes well. */
export const GENERAL: Saying[] = [
  (memory) => {
    if (!isTrek(memory)) return `The driver was punctual, sober and never on the phone.`
    return sleepsInTents(memory) ? `Hot food at every camp, and tea before we had asked for it.` : undefined
  },
  (memory) => {
    if (!isTrek(memory)) return `Nobody took us to a shop we had not asked for.`
    return sleepsInTents(memory) ? `Tents were dry and the sleeping bags warm enough.` : undefined
  },
  (memory) =>
    isTrek(memory) ? `The crew carried the rubbish down again, and we noticed.` : `The car was clean each morning.`,
  (memory) => (isTrek(memory) ? `The leader counted us at every halt and never raised his voice.` : undefined),
  ({ pkg }) => `What was promised for ${numberInWords(pkg.days)} days was done in ${numberInWords(pkg.days)} days.`,
  ({ pkg }) =>
    pkg.startCity !== pkg.endCity
      ? `Starting in ${pkg.startCity} and ending in ${pkg.endCity} saved us a day of going back.`
      : `The pick-up in ${pkg.startCity} was on the minute.`,
  () => `The final bill was the one on the website.`,
  () => `One phone number for everything, and somebody answered it.`,
  () => `The message of the evening before said where to stand and whom to look for.`,
  ({ party, isRoom }) => (party === 'parents' && isRoom ? `Changing the rooms for my uncle took one call.` : undefined),
]

export const COMPLAINTS: Saying[] = [
  ({ drive }) => (drive && drive.hours >= 4 ? `Day ${drive.day} has too much road in it.` : undefined),
  ({ stop, isRoom }) => (isRoom ? `The room in ${stop.name} looked out on a wall.` : undefined),
  ({ stop }) => `Breakfast in ${stop.name} was plain.`,
  ({ stop }) => `I would have given ${stop.name} another night.`,
  ({ sight }) =>
    sight &&
    `${capitalised(named(sight.name))} ${isPlural(sight.name) ? 'were' : 'was'} crowded by the time we came; an earlier start would help.`,
  (memory) =>
    isTrek(memory) && sleepsInTents(memory) ? `The toilet tent at the first camp needed more thought.` : undefined,
  (memory) =>
    isTrek(memory) && sleepsInTents(memory) ? `The sleeping bag I was given had seen better days.` : undefined,
  ({ pkg, stop, isRoom }) =>
    pkg.kind !== 'trek' && isRoom ? `Check-in at the house in ${stop.name} took most of an hour.` : undefined,
  () => `The voucher reached us only the evening before.`,
  () => `We rang twice before the hour of the pick-up was certain.`,
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
