import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import { clockAt } from '#domain/catalogue/journey/clock.ts'
import { isNamedIn } from '#domain/catalogue/journey/named.ts'
import { isOnFoot, wayOf } from '#domain/catalogue/journey/leg.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import { slugify } from '#platform/slug.ts'
import { onFoot } from '#demo/packages/legs/leg.ts'
import type { Writer } from '#demo/packages/days/text.ts'
import { drivenDay, roadOf, walkingDay } from './by-road.ts'
import { sleepSpot } from './way.ts'
import type { Spot, TrekDay, TrekWay, WayDay } from './way.ts'
import { isForSunrise } from './true-of.ts'
import { textOf } from './day-text.ts'
import { titleOf } from './day-titles.ts'

/** Stages whose length is known, and is not the trek's kilometres shared out. */
const KM_OF_STAGE: ReadonlyMap<string, number> = new Map([
  ['Skiu Markha', 20],
  ['Markha Hankar', 10],
  ['Sankri Seema', 13],
  ['Hankar Nimaling', 12],
  ['Nimaling Chokdo', 14],
])
const CAMP_PLACES = new Set(['Chandratal', 'Sarchu', 'Kheerganga'])
const HOMESTAYS = new Set([
  'sham-valley-trek',
  'markha-valley-trek',
  'sumda-chey-winter-trek',
  'double-decker-root-bridge-trek',
])
const LODGES = new Set([
  'sandakphu-phalut-trek',
  'tonglu-trek',
  'kedarnath-trek',
  'valley-of-flowers-trek',
  'varsey-rhododendron-trek',
  'madhyamaheshwar-trek',
  'rudranath-trek',
  'pindari-glacier-trek',
  'dzukou-valley-trek',
  'milam-glacier-trek',
  'amarnath-yatra-trek',
])

/** What the nights of a trek are spent in, by the plural one asks for them in. */
export function bedsOf(itinerary: readonly ItineraryDay[]): string[] {
  const stays = new Set(itinerary.flatMap(({ stay }) => stay ?? []))
  return Object.entries(BEDS).flatMap(([stay, beds]) => (stays.has(stay) ? [beds] : []))
}

/** Where a trek sleeps in its own tents. */
export function tentedIn(itinerary: readonly ItineraryDay[]): string[] {
  return [...new Set(itinerary.flatMap(({ stay, overnight }) => (stay === TENT && overnight ? [overnight.name] : [])))]
}

const TENT = 'Tent for two'
const GUESTHOUSE = 'Guesthouse, twin or triple rooms'
const HOMESTAY = 'Village homestay'
const LODGE = "Trekkers' lodge or pilgrim hut"
const BEDS = { [TENT]: 'tents', [LODGE]: 'lodges or huts', [HOMESTAY]: 'homestays', [GUESTHOUSE]: 'guesthouses' }

