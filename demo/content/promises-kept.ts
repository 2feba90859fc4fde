import type { DemoPackage } from '#demo/packages/demo-package.ts'
import { legsOf } from '#domain/catalogue/journey/leg.ts'
import { numberInWords } from '#platform/wording.ts'

/** What a page of kinds of tours says of them: what stands at its head, and the paragraphs below. */
export type Said = { head: readonly string[]; about: readonly string[] }
type Holds = (pack: DemoPackage) => boolean
type Promise = [said: RegExp, keeps: (found: RegExpExecArray) => Holds]

const COUNTS = Array.from({ length: 21 }, (_, count) => numberInWords(count))
const N = `(${COUNTS.slice(1).join('|')})`
const countOf = (word = '') => COUNTS.indexOf(word.toLowerCase())
const DAYS_OF: Record<string, number> = { day: 1, night: 1, week: 7 }

const staysOf = ({ itinerary }: DemoPackage) => itinerary.map(({ stay }) => stay ?? '').join('. ')
const priceOf = ({ inclusions, summary }: DemoPackage) => [...inclusions, summary].join('. ')
const sleepsIn =
  (stay: RegExp): Holds =>
  (pack) =>
    stay.test(staysOf(pack)) || stay.test(pack.inclusions.join('. '))
const hasGuide: Holds = ({ inclusions, exclusions }) =>
  inclusions.some((line) => /guide|naturalist/i.test(line)) && !exclusions.some((line) => /local guides/.test(line))
const longestByRoad = ({ itinerary }: DemoPackage) => Math.max(0, ...itinerary.map((day) => sumByRoad(legsOf(day))))
const sumByRoad = (legs: ReturnType<typeof legsOf>) =>
  legs.filter(({ by }) => by === 'road').reduce((hours, leg) => hours + (leg.hours ?? 0), 0)

const SHORT_DRIVE_HOURS = 4
const SMALL_GROUP = 12

/** What holds of every tour of a list wherever it is said, but where it is said of most of them or of some. */
const OF_ALL: readonly Promise[] = [
  [
    /guides?\b.*\badded/i,
    () =>
      ({ rates }) =>
        rates.extras.some(({ id }) => id === 'guide'),
  ],
  [/\bguides?\b(?!.*\badded)|beside you who can read|a person who knows the shop/i, () => hasGuide],
  [/short drives/i, () => (pack) => longestByRoad(pack) <= SHORT_DRIVE_HOURS],
  [
    new RegExp(`under ${N} hours`, 'i'),
    ([, most]) =>
      (pack) =>
        longestByRoad(pack) < countOf(most),
  ],
  [
    new RegExp(`${N}(?:(?:, \\w+)? (?:or|to) ${N})? (?:halts?|hotel|place)\\b`, 'i'),
    ([all, least, most]) =>
      ({ stops }) =>
        stops.length >= (/^one, two/i.test(all) ? 1 : countOf(least)) && stops.length <= countOf(most ?? least),
  ],
  [/groups are small/i, () => (pack) => pack.groupMax <= SMALL_GROUP],
  [
    new RegExp(`groups of at most ${N}`, 'i'),
    ([, most]) =>
      ({ groupMax }) =>
        groupMax <= countOf(most),
  ],
  [
    /private (?:cars?|transfers)|car (?:is private|of your own)|a car to yourselves/i,
    () => (pack) => /private|party alone/i.test(priceOf(pack)),
  ],
  [/innova crysta/i, () => (pack) => /Innova Crysta or better with an English-speaking driver/.test(priceOf(pack))],
  [/let in early/i, () => (pack) => /Early check-in/.test(priceOf(pack))],
  [
    /pay 5 % less/i,
    () =>
      ({ rates }) =>
        rates.groupSlabs.some(({ fromPeople, percentOff }) => fromPeople <= 10 && percentOff === 5),
  ],
]

/** What one sleeps in: at the head of a page it holds of all, further down of one at least, as an example of what there is. */
const STAYS: readonly [said: RegExp, stay: RegExp][] = [
  [/hostels?\b/i, /hostel/i],
  [/dormitor/i, /dormitor/i],
  [/sleeper trains?/i, /sleeper/i],
  [/night bus/i, /night coach/i],
  [/\bcamps?\b|\btents?\b|tented|canvas|under quilts/i, /camp|tent/i],
  [/homestays?/i, /homestay/i],
  [/houseboats?|rice barges?/i, /houseboat/i],
  [/\bbungalows?/i, /bungalow/i],
  [/\blodges\b/i, /lodge/i],
  [/\bpalaces on\b/i, /palace/i],
]

/** What a page of kinds of tours promises and its list does not hold; of each, how many of the list break it. */
export function brokenPromises({ head, about }: Said, members: readonly DemoPackage[]): string[] {
  const sentences = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?]) /))
  const breakOf = (sentence: string, holds: Holds, need: number) => {
    const kept = members.filter(holds).length
    return kept >= need ? [] : [`${sentence} (${kept} of ${members.length})`]
  }
  const needOf = (sentence: string) =>
    /\b[Mm]ost of (?:these|them)/.test(sentence)
      ? members.length / 2
      : /\b[Ss]ome\b/.test(sentence)
        ? 1
        : members.length
  const ofAll = sentences([...head, ...about]).flatMap((sentence) =>
    OF_ALL.flatMap(([said, keeps]) => {
      const found = said.exec(sentence)
      return found ? breakOf(sentence, keeps(found), needOf(sentence)) : []
    }),
  )
  const slept = (texts: readonly string[], need: (sentence: string) => number) =>
    sentences(texts).flatMap((sentence) =>
      STAYS.flatMap(([said, stay]) => (said.test(sentence) ? breakOf(sentence, sleepsIn(stay), need(sentence)) : [])),
    )
  return [
    ...ofAll,
    ...slept(head, needOf),
    ...slept(about, (sentence) => (/\bmost of\b/i.test(sentence) ? needOf(sentence) : 1)),
    ...sentences(head).flatMap((sentence) =>
      lengthsOf(sentence).flatMap((holds) => breakOf(sentence, holds, needOf(sentence))),
    ),
    ...sentences(about).flatMap((sentence) => longest(sentence).flatMap((holds) => breakOf(sentence, holds, 1))),
  ]
}

/** A length at the head of a page is that of every tour. */
function lengthsOf(sentence: string): Holds[] {
  if (/no leave|friday evening to sunday|on monday/i.test(sentence)) return [({ days }) => days <= 2]
  return [...sentence.matchAll(new RegExp(`${N} to ${N} days`, 'gi'))]
    .map(
      ([, from, to]): Holds =>
        ({ days }) =>
          days >= countOf(from) && days <= countOf(to),
    )
    .concat(/\ba week or three/i.test(sentence) ? [({ days }) => days >= 7] : [])
}

/** No length that is spoken of further down is more than the longest there is. */
function longest(sentence: string): Holds[] {
  return [...sentence.matchAll(new RegExp(`${N}[ -](day|night|week)`, 'gi'))].map(
    ([, count, unit = 'day']): Holds =>
      ({ days }) =>
        days >= countOf(count) * DAYS_OF[unit.toLowerCase()]!,
  )
}
