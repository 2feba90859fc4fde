import type { Leg as Road } from '#demo/packages/legs/leg.ts'
import type { Leg } from '#domain/catalogue/journey/leg.ts'
import type { TrekDay, TrekWay, WayDay } from './way.ts'

/** A day as its words are chosen for it. */
export type Told = {
  at: TrekDay
  drive: Road | undefined
  walk: Leg
  isInTent: boolean
  isDriven: boolean
  /** When the walking begins, when one is at the turning point of a walk of a day, and back at its base, by the clock. */
  offAt: number
  topAt: number
  backAt: number
}
type Asked = Told & { kind: string; name: string }

/** From here on nothing throws shade; of Ladakh nothing does at any height. */
export const TREE_LINE_M = 3300
const TREELESS = 'IN-LA'
export const GRASS_LINE_M = 4300
const SHADE_M = 2800
const THIN_M = 5000
const SNOW_M = 4500
const NIGHT_CLIMB_M = 3400
const NIGHT_RISE_M = 500
const GENTLE_M_PER_KM = 60
const STEEP_M_PER_KM = 100
const FEW_HOURS = 4

const campM = ({ at }: Asked) => at.day.camp.metres
const fromM = ({ at }: Asked) => at.from.metres
const highM = ({ at }: Asked) => at.day.high?.metres ?? 0
const rise = (asked: Asked) => highM(asked) - (fromM(asked) ?? highM(asked))
const up = (asked: Asked) => (campM(asked) ?? 0) - (fromM(asked) ?? campM(asked) ?? 0)
const isWooded = (asked: Asked) => asked.at.way.trek.stateCode !== TREELESS && (campM(asked) ?? 0) < TREE_LINE_M
const isWinter = ({ at }: Asked) => at.way.trek.tags.includes('winter')
const isSummer = ({ at }: Asked) => at.way.trek.bestMonths.every((month) => month >= 6 && month <= 9)
const isSnowy = (asked: Asked) => highM(asked) >= SNOW_M || isWinter(asked)
const isIcy = ({ at }: Asked) =>
  /glacier|ice/i.test(`${at.day.camp.name} ${at.way.trek.blurb} ${at.way.trek.tags.join(' ')}`)

const NO_TOPS = /\b(?:Devkund|Dudhsagar|Tyrna|gorge|Serolsar|Heart lake|Ugra)\b/
const LONG_HOURS = 6

/** Whether the high point of a walk is a top with a view, and no pool, gorge or bridge. */
export function isTop({ day }: TrekDay): boolean {
  return day.high !== null && !NO_TOPS.test(day.high.name)
}

/** The first bed after a day's own that is another. */
export function nextCamp({ way, day, i }: TrekDay): WayDay | undefined {
  return way.days.slice(i + 1).find((later) => later.camp.name !== day.camp.name)
}

/** Whether the next day goes to the next camp, and over nothing that would be named before it. */
function isNextDay(at: TrekDay): boolean {
  const tomorrow = at.way.days[at.i + 1]
  return tomorrow?.high === null && tomorrow.camp.name === nextCamp(at)?.camp.name
}

/** Whether the next bed that is another is where the trek is over. */
function isHomeNext({ way, day, i }: TrekDay): boolean {
  const next = way.days.findIndex((later, at) => at > i && later.camp.name !== day.camp.name)
  return next === way.days.length - 1
}

/** Where one has been before a day: its beds and the path's beginning. */
function wasAt({ at }: Asked): boolean {
  const { way, day, i } = at
  return way.days.slice(0, i).some(({ camp, onward }) => [camp.name, onward?.name].includes(day.camp.name))
}

const SUNRISE = /\bsunrise\b|\bat dawn\b/i
const BEFORE_SUNRISE = /before light|when the sun comes up/
const SAID_OF_SUNRISE = new Set(['high', 'climb', 'short'])

/** Whether a trek is made for the sunrise its name or summary tells of. */
export function isForSunrise({ trek, summary }: Pick<TrekWay, 'trek' | 'summary'>): boolean {
  return SUNRISE.test(`${trek.name}. ${summary}`)
}

