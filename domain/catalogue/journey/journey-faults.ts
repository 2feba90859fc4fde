import type { ItineraryDay, Package } from '#domain/catalogue/package.ts'
import { formatClock } from '#platform/dates.ts'
import { distanceKm } from '#platform/geo.ts'
import type { GeoPoint } from '#platform/geo.ts'
import { hourAt } from './clock.ts'
import { stretchesOf } from './day-hours.ts'
import type { DayStretch, Visit } from './day-hours.ts'
import { isOnFoot, leastHoursOnFoot, legsOf } from './leg.ts'
import type { Leg } from './leg.ts'

const MOST_KM_ON_FOOT = 25
const MOST_HOURS_ON_ROAD = 10
const MOST_HOURS_A_DAY = 16
/** What a driver can keep up between two places over a whole day, in km an hour. */
const FASTEST = { plains: 75, upOrDown: 60, mountains: 45 } as const
const MOUNTAINS_FROM_M = 1500
/** What two points of one town may lie apart, and how far one goes about it without a word. */
const ABOUT_TOWN_KM = 12
const IN_TOWN_KM = 18
const ON_THE_WAY_KM = 45
/** The hours of so great a sight hold the walk to it. */
const WALKED_TO_HOURS = 4
/** What a pass takes of a day that goes over it, its hours from a town and back left out. */
const AT_A_PASS_HOURS = 0.5
/** How many times the straight line a way by it may be. */
const BETWEEN_TIMES = 1.3

export type KnownPlace = GeoPoint & { altitudeM: number | null }
export type KnownSight = GeoPoint & Visit & { url: string }
/** What is known of the places and sights a journey names, by their addresses; where it begins and ends, by name. */
export type Gazetteer = {
  place(url: string): KnownPlace | undefined
  town(name: string): KnownPlace | undefined
  sight(url: string): KnownSight | undefined
}
export type JourneyFault = { day: number; message: string }
export type Journey = Pick<Package, 'startCity' | 'endCity'> & { itinerary: readonly ItineraryDay[] }

/** What nobody can do of a journey, day by day, in words that say what would be right. */
export function journeyFaults(journey: Journey, known: Gazetteer): JourneyFault[] {
  const ways = waysOf(journey, known)
  return journey.itinerary.flatMap((day, at) => {
    const way = ways[at]!
    const messages = [
      ...onFoot(day, way),
      ...onRoad(day, way),
      ...apart(day, way),
      ...unseen(day, way, known),
      ...crowded(day, way, known),
    ]
    return messages.map((message) => ({ day: day.day, message }))
  })
}

/** What fills each day of a journey, hour by hour. */
export function dayHours(journey: Journey, known: Gazetteer): DayStretch[][] {
  const ways = waysOf(journey, known)
  return journey.itinerary.map((day, at) => stretchesOf(day, visitsOf(day, ways[at]!, known)))
}

/** Where a day comes from and gets to as far as the map knows, and the kilometres since the last place it knew. */
type Way = {
  before: ItineraryDay | undefined
  from: KnownPlace | undefined
  to: KnownPlace | undefined
  km: number
  /** Whether any means is told since, and whether each of them says how far it goes. */
  hasMeans: boolean
  isTold: boolean
}

function waysOf({ itinerary, startCity, endCity }: Journey, known: Gazetteer): Way[] {
  let from = known.town(startCity)
  let [km, hasMeans, isTold] = [0, false, true]
  return itinerary.map((day, at) => {
    const legs = legsOf(day)
    km += legs.reduce((sum, leg) => sum + leg.km, 0)
    hasMeans ||= legs.length > 0
    isTold &&= legs.every((leg) => leg.km > 0)
    const isLast = at === itinerary.length - 1
    const to = day.overnight?.url ? known.place(day.overnight.url) : isLast ? known.town(endCity) : undefined
    const way = { before: itinerary[at - 1], from, to, km, hasMeans, isTold }
    if (to) [from, km, hasMeans, isTold] = [to, 0, false, true]
    return way
  })
}

function onFoot(day: ItineraryDay, { before }: Way): string[] {
  const walks = legsOf(day).filter(isOnFoot)
  const km = walks.reduce((sum, leg) => sum + leg.km, 0)
  const hours = walks.reduce((sum, leg) => sum + (leg.hours ?? 0), 0)
  const least = walks.reduce((sum, leg) => sum + leastHoursOnFoot(climbed(leg, day, before)), 0)
  return [
    ...(km > MOST_KM_ON_FOOT ? [`${km} km on foot: a day has ${MOST_KM_ON_FOOT} at most.`] : []),
    ...(walks.length > 0 && hours < least - 0.25
      ? [`${km} km on foot in ${hours} h: with what it climbs, no less than ${least.toFixed(1)} h.`]
      : []),
  ]
}

/** A leg that does not say what it climbs has its share of the heights of a day that goes on foot alone; what a car climbs nobody walks. */
function climbed(leg: Leg, day: ItineraryDay, before: ItineraryDay | undefined): Leg {
  const legs = legsOf(day)
  if (leg.upM !== undefined || leg.downM !== undefined || !legs.every(isOnFoot)) return leg
  const [from, to] = [before?.altitudeM ?? null, day.altitudeM]
  const top = Math.max(day.highestM ?? 0, from ?? 0, to ?? 0)
  const km = legs.reduce((sum, one) => sum + one.km, 0)
  const share = km === 0 ? 1 / legs.length : leg.km / km
  return { ...leg, upM: from === null ? 0 : (top - from) * share, downM: to === null ? 0 : (top - to) * share }
}

