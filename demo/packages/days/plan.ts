import type { AttractionFact, PlaceFact } from '#demo/facts/facts.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import type { Halt } from '#demo/packages/legs/halts.ts'
import { HALTS, HALTS_BY_AIR, OWN_HALTS } from '#demo/packages/legs/halts.ts'
import { flown } from '#demo/packages/legs/leg.ts'
import type { Leg } from '#demo/packages/legs/leg.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import type { Route } from '#demo/packages/route.ts'
import { hoursOf, inOrder, openChoice } from './choice.ts'

/** A day before it is written: how one moves, what one sees and where one sleeps. */
export type DayPlan = {
  kind: 'arrival' | 'move' | 'stay' | 'home'
  from: string
  to: string
  leg: Leg | null
  halt: Halt | null
  /** Seen before leaving `from`. */
  morning: AttractionFact[]
  /** Seen on the way, where the day has a halt. */
  onTheWay: AttractionFact[]
  sights: AttractionFact[]
  /** What is driven, or flown, beside the way to the next bed. */
  outing: { km: number; hours: number; isFlown?: boolean } | null
  overnight: PlaceFact | null
  /** 0 on the first night of a stop, then counting. */
  night: number
  /** First time the tour sleeps in this place. */
  firstVisit: boolean
  /** Safari drives it holds. */
  drives?: number
  /** On the first day, the hour of the clock one is asked to be there by; absent where it sees nothing. */
  comesBy?: number
  /** Begins on a coach that was boarded the evening before. */
  isOffCoach?: boolean
  /** What may be told of it besides, where it tells little. */
  facts?: readonly string[]
}

const FLYING = new Set(['chhota-char-dham-by-helicopter', 'kedarnath-and-badrinath-by-helicopter'])
/** Legs a tour goes by other means than the rest. */
const OWN_LEGS: ReadonlyMap<string, Leg> = new Map([
  [
    'delhi-agra-and-varanasi-by-train new-delhi agra',
    { km: 195, hours: 2, travel: 'train', about: false, coach: false },
  ],
])
const LAZY_FROM_M = 3000
const FULL_DAY_HOURS = 7.5
const HOME_AFTER_A_SIGHT_HOURS = 5
/** Where cars go in a convoy, at its hours and without a halt. */
const CONVOYS = new Set(['Port Blair Baratang', 'Baratang Port Blair'])

/** The days of a route in order: reach each stop, stay, move on, and go home on the day after the last night. */
export function planDays(atlas: Atlas, route: Route): DayPlan[] {
  const choice = openChoice(atlas, { ...route, isFlown: FLYING.has(route.url) })
  const slept = new Set<string>()
  const days: DayPlan[] = []
  let from = route.start
  for (const [i, stop] of route.stops.entries()) {
    const place = atlas.place(stop.placeSlug)
    const firstVisit = !slept.has(place.slug)
    days.push({ ...reach(atlas, route, choice, from, place, i), firstVisit })
    for (let night = 1; night < stop.nights; night++)
      days.push({ ...stay(choice, place, night, i === 0 && night === 1 && isThin(place)), firstVisit })
    slept.add(place.slug)
    from = place.name
  }
  return [...days, goHome(atlas, route, choice, from)]
}

type Choice = ReturnType<typeof openChoice>

/** So high that who has just come does little on this day and the next. */
function isThin({ slug }: PlaceFact): boolean {
  return (PLACE_ALTITUDES.get(slug) ?? 0) >= LAZY_FROM_M
}

/** Whether one leaves in the morning or not at all that day: boats and convoys wait for nobody. */
function waitsForNobody({ from, to, leg }: Pick<DayPlan, 'from' | 'to' | 'leg'>): boolean {
  return leg?.travel === 'boat' || isInConvoy({ from, to })
}

/** Whether a leg is driven in a convoy. */
export function isInConvoy({ from, to }: Pick<DayPlan, 'from' | 'to'>): boolean {
  return CONVOYS.has(`${from} ${to}`)
}

function reach(
  atlas: Atlas,
  route: Route,
  choice: Choice,
  from: string,
  place: PlaceFact,
  i: number,
): Omit<DayPlan, 'firstVisit'> {
  const leg = legOf(atlas, route, from, place.name)
  const { halt, onTheWay } = haltOf(atlas, route, choice, leg, from, place.name)
  const road = (leg ? (leg.hours ?? 2) : 0) + (halt?.detour?.hours ?? 0)
  const origin = i > 0 ? atlas.findPlace(from) : undefined
  const busy = road + (halt?.hours ?? 0)
  const isFree = busy <= 7.5 && !waitsForNobody({ from, to: place.name, leg })
  const morning = origin && isFree ? choice.near(origin, Math.max(2.5, Math.min(3, 5.5 - busy)), 'morning', 1) : []
  const spent = hoursOf(morning)
  const aboard = place.slug === 'alappuzha'
  const restful = i === 0 && isThin(place)
  const free = aboard || restful || road >= 6 ? 0 : leg ? 8.5 - busy - spent - 0.5 : 4.5
  const most = leg ? 2 : 3
  return {
    kind: leg ? 'move' : i === 0 ? 'arrival' : 'stay',
    from,
    to: place.name,
    leg,
    halt,
    morning,
    onTheWay,
    sights: choice.near(place, free, 'afternoon', most),
    outing: halt?.detour ?? null,
    overnight: place,
    night: 0,
  }
}