/** The days of a trek with what is walked on each: the trek's kilometres shared out by climb and descent. */
export function trekDays(atlas: Atlas, way: TrekWay, distanceKm: number): TrekDay[] {
  const first = way.days.findIndex((day) => day.how === 'walk')
  const froms = way.days.map((_, i): Spot => {
    const bed = i === 0 ? { name: way.start, metres: null } : sleepSpot(way.days[i - 1] as WayDay)
    const isDriven = i === first && roadOf(atlas, way, bed.name, way.trek.trailhead) !== undefined
    if (isDriven) return { ...bed, metres: way.trailheadM }
    return { ...bed, metres: bed.metres ?? PLACE_ALTITUDES.get(slugify(bed.name)) ?? null }
  })
  const known = way.days.map((day, i) =>
    day.how === 'walk' ? KM_OF_STAGE.get(`${froms[i]?.name} ${day.camp.name}`) : 0,
  )
  const left = distanceKm - known.reduce<number>((sum, km) => sum + (km ?? 0), 0)
  const weights = way.days.map((day, i) =>
    known[i] !== undefined ? 0 : isThereAndBack(way) ? 1 : 1 + effort(froms[i] as Spot, day) / 1500,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const walked = weights.map((weight, i) => known[i] ?? Math.round((left * weight) / total))
  const last = weights.findLastIndex((weight) => weight > 0)
  if (last >= 0) walked[last] = Math.max(1, (walked[last] ?? 0) + distanceKm - walked.reduce((sum, km) => sum + km, 0))
  return way.days.map((day, i) => ({
    way,
    day,
    from: froms[i] as Spot,
    i,
    walkKm: walked[i] ?? 0,
    isFirstWalk: i === first,
  }))
}

/** Up one day to a camp and down the next, by one path. */
function isThereAndBack({ days, note }: TrekWay): boolean {
  const walks = days.filter(({ how }) => how === 'walk')
  return note !== null && walks.length === 2 && walks.every(({ high }) => !high)
}

function effort(from: Spot, day: WayDay): number {
  const top = day.high?.metres ?? day.camp.metres
  if (from.metres === null || top === null || day.camp.metres === null) return 0
  return Math.abs(top - from.metres) + Math.abs(top - day.camp.metres)
}

/** A day as it is published, with the patterns it is told by; those `spent` are kept for another trek. */
export function writeTrekDay(
  atlas: Atlas,
  at: TrekDay,
  { rotation, stationOf }: Writer,
  spent: ReadonlySet<string>,
): { written: ItineraryDay; said: string[] } {
  const { way, day, from, i } = at
  const bed = sleepSpot(day)
  const place = atlas.findPlace(bed.name)
  const isLast = i === way.days.length - 1
  const drive = day.how === 'drive' && from.name !== bed.name ? roadOf(atlas, way, from.name, bed.name) : undefined
  const walk = walkOf(at)
  const legs = day.how === 'walk' ? walkingDay(atlas, at, walk) : drivenDay(drive)
  const isInTent = !isLast && stayOf(at, place !== undefined) === TENT
  const { text, said } = textOf(
    { at, drive, walk, isInTent, isDriven: legs[0]?.by === 'road', ...hoursOfWalk(legs, isForSunrise(way)) },
    rotation,
    stationOf,
    spent,
  )
  const written: ItineraryDay = {
    day: i + 1,
    title: titleOf(
      at,
      rotation,
      legs.slice(0, 2).reduce((sum, { hours }) => sum + (hours ?? 0), 0),
    ),
    text,
    overnight: isLast ? null : { name: bed.name, url: place?.slug ?? null },
    stay: isLast ? null : stayOf(at, place !== undefined),
    meals: isLast ? 'none' : place && day.how !== 'walk' ? 'breakfast-dinner' : 'all',
    ...wayOf(legs),
    ...(legs.some(isOnFoot) ? { legs } : {}),
    altitudeM: isLast ? null : bed.metres,
    highestM: day.high?.metres ?? null,
    sights: sightsAt(atlas, at),
    ...(way.note && day.how === 'walk' && day.high ? { begins: clockAt(baseLeftAt(legs, isForSunrise(way))) } : {}),
  }
  return { written, said }
}

const OFF_AT = 6

const SUN_COMES_UP = 6.5

/** When a walk of a day leaves its base: at six, or early enough to be on top for the sun. */
function baseLeftAt(legs: readonly Leg[], isForSun: boolean): number {
  const { before, walked } = wayUp(legs)
  return isForSun ? Math.floor((SUN_COMES_UP - before - walked / 2) * 2) / 2 : OFF_AT
}

function wayUp(legs: readonly Leg[]): { before: number; walked: number } {
  const [first] = legs
  const before = first?.by === 'road' ? (first.hours ?? 0) : 0
  return { before, walked: legs.reduce((sum, leg) => sum + (isOnFoot(leg) ? (leg.hours ?? 0) : 0), 0) }
}

/** The clock of a walk of a day, which comes back by the road it went. */
function hoursOfWalk(legs: readonly Leg[], isForSun: boolean): { offAt: number; topAt: number; backAt: number } {
  const { before, walked } = wayUp(legs)
  const offAt = baseLeftAt(legs, isForSun) + before
  return { offAt, topAt: offAt + walked / 2, backAt: offAt + before + walked }
}

/** The sights of the base a day goes to: those its high point is named like, or a trek without one is. */
function sightsAt(atlas: Atlas, { way, day, isFirstWalk }: TrekDay): { name: string; url: string }[] {
  const isTheWholeOf = isFirstWalk && way.days.every(({ high }) => !high)
  return atlas
    .sightsOf(way.trek.basePlaceSlug)
    .filter(({ name }) =>
      isTheWholeOf ? isNamedIn(way.trek.name, name) : day.high?.name.includes(name.split(' ')[0] ?? '?'),
    )
    .map(({ name, slug }) => ({ name, url: slug }))
}

/** What is walked on a day, with what it climbs and comes down where the heights of both its ends, or of one and its top, are known. */
export function walkOf({ day, from, walkKm }: TrekDay): Leg {
  const [start, end] = [from.metres, day.camp.metres]
  const top = Math.max(...[start, day.high?.metres ?? null, end].filter((metres) => metres !== null))
  const upM = top - (start ?? end ?? top)
  const downM = top - (end ?? start ?? top)
  const isKnown = (day.high?.metres ?? null) !== null || (start !== null && end !== null)
  return {
    ...onFoot(walkKm, upM, downM),
    upM: isKnown && start !== null ? upM : undefined,
    downM: isKnown && end !== null ? downM : undefined,
  }
}

function stayOf({ way, day }: TrekDay, isPlace: boolean): string {
  const bed = sleepSpot(day).name
  if (/\bcamp$/.test(bed)) return TENT
  if (way.days.some((other) => other.how === 'drive' && sleepSpot(other).name === bed)) return GUESTHOUSE
  if (isPlace && !CAMP_PLACES.has(day.onward?.name ?? day.camp.name) && !LODGES.has(way.trek.slug)) return GUESTHOUSE
  if (day.how === 'drive') return GUESTHOUSE
  if (HOMESTAYS.has(way.trek.slug)) return HOMESTAY
  if (LODGES.has(way.trek.slug)) return LODGE
  return TENT
}
