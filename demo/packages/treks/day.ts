import type { ItineraryDay } from '#domain/catalogue/package.ts'
import type { Atlas } from '#demo/packages/atlas.ts'
import { isNamedIn } from '#domain/catalogue/journey/named.ts'
import { isOnFoot, wayOf } from '#domain/catalogue/journey/leg.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import { slugify } from '#platform/slug.ts'
import { onFoot } from '#demo/packages/legs/leg.ts'
import type { Rotation } from '#demo/packages/words/rotation.ts'
import { fill, sentence } from '#demo/packages/words/rotation.ts'
import { TREK_WORDS } from '#demo/packages/words/treks.ts'
import { drivenDay, roadOf, walkingDay } from './by-road.ts'
import type { Spot, TrekDay, TrekWay, WayDay } from './way.ts'
import { titleOf, figure } from './day-titles.ts'
import { hoursInWords } from '#demo/places/words.ts'

/** Lower down nobody needs a day to get used to the air. */
const REST_FROM_M = 2700
const COLD_FROM_M = 1800
const TREE_LINE_M = 3300
const GRASS_LINE_M = 4300
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

const TENT = 'Tent for two'
const GUESTHOUSE = 'Guesthouse, twin or triple rooms'
const HOMESTAY = 'Village homestay'
const LODGE = "Trekkers' lodge or pilgrim hut"
const BEDS = { [TENT]: 'tents', [LODGE]: 'lodges or huts', [HOMESTAY]: 'homestays', [GUESTHOUSE]: 'guesthouses' }
const OF_TENTS = /\btents?\b|\bcamp\b/i

