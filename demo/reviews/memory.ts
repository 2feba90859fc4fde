import { ICONS } from '#demo/places/fame.ts'
import type { Chance } from '#demo/packages/chance.ts'
import { pick, shuffled } from '#demo/packages/chance.ts'
import type { DemoPackage } from '#demo/packages/demo-package.ts'
import type { Party } from './parties.ts'
import { partiesOf } from './parties.ts'

/** A roof that has rooms: not a tent, a boat or a seat in a coach. */
const ROOM = /hotel|lodge|resort|guesthouse|homestay|cottage|bungalow|mansion|haveli|villa|suite/i

export type DemoStopStory = { name: string; nights: number; altitudeM: number }

/** What a sample review may speak of: taken from the package itself, so that it is never about another journey. */
export type Memory = {
  pkg: DemoPackage
  chance: Chance
  party: Party
  sight: { name: string; day: number; isIcon: boolean } | undefined
  stop: DemoStopStory
  /** Whether one sleeps in a room at that stop. */
  isRoom: boolean
  leg: { from: string; to: string } | undefined
  /** A day between the first and the last; of a short package, any. */
  day: { day: number; title: string }
  drive: { day: number; hours: number } | undefined
  walk: { day: number; hours: number } | undefined
  high: number | null
}

export type Saying = (memory: Memory) => string | undefined

export const isTrek = ({ pkg }: Memory) => pkg.kind === 'trek'
export const sleepsInTents = ({ pkg }: Memory) => pkg.itinerary.some(({ stay }) => stay?.includes('Tent') === true)

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
  const stop = pickOrNone(chance, slept) ?? { name: pkg.startCity, nights: 1, altitudeM: 0 }
  return {
    pkg,
    chance,
    party: pick(chance, partiesOf(pkg)),
    sight: pickOrNone(chance, sights),
    stop,
    isRoom: hasRooms(pkg, stop.name),
    leg: pickOrNone(chance, legs),
    day: pick(chance, pkg.itinerary.length > 2 ? pkg.itinerary.slice(1, -1) : pkg.itinerary),
    drive: pickOrNone(chance, moving('road')),
    walk: pickOrNone(chance, moving('walk')),
    high: pkg.maxAltitudeM,
  }
}

function hasRooms(pkg: DemoPackage, stop: string): boolean {
  const nights = pkg.itinerary.filter(({ overnight }) => overnight?.name === stop)
  return nights.length > 0 && nights.every(({ stay }) => stay !== null && ROOM.test(stay))
}

function pickOrNone<T>(chance: Chance, list: T[]): T | undefined {
  return list.length > 0 ? pick(chance, list) : undefined
}

/** What the reviews of one package have said: no sentence stands on it twice, and what was said of another thing waits its turn. */
export type Said = { sentences: Set<string>; times: Map<Saying, number> }

/** What nobody has said yet. */
export const nothingSaid = (): Said => ({ sentences: new Set(), times: new Map() })

/** A sentence with the saying it comes from. */
export type Told = { saying: Saying; text: string }

/** As many different sentences of a kind as asked, of those that hold and are not said yet: the least told saying first. */
export function recall(sayings: readonly Saying[], memory: Memory, said: Said, count: number): Told[] {
  const holding = sayings.flatMap((saying) => {
    const text = saying(memory)
    return text === undefined || said.sentences.has(text) ? [] : [{ saying, text }]
  })
  const times = ({ saying }: Told) => said.times.get(saying) ?? 0
  return shuffled(memory.chance, holding)
    .toSorted((a, b) => times(a) - times(b))
    .slice(0, count)
}

/** Keeps what was told as said. */
export function keep(said: Said, told: readonly Told[]): void {
  for (const { saying, text } of told) {
    said.sentences.add(text)
    said.times.set(saying, (said.times.get(saying) ?? 0) + 1)
  }
}