/** What a pattern claims, and when that is so; a pattern that claims none of it is true of every day of its kind. */
const CLAIMS: readonly [RegExp, (asked: Asked) => boolean][] = [
  [/(?<!\{)\b(?:tents?|camp)\b/i, ({ isInTent }) => isInTent],
  [/\b(?:trees|shade for|then shade|forest|wood|branches|needles|Roots)\b/, isWooded],
  [
    /The trees stop|above the forest/,
    (asked) => asked.at.way.trek.stateCode !== TREELESS && (fromM(asked) ?? THIN_M) < TREE_LINE_M,
  ],
  [/the last grass/, (asked) => (fromM(asked) ?? THIN_M) < GRASS_LINE_M],
  [/[Mm]oraine|beside ice/, isIcy],
  [/half its weight/, (asked) => (campM(asked) ?? 0) >= THIN_M],
  [/same stones/, wasAt],
  [/last fields|terraces/, ({ at }) => at.isFirstWalk],
  [/comes soon/, ({ walk }) => (walk.hours ?? 0) <= FEW_HOURS],
  [/mushrooms/, (asked) => !isWinter(asked)],
  [/so gently/, (asked) => up(asked) > 0 && up(asked) <= GENTLE_M_PER_KM * asked.at.walkKm],
  [/steep for long/, (asked) => up(asked) <= STEEP_M_PER_KM * asked.at.walkKm],
  [
    /in the dark|Up at two/,
    (asked) =>
      asked.kind === 'high' &&
      !asked.isDriven &&
      rise(asked) >= NIGHT_RISE_M &&
      highM(asked) >= NIGHT_CLIMB_M &&
      highM(asked) - (campM(asked) ?? 0) >= 200,
  ],
  [/Snow steps|hundredth step|fingers allow/, isSnowy],
  [/a cairn|laid out below|before the wind/, (asked) => rise(asked) >= 300 && highM(asked) >= NIGHT_CLIMB_M],
  [/The last slope/, (asked) => rise(asked) >= 400 && highM(asked) - (campM(asked) ?? 0) >= 150],
  [/\{trailhead\}/, ({ kind, at }) => kind !== 'firstWalk' || at.way.trek.trailhead !== at.day.camp.name],
  [/^You meet the team in \{from\}/, ({ at, isDriven }) => !isDriven && at.from.name !== at.day.camp.name],
  [/\{rise\}/, (asked) => rise(asked) > 100],
  [/\{up\}/, (asked) => up(asked) > 0],
  [/knees first/, (asked) => (campM(asked) ?? 0) < SHADE_M],
  [/by lunch/, ({ kind, walk }) => kind === 'down' && (walk.hours ?? 0) <= FEW_HOURS],
  [/Downhill all day/, ({ walk, kind }) => kind === 'down' && (walk.hours ?? 0) >= FEW_HOURS],
  [/at daybreak/, ({ at }) => !isForSunrise(at.way)],
  [/in the dark|Up at two/, ({ walk }) => (walk.hours ?? 0) >= LONG_HOURS],
  [/comes next/, ({ at }) => isNextDay(at)],
  [/boots are off/, ({ at }) => isHomeNext(at) && at.way.days.slice(0, at.i).some(({ how }) => how === 'walk')],
  [/makes \{next\}|strong ones/, ({ at }) => (nextCamp(at)?.camp.metres ?? 0) > (at.day.camp.metres ?? 0) + 150],
  [/Back at the base for lunch/, ({ backAt }) => backAt > 11 && backAt <= 13],
  [/Lunch is late/, ({ backAt }) => backAt > 13 && backAt <= 15],
  [/Down by three/, ({ backAt }) => backAt > 13.5 && backAt <= 15],
  [/By tea time/, ({ backAt }) => backAt > 14.5 && backAt <= 17],
  [/before the light goes/, ({ backAt }) => backAt > 15],
  [/late breakfast/, ({ backAt }) => backAt <= 11],
  [
    /by mid-morning|before the sun is high|clouds are still asleep/,
    ({ at, topAt }) => topAt <= 10.5 && !/sunset|dusk/.test(at.way.summary),
  ],
  [/down before it is hot/, ({ backAt }) => backAt <= 12],
  [/by first light/, ({ offAt }) => offAt <= 6.25],
  [/while it is cool/, ({ offAt }) => offAt <= 7.5],
  [/\bturf\b|Grass to|green ramp|Sheep|grass, wind/, (asked) => !isWinter(asked)],
  [
    /the path to \{next\}|bags go on to \{next\}|\{next\} comes next/,
    ({ at }) => nextCamp(at) !== undefined && !isHomeNext(at),
  ],
  [/and not a climb|the pulse/, (asked) => Math.abs(up(asked)) < 500],
  [/air is thicker/, (asked) => (fromM(asked) ?? 0) >= 3000],
  [/cold by seven/, (asked) => (campM(asked) ?? 0) >= (isSummer(asked) ? 3900 : 3000)],
  [/team meets|meet the leader|tea with the team/, ({ at }) => at.i === 0],
  [/^(?:Meet in|Reach)/, ({ at }) => at.from.name === at.day.camp.name],
  [/walk a little higher/, ({ drive }) => (drive?.hours ?? FEW_HOURS) <= 3],
]

/** Whether a day is up for the sunrise of its trek: one that sleeps on its top sees it from bed. */
function isUpFor(asked: Asked): boolean {
  const { way, day } = asked.at
  return isForSunrise(way) && (day.high === null || highM(asked) > (campM(asked) ?? 0))
}

/** Whether a pattern is true of a day. What a day comes to, up and down, is not what its descent does; no road is told that is not known. */
export function isTrueOf(pattern: string, asked: Asked): boolean {
  const { name, kind, drive, at } = asked
  if (name === 'down' && kind !== 'down' && /\{(?:hours|km)\}/i.test(pattern)) return false
  if (at.day.how === 'drive' && !drive?.hours && /\{(?:hours|km)\}/i.test(pattern)) return false
  if (SAID_OF_SUNRISE.has(name) && BEFORE_SUNRISE.test(pattern) !== isUpFor(asked)) return false
  return CLAIMS.every(([claim, isSo]) => !claim.test(pattern) || isSo(asked))
}
