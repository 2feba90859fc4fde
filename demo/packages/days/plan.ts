import type { AttractionFact, PlaceFact } from '#demo/facts/facts.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import type { Halt } from '#demo/packages/legs/by-the-way.ts'
import { HALTS } from '#demo/packages/legs/by-the-way.ts'
import { flown } from '#demo/packages/legs/leg.ts'
import type { Leg } from '#demo/packages/legs/leg.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import type { Route } from '#demo/packages/route.ts'
import { inOrder, openChoice } from './choice.ts'

/** A day before it is written: how one moves, what one sees and where one sleeps. */
export type DayPlan = {
  kind: 'arrival' | 'move' | 'stay' | 'home'
  from: string
  to: string
  leg: Leg | null
  halt: Halt | null
  /** Seen before leaving `from`. */
  morning: AttractionFact[]
  sights: AttractionFact[]
  outing: { km: number; hours: number } | null
  overnight: PlaceFact | null
  /** 0 on the first night of a stop, then counting. */
  night: number
  /** First time the tour sleeps in this place. */
  firstVisit: boolean
}

const FLYING = new Set(['chhota-char-dham-by-helicopter', 'kedarnath-and-badrinath-by-helicopter'])
const LAZY_FROM_M = 3000
const FULL_DAY_HOURS = 7.5
const HOME_AFTER_A_SIGHT_HOURS = 5

/** The days of a route in order: reach each stop, stay, move on, and go home on the day after the last night. */
export function planDays(atlas: Atlas, route: Route): DayPlan[] {
  const choice = openChoice(atlas, route.months)
  const slept = new Set<string>()
  const days: DayPlan[] = []
  let from = route.start
  for (const [i, stop] of route.stops.entries()) {
    const place = atlas.place(stop.placeSlug)
    const firstVisit = !slept.has(place.slug)
    days.push({ ...reach(atlas, route, choice, from, place, i), firstVisit })
    for (let night = 1; night < stop.nights; night++) days.push({ ...stay(choice, place, night), firstVisit })
    slept.add(place.slug)
    from = place.name
  }
  return [...days, goHome(atlas, route, choice, from)]
}

type Choice = ReturnType<typeof openChoice>

function reach(
  atlas: Atlas,
  route: Route,
  choice: Choice,
  from: string,
  place: PlaceFact,
  i: number,
): Omit<DayPlan, 'firstVisit'> {
  const leg = legOf(atlas, route, from, place.name)
  const known = leg && !FLYING.has(route.url) ? (HALTS.get(`${slugOf(atlas, from)} ${place.slug}`) ?? null) : null
  const halt = known && known.sights.length > 0 && known.sights.every(choice.hasSeen) ? null : known
  if (halt) for (const slug of halt.sights) choice.see(slug)
  const road = leg ? (leg.hours ?? 2) : 0
  const origin = i > 0 ? atlas.findPlace(from) : undefined
  const busy = road + (halt?.hours ?? 0)
  const morning = origin && busy <= 7.5 ? choice.near(origin, Math.max(2.5, Math.min(3, 5.5 - busy)), 'morning', 1) : []
  const spent = morning.reduce((hours, sight) => hours + sight.hoursNeeded, 0)
  const aboard = place.slug === 'alappuzha'
  const restful = i === 0 && (PLACE_ALTITUDES.get(place.slug) ?? 0) >= LAZY_FROM_M
  const free = aboard || restful || road >= 6 ? 0 : leg ? 8.5 - busy - spent - 0.5 : 4.5
  const most = leg ? 2 : 3
  return {
    kind: leg ? 'move' : i === 0 ? 'arrival' : 'stay',
    from,
    to: place.name,
    leg,
    halt,
    morning,
    sights: choice.near(place, free, 'afternoon', most),
    outing: null,
    overnight: place,
    night: 0,
  }
}

function stay(choice: Choice, place: PlaceFact, night: number): Omit<DayPlan, 'firstVisit'> {
  const trip = choice.outing(place)
  const rest = FULL_DAY_HOURS - (trip ? trip.hours + trip.sight.hoursNeeded : 0)
  const near = choice.near(place, rest, 'day', trip ? 2 : 3)
  const sights = inOrder(trip ? [trip.sight, ...near] : near)
  const outing = trip && trip.km > 0 ? { km: trip.km, hours: trip.hours } : null
  return {
    kind: 'stay',
    from: place.name,
    to: place.name,
    leg: null,
    halt: null,
    morning: [],
    sights,
    outing,
    overnight: place,
    night,
  }
}

function goHome(atlas: Atlas, route: Route, choice: Choice, from: string): DayPlan {
  const last = atlas.findPlace(from)
  const leg = legOf(atlas, route, from, route.end)
  const road = leg ? (leg.hours ?? 0) : 0
  const morning = last && road <= HOME_AFTER_A_SIGHT_HOURS ? choice.near(last, leg?.coach ? 4 : 2.5, 'morning', 1) : []
  return {
    kind: 'home',
    from,
    to: route.end,
    leg,
    halt: null,
    morning,
    sights: [],
    outing: null,
    overnight: null,
    night: 0,
    firstVisit: false,
  }
}

function slugOf(atlas: Atlas, name: string): string {
  return atlas.findPlace(name)?.slug ?? name.toLowerCase()
}

function legOf(atlas: Atlas, route: Route, from: string, to: string): Leg | null {
  const [a, b] = [slugOf(atlas, from), slugOf(atlas, to)]
  if (a === b) return null
  if (FLYING.has(route.url)) return flown(atlas.place(a), atlas.place(b))
  const leg = atlas.findLeg(a, b)
  if (!leg) throw new Error(`no way from ${from} to ${to} in ${route.name}`)
  return leg
}
