import type { Almanac } from '#domain/almanac/almanac.ts'
import type { FareRules } from '#domain/cars/fare-rules.ts'
import { airportWords } from '#domain/cars/roads/find-place.ts'
import { isInHills } from '#domain/cars/roads/hills.ts'
import { estimateHours } from '#domain/cars/roads/road-estimate.ts'
import type { Road, RoadNetwork, RoadPlace } from '#domain/cars/roads/roads.ts'
import { FIELDS_OF } from './trip-query.ts'
import type { TripQuery, TripField } from './trip-query.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { noRoadWords } from './problem.ts'
import { closingOn } from './shut-roads.ts'
import type { Note } from './typed-values.ts'

/** One road of a trip, from one place to the next; `to` is an airport's name on the way there. */
export type PlannedLeg = Road & { from: string; to: string }

/** Where a trip goes: the roads in order, and the places it was asked by. */
export type TripWay = { legs: PlannedLeg[]; places: RoadPlace[] }

/** What was named that is no place of ours, as it was typed, and the place it is reckoned as. */
export type Reckoned = { said: string; as: string }

type Frame = { network: RoadNetwork; rules: FareRules; almanac: Almanac; date: CalendarDate | undefined }
type Halt = { place: RoadPlace; field: TripField }

const MISSING: Partial<Record<TripField, string>> = {
  from: 'Say where the car comes for you.',
  to: 'Say where you want to go.',
}

/** Said wherever a fare or a price stands that was reckoned so. */
export function reckonedWords({ said, as }: Reckoned): string {
  return `“${said}” is reckoned as ${as}, from where we know the roads; what lies between the two is not in the kilometres.`
}

/** What is named for a trip that merely lies beside a place of ours. */
export function readReckoned(ask: TripQuery, { find }: Pick<RoadNetwork, 'find'>): Reckoned[] {
  const typed = FIELDS_OF[ask.kind].filter((field) => field === 'from' || field === 'via' || field === 'to')
  return typed.flatMap((field) => {
    const found = ask[field] === '' ? undefined : find(ask[field])
    return found?.isBeside ? [{ said: ask[field], as: found.place.name }] : []
  })
}

/** The way of a trip as typed; undefined when something was noted. In town it has no legs. */
export function readWay(ask: TripQuery, frame: Frame, note: Note): TripWay | undefined {
  if (ask.kind === 'local') return readTown(ask, frame, note)
  if (ask.kind === 'airport') return readAirport(ask, frame, note)
  const from = readHalt(ask, 'from', frame, note)
  const to = readHalt(ask, 'to', frame, note)
  const via = ask.via === '' ? undefined : readHalt(ask, 'via', frame, note)
  if (!from || !to || (ask.via !== '' && !via)) return undefined
  if (from.id === to.id && !via) {
    const isBeside = readReckoned(ask, frame.network).length > 0
    const same = isBeside ? `We reckon both as ${from.name}.` : `That is ${from.name} itself.`
    return note('to', 'same-place', `${same} For a hire within one town choose “In town”.`)
  }
  const start: Halt = { place: from, field: 'from' }
  const between: Halt[] = via ? [{ place: via, field: 'via' }] : []
  const back = ask.kind === 'round-trip' ? [start] : []
  return readLegs([start, ...between, { place: to, field: 'to' }, ...back], frame, note)
}

function readLegs(halts: Halt[], frame: Frame, note: Note): TripWay | undefined {
  const { network } = frame
  const legs: PlannedLeg[] = []
  for (const [at, from] of halts.slice(0, -1).entries()) {
    const to = halts[at + 1]!
    if (from.place.id === to.place.id) continue
    const road = network.between(from.place.id, to.place.id)
    if (!road.ok) {
      const { field, place } = road.reason === 'no-road-from' ? from : to
      return note(field, road.reason, noRoadWords(place.name, network.roadEnd(place.id)))
    }
    const open = openRoad(road.value, [from.place, to.place], frame)
    legs.push({ ...open, from: from.place.name, to: to.place.name })
  }
  return { legs, places: halts.map(({ place }) => place) }
}

/** Where the shortest road is shut on the day, the way round by roads that are not; the shut one where there is none. */
function openRoad(road: Road, [from, to]: readonly [RoadPlace, RoadPlace], { network, almanac, date }: Frame): Road {
  if (!date || !closingOn(almanac, [from.name, ...road.by, to.name], date)) return road
  return network.around(from.id, to.id, (names) => closingOn(almanac, names, date) !== undefined) ?? road
}

function readTown(ask: TripQuery, frame: Frame, note: Note): TripWay | undefined {
  const town = readPlace(ask.from, 'from', frame, note)
  if (!town || frame.network.hasRoads(town.id)) return town && { legs: [], places: [town] }
  return note('from', 'no-cars-there', `No car of ours stands in ${town.name}. Ask us what there is.`)
}

function readAirport(ask: TripQuery, frame: Frame, note: Note): TripWay | undefined {
  const place = readTown(ask, frame, note)?.places[0]
  if (!place?.airport) return place && note('from', 'no-airport', `${place.name} has no airport we know of.`)
  const { km } = place.airport
  if (km === 0) return note('from', 'no-airport', `No road leads from ${place.name} to its airport.`)
  const hours = estimateHours(km, isInHills(place, frame.rules) ? km : 0)
  const to = airportWords(place.airport)
  return {
    places: [place],
    legs: [{ km, hours, basis: 'estimate', by: [], stateCodes: [place.stateCode], from: place.name, to }],
  }
}

/** A place a road of the trip begins or ends at. */
function readHalt(ask: TripQuery, field: TripField, frame: Frame, note: Note): RoadPlace | undefined {
  const place = readPlace(ask[field], field, frame, note)
  if (!place || frame.network.hasRoads(place.id)) return place
  const reason = field === 'from' ? 'no-road-from' : 'no-road-to'
  return note(field, reason, noRoadWords(place.name, frame.network.roadEnd(place.id)))
}

function readPlace(text: string, field: TripField, { network }: Frame, note: Note): RoadPlace | undefined {
  if (text === '') return note(field, 'missing', MISSING[field] ?? 'Name a place.')
  return network.find(text)?.place ?? note(field, 'unknown-place', `We know no place called “${text}”.`)
}
