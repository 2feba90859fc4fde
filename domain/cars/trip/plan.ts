import type { Almanac } from '#domain/almanac/almanac.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { FareRules } from '#domain/cars/fare-rules.ts'
import { kmText } from '#domain/cars/fare-calculation/calculated-fare.ts'
import { isInHills } from '#domain/cars/roads/hills.ts'
import { leastDays } from '#domain/cars/fare-calculation/least-days.ts'
import { ROAD_FACTOR } from '#domain/cars/roads/road-estimate.ts'
import type { RoadNetwork, RoadPlace } from '#domain/cars/roads/roads.ts'
import type { TimeOfDay, Trip, TripKind } from '#domain/cars/trip.ts'
import type { TripQuery } from './trip-query.ts'
import type { TripProblem } from './problem.ts'
import { readReckoned, readWay } from './way.ts'
import type { PlannedLeg, Reckoned, TripWay } from './way.ts'
import { readDate, readTime, readWhole } from './typed-values.ts'
import type { Note } from './typed-values.ts'

/** A trip with all that is known of it: its legs in order and whether any of them is an estimate. */
export type TripPlan = {
  kind: TripKind
  trip: Trip
  legs: PlannedLeg[]
  /** Where it was asked to go, in order. */
  places: Pick<RoadPlace, 'name' | 'altitudeM' | 'stateCode' | 'url'>[]
  reckoned: Reckoned[]
  /** The kilometres the roads make; undefined in town. */
  roadKm: number | undefined
  /** Whether the visitor gave the kilometres. */
  kmGiven: boolean
  isEstimate: boolean
  date: CalendarDate | undefined
  suppliedOn: CalendarDate
}

type Frame = { network: RoadNetwork; rules: FareRules; today: CalendarDate; almanac: Almanac }

const MOST_KM = 20_000
const MOST_TOWN_KM = 500
const MOST_TOWN_HOURS = 16
const USUAL_TOWN_HOURS = 8
const TOWN_KM_IN_4_HOURS = 40

/** The plan of a trip as typed, or its problems. Pure. */
export function readPlan(ask: TripQuery, frame: Frame): { plan?: TripPlan; problems: TripProblem[] } {
  const problems: TripProblem[] = []
  const note: Note = (field, reason, words) => void problems.push({ field, reason, words })
  const typed = readTyped(ask, frame, note)
  const way = readWay(ask, { ...frame, date: typed.date }, note)
  if (way) refuseShorter(typed.km, way, note)
  if (!way || problems.length > 0) return { problems }
  const reckoned = readReckoned(ask, frame.network)
  return { plan: { ...planOf(ask.kind, { typed, way, ...frame }), reckoned }, problems }
}

type TypedTrip = {
  date: CalendarDate | undefined
  days: number | undefined
  leaveAt: TimeOfDay | undefined
  backAt: TimeOfDay | undefined
  km: number | undefined
  hours: number | undefined
}

function readTyped(ask: TripQuery, { rules, today }: Frame, note: Note): TypedTrip {
  const inTown = ask.kind === 'local'
  const outstation = ask.kind === 'round-trip' || ask.kind === 'one-way'
  return {
    date: readDate(ask.date, today, note),
    days: outstation ? readWhole(ask.days, 'days', rules.longestDays, note) : undefined,
    leaveAt: readTime(ask.time, 'time', note),
    backAt: ask.kind === 'round-trip' ? readTime(ask.end, 'end', note) : undefined,
    km: readWhole(ask.km, 'km', inTown ? MOST_TOWN_KM : MOST_KM, note),
    hours: inTown ? readWhole(ask.hours, 'hours', MOST_TOWN_HOURS, note) : undefined,
  }
}

/**
 * Whoever knows a longer way says so; a fare for fewer kilometres than the road has would be one that everybody exceeds. A road we only estimate may be
 * as short as its straight line.
 */
function refuseShorter(km: number | undefined, { legs }: TripWay, note: Note): void {
  const least = sum(legs.map((leg) => (leg.basis === 'estimate' ? Math.floor(leg.km / ROAD_FACTOR) : leg.km)))
  if (km === undefined || km >= least) return
  note(
    'km',
    'too-few-km',
    `That road is at least ${kmText(least)}. Leave this empty, or give more if your way is longer.`,
  )
}

type Parts = { typed: TypedTrip; way: TripWay; rules: FareRules; today: CalendarDate }

function planOf(kind: TripKind, { typed, way, rules, today }: Parts): Omit<TripPlan, 'reckoned'> {
  const { legs } = way
  return {
    kind,
    trip: tripOf(kind, { typed, way, rules }),
    legs,
    places: way.places.map(({ name, altitudeM, stateCode, url }) => ({ name, altitudeM, stateCode, url })),
    roadKm: kind === 'local' ? undefined : sum(legs.map(({ km }) => km)),
    kmGiven: typed.km !== undefined,
    isEstimate: typed.km === undefined && legs.some(({ basis }) => basis === 'estimate'),
    date: typed.date,
    suppliedOn: typed.date ?? today,
  }
}

/** Whoever names no kilometres has those of a package of so many hours: eight are let with eighty, and ten as well. */
function inTown({ km, hours }: { km: number | undefined; hours: number }): { km: number; hours: number } {
  return { km: km ?? Math.floor(hours / 4) * TOWN_KM_IN_4_HOURS, hours }
}

function tripOf(kind: TripKind, { typed, way: { legs, places }, rules }: Omit<Parts, 'today'>): Trip {
  const { km, days, hours, leaveAt, backAt } = typed
  if (kind === 'local') return { kind, ...inTown({ km, hours: hours ?? USUAL_TOWN_HOURS }), leaveAt }
  const road = {
    km: km ?? sum(legs.map((leg) => leg.km)),
    hours: sum(legs.map((leg) => leg.hours)),
    leaveAt,
    inHills: places.some((place) => isInHills(place, rules)),
    otherStates: Math.max(0, new Set(legs.flatMap(({ stateCodes }) => stateCodes)).size - 1),
  }
  if (kind === 'airport') return { kind, ...road }
  const least = leastDays({ kind, ...road }, rules)
  if (kind === 'one-way') return { kind, ...road, days: Math.max(days ?? 1, least) }
  return { kind, ...road, days: days ?? least, backAt, backHours: legs.at(-1)?.hours }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
