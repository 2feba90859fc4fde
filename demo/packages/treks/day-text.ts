import { hoursInWords } from '#demo/places/words.ts'
import type { Rotation } from '#demo/packages/words/rotation.ts'
import { fill, sentence } from '#demo/packages/words/rotation.ts'
import { SUNRISE_WORDS } from '#demo/packages/words/sunrise.ts'
import { TREK_WORDS } from '#demo/packages/words/treks.ts'
import { figure } from './day-titles.ts'
import { GRASS_LINE_M, isTop, isTrueOf, nextCamp, TREE_LINE_M } from './true-of.ts'
import type { Told } from './true-of.ts'
import { sleepSpot } from './way.ts'
import type { TrekDay } from './way.ts'

/** Lower down nobody needs a day to get used to the air. */
const REST_FROM_M = 2700
const COLD_FROM_M = 1800
const OVER_A_PASS = /\b(?:Pass|La|Col|Khal|Gali|Ghati|pass|gali)$/

/** The words of a day, with the patterns they are made by. */
export function textOf(
  told: Told,
  rotation: Rotation,
  stationOf: (city: string) => string,
  spent: ReadonlySet<string>,
): { text: string; said: string[] } {
  const { at, drive, isInTent } = told
  const { way, day, from, i } = at
  const kind = kindOf(at, drive?.hours ?? null)
  const bed = sleepSpot(day)
  const isLast = i === way.days.length - 1
  const words = wordsOf(told, stationOf)
  const said: string[] = []
  const say = (name: string, more: Record<string, string> = {}) => {
    const all = [...(SUNRISE_WORDS[name] ?? []), ...(TREK_WORDS[name] ?? [])].filter((pattern) =>
      isTrueOf(pattern, { ...told, kind, name }),
    )
    if (all.length === 0) return ''
    const fresh = all.filter((pattern) => !spent.has(pattern))
    const patterns = fresh.length > 0 ? fresh : all
    const pattern = rotation.next(`trek ${name} ${patterns.length}`, patterns)
    said.push(pattern)
    return fill(pattern, { ...words, ...more })
  }
  const parts = [
    ...openingOf(at, kind, say),
    ...(kind === 'rest' || kind === 'spare' || (kind === 'arrive' && !way.note) ? [say('restMore')] : []),
    ...(kind === 'shortClimb' && day.high ? [say(isTop(at) ? 'climb' : 'place')] : []),
    ...(kind === 'high' && day.camp.name !== from.name && (day.high?.metres ?? 0) - (day.camp.metres ?? 0) > 200
      ? [say('down')]
      : []),
    ...(day.onward && !(way.note && isLast) ? [say('onward', { camp: day.camp.name, to: bed.name })] : []),
    ...(way.note && isLast ? [say('shortHome', { from: way.end, km: `${way.trek.distanceKm} km` })] : []),
    ...(!isLast && isInTent && day.how === 'walk' && !day.onward && (day.camp.metres ?? 0) >= COLD_FROM_M
      ? [say('night')]
      : []),
  ]
  const text = parts
    .filter((part) => part.trim() !== '')
    .map(sentence)
    .join(' ')
  return { text, said }
}

function wordsOf({ at, drive, walk }: Told, stationOf: (city: string) => string): Record<string, string> {
  const { way, day, from } = at
  const next = nextCamp(at)
  const [km, hours] = day.how === 'drive' ? [drive?.km ?? 0, drive?.hours ?? 0] : [at.walkKm, walk.hours ?? 0]
  return {
    from: from.name,
    to: day.camp.name,
    next: next?.camp.name ?? way.end,
    nm: figure(next?.camp.metres ?? 0),
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
}

function kindOf({ way, day, from, i }: TrekDay, driveHours: number | null): string {
  const isLast = i === way.days.length - 1
  if (way.note && day.how === 'walk') return day.high ? 'shortClimb' : isLast ? 'down' : 'shortCamp'
  if (day.how === 'rest') return isLast ? 'leave' : (day.camp.metres ?? 0) < REST_FROM_M ? 'spare' : 'rest'
  if (day.how === 'drive') {
    if (isLast) return from.name === day.camp.name ? 'leave' : 'home'
    if (way.note || from.name === day.camp.name) return 'arrive'
    return driveHours !== null && driveHours < 4 ? 'driveShort' : 'drive'
  }
  if (way.trek.slug === 'chadar-trek') return 'ice'
  if (day.high?.name === day.camp.name && way.trek.tags.includes('pilgrimage')) return 'shrine'
  if (day.high) return kindOfHigh(day.high, day.camp.name === from.name, from.metres, way.trek.maxAltitudeM)
  if (i === 0) return 'firstWalk'
  const here = day.camp.metres
  if (here === null || from.metres === null) return 'walk'
  if (here < from.metres - 250) return 'down'
  if (Math.abs(here - from.metres) <= 120) return 'flat'
  if (here < from.metres) return 'walk'
  return here >= GRASS_LINE_M ? 'stone' : here >= TREE_LINE_M ? 'meadow' : 'forest'
}

/** A pass is gone over; any other high point is gone up to, and what is no higher than the bed before is passed by. */
function kindOfHigh(
  { name, metres }: { name: string; metres: number | null },
  isBack: boolean,
  fromM: number | null,
  maxM: number,
): string {
  if (metres === maxM) return 'high'
  if (isBack) return 'side'
  if (metres !== null && fromM !== null && metres < fromM + 100) return 'past'
  return OVER_A_PASS.test(name) ? 'over' : 'by'
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
  if (!at.isFirstWalk) return [say('fromCamp')]
  return at.from.name === at.way.trek.trailhead ? [noteOf(at)] : [say('short'), noteOf(at)]
}