function stay(choice: Choice, place: PlaceFact, night: number, isRest: boolean): Omit<DayPlan, 'firstVisit'> {
  const trip = choice.outing(place)
  const rest = FULL_DAY_HOURS - (trip ? trip.hours + hoursOf(trip.sights) : 0)
  const near = isRest ? [] : choice.near(place, rest, 'day', trip ? 2 : 3)
  const sights = inOrder([...(trip?.sights ?? []), ...near])
  const outing = trip && trip.km > 0 ? { km: trip.km, hours: trip.hours, isFlown: trip.isFlown } : null
  return {
    kind: 'stay',
    from: place.name,
    to: place.name,
    leg: null,
    halt: null,
    morning: [],
    onTheWay: [],
    sights,
    outing,
    overnight: place,
    night,
  }
}

function goHome(atlas: Atlas, route: Route, choice: Choice, from: string): DayPlan {
  const last = atlas.findPlace(from)
  const leg = legOf(atlas, route, from, route.end)
  const { halt, onTheWay } = haltOf(atlas, route, choice, leg, from, route.end)
  const road = (leg ? (leg.hours ?? 0) : 0) + (halt ? halt.hours + (halt.detour?.hours ?? 0) : 0)
  const morning =
    last && road <= HOME_AFTER_A_SIGHT_HOURS && !waitsForNobody({ from, to: route.end, leg })
      ? choice.near(last, leg?.coach ? 4 : road <= 4 ? 3 : 2.5, 'morning', 1)
      : []
  return {
    kind: 'home',
    from,
    to: route.end,
    leg,
    halt,
    morning,
    onTheWay,
    sights: [],
    outing: halt?.detour ?? null,
    overnight: null,
    night: 0,
    firstVisit: false,
  }
}

/** What is stopped for on the way, unless it was seen before. */
function haltOf(atlas: Atlas, route: Route, choice: Choice, leg: Leg | null, from: string, to: string) {
  const halts = FLYING.has(route.url) ? HALTS_BY_AIR : HALTS
  const way = `${slugOf(atlas, from)} ${slugOf(atlas, to)}`
  const known = leg ? (OWN_HALTS.get(`${route.url} ${way}`) ?? halts.get(way)) : undefined
  const sights = known?.sights.flatMap((slug) => atlas.findSight(slug) ?? []) ?? []
  const isUnasked = known?.isAsked && !sights.some(choice.isPromised)
  const isSeen = sights.length > 0 && sights.every(({ slug }) => choice.hasSeen(slug))
  if (!known || isUnasked || isSeen) return { halt: null, onTheWay: [] }
  for (const { slug } of sights) choice.see(slug)
  return { halt: known, onTheWay: sights }
}

/** All that a day sees, in the order it does. */
export function seenOn({
  morning,
  onTheWay,
  sights,
}: Pick<DayPlan, 'morning' | 'onTheWay' | 'sights'>): AttractionFact[] {
  return [...morning, ...onTheWay, ...sights]
}

/** Kilometres and hours of a day's way with what is driven beside it. */
export function wayWithDetour({ leg, halt }: Pick<DayPlan, 'leg' | 'halt'>): { km: number; hours: number } {
  return { km: (leg?.km ?? 0) + (halt?.detour?.km ?? 0), hours: (leg?.hours ?? 0) + (halt?.detour?.hours ?? 0) }
}

function slugOf(atlas: Atlas, name: string): string {
  return atlas.findPlace(name)?.slug ?? name.toLowerCase()
}

function legOf(atlas: Atlas, route: Route, from: string, to: string): Leg | null {
  const [a, b] = [slugOf(atlas, from), slugOf(atlas, to)]
  if (a === b) return null
  if (FLYING.has(route.url)) return flown(atlas.place(a), atlas.place(b))
  const own = OWN_LEGS.get(`${route.url} ${a} ${b}`)
  if (own) return own
  const leg = atlas.findLeg(a, b)
  if (!leg) throw new Error(`no way from ${from} to ${to} in ${route.name}`)
  return leg
}

/** Of a day in a tiger reserve, or a night beside one. */
export function isAmongTigers(day: DayPlan): boolean {
  return [...seenOn(day), ...(day.overnight ? [day.overnight] : [])].some(
    (one) => /tiger/i.test(one.blurb) || ('tags' in one && one.tags.includes('tiger-reserve')),
  )
}
