import type { TrekFact } from '#demo/facts/facts.ts'
import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import { rows } from '#demo/packages/table.ts'
import { LONG_WAYS } from './ways-long.ts'
import { SHORT_WAYS } from './ways-short.ts'

/** `metres` is null where the height is not known. */
export type Spot = { name: string; metres: number | null }

/** One day of a trek: by car, a rest, or on foot over `high` if there is one; `onward` is where a car takes one afterwards. */
export type WayDay = { how: 'drive' | 'rest' | 'walk'; high: Spot | null; camp: Spot; onward: Spot | null }

/** A trek as it is walked. `note` is what the path is like, told of the short ones. */
export type TrekWay = {
  trek: TrekFact
  start: string
  end: string
  summary: string
  days: WayDay[]
  note: string | null
  /** How high the path begins, where the way says so. */
  trailheadM: number | null
}

/** A day with where one wakes and what is walked; by car to the trailhead before the first walk. */
export type TrekDay = { way: TrekWay; day: WayDay; from: Spot; i: number; walkKm: number; isFirstWalk: boolean }

const NAMES: Record<string, string> = { leh: 'Leh', shimla: 'Shimla', manali: 'Manali' }

/** The treks that are walked, in the order of the facts; one that is closed has no way and is left out. */
export function listWays(treks: readonly TrekFact[]): TrekWay[] {
  const long = new Map(rows(LONG_WAYS).map((row) => [row[0] ?? '', row]))
  const short = new Map(rows(SHORT_WAYS).map((row) => [row[0] ?? '', row]))
  const ways = treks.flatMap((trek) => {
    const [longRow, shortRow] = [long.get(trek.slug), short.get(trek.slug)]
    return longRow ? [longWay(trek, longRow)] : shortRow ? [shortWay(trek, shortRow)] : []
  })
  const metresOf = new Map(
    ways.flatMap(({ days }) => days.flatMap(({ camp, onward }) => [camp, ...(onward ? [onward] : [])])).map(heightOf),
  )
  return ways.map((way) => ({ ...way, trailheadM: way.trailheadM ?? metresOf.get(way.trek.trailhead) ?? null }))
}

function heightOf({ name, metres }: Spot): [string, number | null] {
  return [name, metres]
}

function longWay(trek: TrekFact, [, start = '', end = '', summary = '', days = '', note = '']: string[]): TrekWay {
  const walked = days.split(' > ').map(readDay)
  return {
    trek,
    start,
    end: end === '=' ? start : (NAMES[end] ?? end),
    summary,
    days: walked,
    note: note || null,
    trailheadM: trailheadM(trek, walked),
  }
}

function trailheadM({ trailhead }: TrekFact, days: readonly WayDay[]): number | null {
  const spots = days.flatMap(({ camp, onward }) => [camp, ...(onward ? [onward] : [])])
  return spots.find(({ name, metres }) => name === trailhead && metres !== null)?.metres ?? null
}

function readDay(entry: string): WayDay {
  const drive = entry.startsWith('d ')
  const rest = entry.startsWith('= ')
  const [walked = '', onward] = entry.replace(/^[d=] /, '').split(' + ')
  const [first = '', camp] = walked.replace(/^\^/, '').split(' @ ')
  return {
    how: drive ? 'drive' : rest ? 'rest' : 'walk',
    high: camp ? readSpot(first) : null,
    camp: readSpot(camp ?? first),
    onward: onward ? readSpot(onward) : null,
  }
}

function readSpot(text: string): Spot {
  const [, name, metres] = /^(.*) (\d+)$/.exec(text) ?? []
  return { name: name ?? text, metres: metres === undefined ? null : Number(metres) }
}

/** A walk of a day takes two: up to the base in the afternoon, the climb next morning; of two, a camp between. */
function shortWay(trek: TrekFact, [, start = '', spots = '', summary = '', note = '']: string[]): TrekWay {
  const all = spots.split(', ').map(readSpot)
  const top = all.at(-1) ?? { name: trek.name, metres: trek.maxAltitudeM }
  const base: Spot = { name: trek.basePlace, metres: PLACE_ALTITUDES.get(trek.basePlaceSlug) ?? null }
  const camp = all.length > 1 ? all[0] : trek.days > 1 ? top : undefined
  const walks: WayDay[] = camp
    ? [
        { how: 'walk', high: null, camp, onward: null },
        { how: 'walk', high: camp === top ? null : top, camp: { name: trek.trailhead, metres: null }, onward: base },
      ]
    : [
        { how: 'drive', high: null, camp: base, onward: null },
        { how: 'walk', high: top, camp: { name: trek.trailhead, metres: null }, onward: base },
      ]
  const approach: WayDay[] = trek.days > 2 ? [{ how: 'drive', high: null, camp: base, onward: null }] : []
  return { trek, start, end: start, summary, days: [...approach, ...walks], note, trailheadM: trailheadM(trek, walks) }
}

/** Where one sleeps after a day. */
export function sleepSpot(day: WayDay): Spot {
  return day.onward ?? day.camp
}
