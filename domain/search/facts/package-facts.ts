import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import { COMFORTS } from '#domain/catalogue/package.ts'
import { isOnFoot, legsOf } from '#domain/catalogue/journey/leg.ts'
import { nightsOf } from '#domain/catalogue/package.ts'
import { COUNTED_KINDS, countOf } from './counted-sights.ts'
import type { CountedKind, CountedSight } from './counted-sights.ts'

/** What the facts of a package are reckoned from: its own row, where it halts and what it visits. */
export type FactSource = Pick<
  Package,
  'kind' | 'comfort' | 'days' | 'maxAltitudeM' | 'groupMax' | 'rates' | 'itinerary'
> & {
  halts: readonly { altitudeM: number | null; airportKm: number | null }[]
  sights: readonly (CountedSight & { fame: number })[]
  /** Whether its inclusions or answers promise vegetarian food. */
  isVegetarian: boolean
}

const ROUGH = /\b(?:tents?|tented|camps?|dormitory|dormitories|huts?|seat)\b/i
const IN_A_TENT = /\b(?:tents?|tented|camps?)\b/i
const STAIRS = /\b(?:steps|stairs|stairway|climbs?|climbing|uphill)\b/i
const HOLY = new Set(['temple', 'pilgrimage', 'gurudwara', 'dargah', 'mosque', 'ghat'])
/** Where nobody says how far the next airport is. */
const FAR_KM = 400
/** Who names no hour sets off after breakfast. */
const USUAL_HOUR = 9
const MOST = 65_535

/**
 * What can be measured of a package, each as a whole number: `of` gives it in the unit that is spoken of (hours, metres, kilometres, nights, percent, years), `tenths` says
 * that tenths of it are kept. `scale` is how much of it makes a great difference to whoever asks.
 */
const MEASURES = {
  /** Hours on the road on the longest day. */
  longestDrive: { of: ({ itinerary }) => most(itinerary.map(hoursOnRoad)), tenths: true, scale: 8 },
  /** Hours on the road a day, all days together. */
  drivenADay: { of: ({ itinerary, days }) => sum(itinerary.map(hoursOnRoad)) / days, tenths: true, scale: 5 },
  /** The highest night, in metres. */
  highestNight: { of: (source) => most(nightsM(source)), scale: 3000 },
  /** As high as it comes, in metres. */
  highest: { of: (source) => most([...nightsM(source), ...topsM(source)]), scale: 4000 },
  /** Hours on foot on the longest day. */
  onFoot: { of: ({ itinerary }) => most(itinerary.map(hoursOnFoot)), tenths: true, scale: 6 },
  /** On how many days a stair or a climb is told of. */
  stairs: {
    of: ({ itinerary }) => itinerary.filter(({ title, text }) => STAIRS.test(`${title} ${text}`)).length,
    scale: 4,
  },
  /** In how many different places one sleeps. */
  beds: { of: ({ itinerary }) => new Set(itinerary.flatMap(({ overnight }) => overnight?.name ?? [])).size, scale: 5 },
  tentNights: { of: ({ itinerary }) => nightsIn(itinerary, IN_A_TENT), scale: 4 },
  /** Nights in tents, huts, dormitories and night coaches. */
  roughNights: { of: ({ itinerary }) => nightsIn(itinerary, ROUGH), scale: 4 },
  /** The youngest who may come, in years. */
  youngest: { of: ({ rates }) => rates.ageBands.youngest, scale: 10 },
  /** The hour of the earliest start, after the day one comes. */
  earliestStart: { of: ({ itinerary }) => earliest(itinerary), tenths: true, scale: 6 },
  /** Percent of the days on which nobody packs up and goes on. */
  daysAtRest: { of: ({ itinerary, days }) => (100 * restDays(itinerary)) / days, scale: 60 },
  /** Percent of the nights with a dinner, and of those with every meal. */
  dinners: { of: ({ itinerary }) => percentOfNights(itinerary, ['breakfast-dinner', 'all']), scale: 100 },
  allMeals: { of: ({ itinerary }) => percentOfNights(itinerary, ['all']), scale: 100 },
  /** 0 to 2: standard, comfort, premium. */
  comfort: { of: ({ comfort }) => COMFORTS.indexOf(comfort), scale: 1 },
  /** The halt farthest from an airport, and so from a city with hospitals, in kilometres. */
  airportAway: { of: ({ halts }) => most(halts.map(({ airportKm }) => airportKm ?? FAR_KM)), scale: 200 },
  /** How well known what is visited is, 0 to 100. */
  fame: {
    of: ({ sights }) => (sights.length === 0 ? 0 : sum(sights.map(({ fame }) => fame)) / sights.length),
    scale: 60,
  },
  /** Temples and other holy places among what is visited. */
  temples: { of: ({ sights }) => sights.filter(({ type }) => HOLY.has(type)).length, scale: 4 },
  groupMost: { of: ({ groupMax }) => groupMax, scale: 20 },
  days: { of: ({ days }) => days, scale: 8 },
  /** 1 where nobody promises vegetarian food. */
  vegetarianUnsaid: { of: ({ isVegetarian }) => (isVegetarian ? 0 : 1), scale: 1 },
} satisfies Record<string, { of: (source: FactSource) => number; tenths?: true; scale: number }>