/** The days of a trek with what is walked on each: the trek's kilometres shared out by climb and descent. */
export function trekDays(atlas: Atlas, way: TrekWay, distanceKm: number): TrekDay[] {
  const first = way.days.findIndex((day) => day.how === 'walk')
  const froms = way.days.map((_, i): Spot => {
    const bed = i === 0 ? { name: way.start, metres: null } : sleepSpot(way.days[i - 1] as WayDay)
    const isDriven = i === first && roadOf(atlas, way, bed.name, way.trek.trailhead) !== undefined
    if (isDriven) return { ...bed, metres: way.trailheadM }
    return { ...bed, metres: bed.metres ?? PLACE_ALTITUDES.get(slugify(bed.name)) ?? null }
  })
  const weights = way.days.map((day, i) => (day.how === 'walk' ? 1 + effort(froms[i] as Spot, day) / 1500 : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const walked = weights.map((weight) => Math.round((distanceKm * weight) / total))
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

/** Where one sleeps after a day. */
export function sleepSpot(day: WayDay): Spot {
  return day.onward ?? day.camp
}

function effort(from: Spot, day: WayDay): number {
  const top = day.high?.metres ?? day.camp.metres
  if (from.metres === null || top === null || day.camp.metres === null) return 0
  return Math.abs(top - from.metres) + Math.abs(top - day.camp.metres)
}

/** A day as it is published. */
export function writeTrekDay(
  atlas: Atlas,
  at: TrekDay,
  rotation: Rotation,
  stationOf: (city: string) => string,
): ItineraryDay {
  const { way, day, from, i } = at
  const bed = sleepSpot(day)
  const place = atlas.findPlace(bed.name)
  const isLast = i === way.days.length - 1
  const drive = day.how === 'drive' && from.name !== bed.name ? roadOf(atlas, way, from.name, bed.name) : undefined
  const legs = day.how === 'walk' ? walkingDay(atlas, at, walkOf(at)) : drivenDay(drive)
  return {
    day: i + 1,
    title: titleOf(at, rotation),
    text: textOf(at, drive, rotation, stationOf, !isLast && stayOf(at, place !== undefined) === TENT),
    overnight: isLast ? null : { name: bed.name, url: place?.slug ?? null },
    stay: isLast ? null : stayOf(at, place !== undefined),
    meals: isLast ? 'none' : place && day.how !== 'walk' ? 'breakfast-dinner' : 'all',
    ...wayOf(legs),
    ...(legs.some(isOnFoot) ? { legs } : {}),
    altitudeM: isLast ? null : bed.metres,
    highestM: day.high?.metres ?? null,
    sights: sightsAt(atlas, at),
  }
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
function walkOf({ day, from, walkKm }: TrekDay): Leg {
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

function walkHours(at: TrekDay): number {
  return walkOf(at).hours ?? 0
}

function stayOf({ way, day }: TrekDay, isPlace: boolean): string {
  if (isPlace && !CAMP_PLACES.has(day.onward?.name ?? day.camp.name) && !LODGES.has(way.trek.slug)) return GUESTHOUSE
  if (day.how === 'drive') return GUESTHOUSE
  if (HOMESTAYS.has(way.trek.slug)) return HOMESTAY
  if (LODGES.has(way.trek.slug)) return LODGE
  return TENT
}

function textOf(
  at: TrekDay,
  drive: { km: number; hours: number | null } | undefined,
  rotation: Rotation,
  stationOf: (city: string) => string,
  isInTent: boolean,
): string {
  const { way, day, from, i } = at
  const kind = kindOf(at, (drive?.hours ?? 0) < 4)
  const hours = day.how === 'drive' ? (drive?.hours ?? 4) : walkHours(at)
  const km = day.how === 'drive' ? (drive?.km ?? 0) : at.walkKm
  const bed = sleepSpot(day)
  const isLast = i === way.days.length - 1
  const words = {
    from: from.name,
    to: day.camp.name,
    next: way.days.slice(i + 1).find((later) => later.camp.name !== day.camp.name)?.camp.name ?? way.end,
    trailhead: way.trek.trailhead,
    station: stationOf(day.camp.name),
    m: figure(day.camp.metres ?? 0),
    km: `${km} km`,
    hours: hoursInWords(hours),
    up: figure(Math.max(0, (day.camp.metres ?? 0) - (from.metres ?? day.camp.metres ?? 0))),
    down: figure(Math.max(0, (day.high?.metres ?? from.metres ?? 0) - (day.camp.metres ?? 0))),
    high: day.high?.name ?? '',
    hm: figure(day.high?.metres ?? 0),
    rise: figure(Math.max(0, (day.high?.metres ?? 0) - (from.metres ?? 0))),
  }
  const say = (name: string, more: Record<string, string> = {}) => {
    const all = (TREK_WORDS[name] ?? []).filter((pattern) => isTrueOf(pattern, { kind, name, up: words.up }))
    const patterns = isInTent ? all : all.filter((pattern) => !OF_TENTS.test(pattern.replace(/\{\w+\}/g, '')))
    return fill(rotation.next(`trek ${name} ${patterns.length}`, patterns), { ...words, ...more })
  }
  const parts = [
    ...openingOf(at, kind, say),
    ...(kind === 'rest' || kind === 'spare' || (kind === 'arrive' && !way.note) ? [say('restMore')] : []),
    ...(kind === 'shortClimb' && day.high ? [say('climb')] : []),
    ...(kind === 'high' && day.camp.name !== from.name && (day.high?.metres ?? 0) - (day.camp.metres ?? 0) > 200
      ? [say('down')]
      : []),
    ...(day.onward && !(way.note && isLast) ? [say('onward', { camp: day.camp.name, to: bed.name })] : []),
    ...(way.note && isLast ? [say('shortHome', { from: way.trek.basePlace, km: `${way.trek.distanceKm} km` })] : []),
    ...(!isLast && day.how === 'walk' && !day.onward && (day.camp.metres ?? 0) >= COLD_FROM_M ? [say('night')] : []),
  ]
  return parts
    .filter((part) => part.trim() !== '')
    .map(sentence)
    .join(' ')
}

/** What a day comes to, up and down, is not what its descent does; and no camp lies no metres higher. */
function isTrueOf(pattern: string, { kind, name, up }: { kind: string; name: string; up: string }): boolean {
  if (up === '0' && pattern.includes('{up}')) return false
  return !(name === 'down' && kind !== 'down' && /\{(?:hours|km)\}|all day/i.test(pattern))
}

function kindOf({ way, day, from, i }: TrekDay, isShort: boolean): string {
  const isLast = i === way.days.length - 1
  if (way.note && day.how === 'walk') return day.high ? 'shortClimb' : isLast ? 'down' : 'shortCamp'
  if (day.how === 'rest') return isLast ? 'leave' : (day.camp.metres ?? 0) < REST_FROM_M ? 'spare' : 'rest'
  if (day.how === 'drive')
    return isLast
      ? from.name === day.camp.name
        ? 'leave'
        : 'home'
      : way.note || from.name === day.camp.name
        ? 'arrive'
        : isShort
          ? 'driveShort'
          : 'drive'
  if (way.trek.slug === 'chadar-trek') return 'ice'
  if (day.high?.name === day.camp.name && way.trek.tags.includes('pilgrimage')) return 'shrine'
  if (day.high)
    return day.high.metres === way.trek.maxAltitudeM ? 'high' : day.camp.name === from.name ? 'side' : 'over'
  if (i === 0) return 'firstWalk'
  const here = day.camp.metres ?? 0
  const before = from.metres ?? here
  if (here < before - 250) return 'down'
  if (Math.abs(here - before) <= 120) return 'flat'
  return here >= GRASS_LINE_M ? 'stone' : here >= TREE_LINE_M ? 'meadow' : 'forest'
}

/** What the way is like is told once: on the day of the camp if there is one, else on the climb. */
function noteOf({ way, i }: TrekDay): string {
  const first = way.days.findIndex((day) => day.how === 'walk')
  return i === first ? (way.note ?? '') : ''
}

/** How a day begins in words; a short trek says once what its way is like. */
function openingOf(at: TrekDay, kind: string, say: (name: string) => string): string[] {
  if (kind === 'shortCamp') return [say('firstWalk'), noteOf(at)]
  if (kind !== 'shortClimb') return [say(kind)]
  return at.from.name === at.way.trek.trailhead ? [noteOf(at)] : [say('short'), noteOf(at)]
}