function onRoad(day: ItineraryDay, { from, to }: Way): string[] {
  const drives = legsOf(day).filter(({ by, hours }) => by === 'road' && hours !== null)
  const hours = drives.reduce((sum, leg) => sum + leg.hours!, 0)
  const km = drives.reduce((sum, leg) => sum + leg.km, 0)
  const high = [from, to].filter((place) => (place?.altitudeM ?? 0) >= MOUNTAINS_FROM_M).length
  const fastest = [FASTEST.plains, FASTEST.upOrDown, FASTEST.mountains][high]!
  return [
    ...(hours > MOST_HOURS_ON_ROAD ? [`${hours} h on the road: a day has ${MOST_HOURS_ON_ROAD} at most.`] : []),
    ...(km > fastest * hours + 5
      ? [`${km} km by road in ${hours} h: here no less than ${(km / fastest).toFixed(1)} h.`]
      : []),
  ]
}

/** A night far from where the day ends: the straight line is longer than all that was gone since the last place on the map. */
function apart(day: ItineraryDay, { from, to, km, hasMeans, isTold }: Way): string[] {
  if (!from || !to) return []
  const straight = Math.round(distanceKm(from, to))
  if (straight <= ABOUT_TOWN_KM) return []
  const where = day.overnight?.name ?? 'The end'
  if (!hasMeans) return [`${where} lies ${straight} km on, and nothing says how one gets there.`]
  return isTold && straight > km + ABOUT_TOWN_KM
    ? [`${where} lies ${straight} km on in a straight line, and the way is ${km} km.`]
    : []
}

/** A sight that lies on no way of the day, as far as the way says how long it is. */
function unseen(day: ItineraryDay, { from, to, km, isTold }: Way, known: Gazetteer): string[] {
  if (!isTold) return []
  return day.sights.flatMap(({ url, name }) => {
    const sight = known.sight(url)
    if (!sight || !from || !to) return []
    const round = Math.round(distanceKm(from, sight) + distanceKm(sight, to))
    return round > km + ON_THE_WAY_KM ? [`${name} is a way of ${round} km at the least, and the day goes ${km}.`] : []
  })
}

function crowded(day: ItineraryDay, way: Way, known: Gazetteer): string[] {
  const stretches = stretchesOf(day, visitsOf(day, way, known))
  const hours = stretches.reduce((sum, { from, to }) => sum + to - from, 0)
  const shut = stretches.flatMap((stretch) => (stretch.on === 'sight' && stretch.isShut ? [stretch] : []))
  if (hours > MOST_HOURS_A_DAY) return [`${hours.toFixed(1)} h of way and sights: a day has ${MOST_HOURS_A_DAY}.`]
  return shut.map(({ name, to }) => `${name} would be left at ${clockText(to)}, when it is shut.`)
}

/** The sights of a day by when they are seen: about where one wakes, on the way, about where one gets to. */
function visitsOf(day: ItineraryDay, { from, to }: Pick<Way, 'from' | 'to'>, known: Gazetteer) {
  const visits = { before: [] as Visit[], onTheWay: [] as Visit[], after: [] as Visit[], isRound: from === to }
  const onFoot = legsOf(day).reduce((sum, leg) => sum + (isOnFoot(leg) ? (leg.hours ?? 0) : 0), 0)
  for (const { url, at } of day.sights) {
    const found = known.sight(url)
    if (!found) continue
    const isCrossed =
      found.type === 'mountain-pass' && from !== undefined && to !== undefined && liesBetween(from, found, to)
    const sight = isCrossed
      ? { ...found, hours: AT_A_PASS_HOURS }
      : found.hours >= WALKED_TO_HOURS
        ? { ...found, hours: Math.min(3, Math.max(1, found.hours - onFoot)) }
        : found
    const isWalkedTo = onFoot > 0 && found.type === 'viewpoint'
    const times = at ? at.map((clock) => ({ ...sight, at: hourAt(clock) })) : [sight]
    const far = (place: KnownPlace | undefined) => (place ? distanceKm(place, sight) : Infinity)
    const [start, end] = [far(from), far(to)]
    if (from === to && (found.hours < WALKED_TO_HOURS || onFoot === 0) && end <= IN_TOWN_KM) visits.after.push(...times)
    else if (from === to || isCrossed || isWalkedTo) visits.onTheWay.push(...times)
    else if (Math.min(start, end) > IN_TOWN_KM) visits.onTheWay.push(...times)
    else if (start < end) visits.before.push(...times)
    else visits.after.push(...times)
  }
  return visits
}

/** Whether the way from one place to another leads by a third, and not out to it and back. */
function liesBetween(from: GeoPoint, by: GeoPoint, to: GeoPoint): boolean {
  const direct = distanceKm(from, to)
  return direct > 0 && distanceKm(from, by) + distanceKm(by, to) <= BETWEEN_TIMES * direct
}

/** "6:30 pm", to the minute; an hour past midnight is one of the next day. */
export function clockText(hour: number): string {
  const minutes = Math.round(hour * 60) % (24 * 60)
  return formatClock(Math.floor(minutes / 60), minutes % 60)
}