type Measured = keyof typeof MEASURES

/** What is measured, and how many of each kind of sight are visited. */
export type FactName = Measured | CountedKind

const MEASURED = Object.keys(MEASURES) as Measured[]
export const FACT_NAMES: readonly FactName[] = [...MEASURED, ...COUNTED_KINDS]

/** Of sights that are counted two more or less are much. */
const COUNTED_SCALE = 2

/** How many of its kept units make one, and how much of it makes a great difference. */
export function unitOf(name: FactName): { per: number; scale: number } {
  if (!isMeasured(name)) return { per: 1, scale: COUNTED_SCALE }
  const measure: { tenths?: true; scale: number } = MEASURES[name]
  return { per: measure.tenths ? 10 : 1, scale: measure.scale }
}

/** The facts of a package in the order of `FACT_NAMES`, as they are kept: whole numbers, of some tenths. */
export function factsOf(source: FactSource): number[] {
  const valueOf = (name: FactName) =>
    isMeasured(name) ? MEASURES[name].of(source) * unitOf(name).per : countOf(name, source.sights)
  return FACT_NAMES.map((name) => Math.min(MOST, Math.max(0, Math.round(valueOf(name)))))
}

function isMeasured(name: FactName): name is Measured {
  return Object.hasOwn(MEASURES, name)
}

function hoursOnRoad(day: ItineraryDay): number {
  return sum(legsOf(day).flatMap(({ by, hours }) => (by === 'road' ? (hours ?? FULL_NIGHT) : [])))
}

/** Hours of a night coach nobody counts. */
const FULL_NIGHT = 10

function hoursOnFoot(day: ItineraryDay): number {
  return sum(legsOf(day).flatMap((leg) => (isOnFoot(leg) ? (leg.hours ?? 0) : [])))
}

/** Where nothing is told of a day the halts tell it. */
function nightsM({ itinerary, halts }: FactSource): number[] {
  return [...itinerary.map(({ altitudeM }) => altitudeM ?? 0), ...halts.map(({ altitudeM }) => altitudeM ?? 0)]
}

function topsM({ itinerary, maxAltitudeM }: FactSource): number[] {
  return [maxAltitudeM ?? 0, ...itinerary.map(({ highestM }) => highestM ?? 0)]
}

function nightsIn(itinerary: readonly ItineraryDay[], kind: RegExp): number {
  return itinerary.filter(({ stay }) => stay !== null && kind.test(stay)).length
}

function restDays(itinerary: readonly ItineraryDay[]): number {
  return itinerary.filter(({ overnight }, at) => at > 0 && overnight?.name === itinerary[at - 1]!.overnight?.name)
    .length
}

function percentOfNights(itinerary: readonly ItineraryDay[], meals: readonly ItineraryDay['meals'][]): number {
  const nights = Math.max(1, nightsOf(itinerary.length))
  return (100 * itinerary.filter((day) => day.overnight && meals.includes(day.meals)).length) / nights
}

function earliest(itinerary: readonly ItineraryDay[]): number {
  const said = itinerary.flatMap(({ day, begins, sights }) => [
    ...(begins !== undefined && day > 1 ? [begins] : []),
    ...sights.flatMap(({ at = [] }) => at.slice(0, 1)),
  ])
  return Math.min(USUAL_HOUR, ...said.map((hour) => Number(hour.slice(0, 2)) + Number(hour.slice(3, 5)) / 60))
}

function most(numbers: readonly number[]): number {
  return Math.max(0, ...numbers)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
