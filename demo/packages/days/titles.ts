import { PLACE_ALTITUDES } from '#demo/packages/place-altitudes.ts'
import type { Rotation } from '#demo/packages/words/rotation.ts'
import { fill } from '#demo/packages/words/rotation.ts'
import type { DayPlan } from './plan.ts'
import { shortName } from './sight-names.ts'

const ARRIVE = [
  'Arrive in {n}',
  '{n}, to begin with',
  'Met in {n}',
  'Into {n}',
  'Settle into {n}',
  'First evening in {n}',
]
const REST = [
  'Land in {n}, and do nothing',
  '{n}, lying down',
  'Arrive in {n} and rest',
  'Fly up to {n}, then stay still',
]
const MOVE = ['{from} to {n}', 'On to {n}', 'The road to {n}', '{from} to {n}, unhurried', 'To {n}']
const UNHURRIED_HOURS = 4
const MOVE_VIA = ['{from} to {n} by {s}', 'By {s} to {n}', '{s} on the way to {n}']
const MOVE_ROUND = ['{s}, then on to {n}', '{from} to {n}, after {s}']
/** Halts that lie the other way, and are made before one sets out. */
const BEHIND = new Set(['Mana Village'])
const MOVE_SEE = ['{from} to {n}, and {s}', 'To {n} for {s}', '{n} by way of {s}']
const UP = ['Up to {n}', 'The climb to {n}', '{from}, then up to {n}']
const DOWN = ['Down to {n}', '{from}, then down to {n}']
const STAY = [
  'A day in {n}',
  '{n}, slowly',
  '{n} without a plan',
  'Another day in {n}',
  '{n} at your own pace',
  'No suitcase today',
]
const STAY_ONE = ['{s}', '{s} and the rest of {n}', '{n}: {s}', 'A day for {s}']
const STAY_TWO = ['{s} and {t}', '{s}, then {t}', 'From {s} to {t}']
const LEAVE = ['Home from {n}', 'Last morning in {n}', 'Away from {n}', 'Leave {n}', '{n}, and goodbye']
const ABOARD = ['The night coach to {n}', 'Asleep on the road to {n}']
const OFF_COACH = ['In {n} by morning']
const RETURN = ['{from} to {n}', 'Back to {n}', 'The road home to {n}', '{n}, and home', 'Down the line to {n}']

const CLIMB_M = 700

/** The title of a day, from what is most particular about it. */
export function titleOf(day: DayPlan, rotation: Rotation): string {
  const [first, second] = [...day.sights, ...day.morning].map(shortName)
  const words = { from: day.from, n: day.to, s: first ?? '', t: second ?? '' }
  const all = patterns(day, first, second)
  const titles = isByRoad(day) ? all : all.filter((pattern) => !/\broad\b|Down the line|climb/.test(pattern))
  return fill(rotation.next(`title ${patternsName(day)}`, titles), words)
}

function isByRoad({ leg }: DayPlan): boolean {
  return leg === null || leg.travel === 'road' || leg.parts !== undefined
}

function patternsName(day: DayPlan): string {
  return `${day.leg?.coach ? 'coach ' : day.isOffCoach ? 'off ' : ''}${day.kind} ${day.sights.length} ${day.halt ? 'halt' : ''}`
}

function patterns(day: DayPlan, first: string | undefined, second: string | undefined): readonly string[] {
  if (day.leg?.coach) return ABOARD
  if (day.isOffCoach && day.kind === 'home') return OFF_COACH
  if (day.kind === 'arrival')
    return day.sights.length === 0 && (PLACE_ALTITUDES.get(day.overnight?.slug ?? '') ?? 0) >= 3000 ? REST : ARRIVE
  if (day.kind === 'home') return day.leg ? RETURN : LEAVE
  if (day.kind === 'stay') return stayPatterns(day, first, second)
  if (day.sights.length > 0) return [...MOVE_SEE, ...slope(day)]
  return first && day.morning.length > 0 ? ['{s}, then on to {n}', ...slope(day)] : slope(day)
}

function slope(day: DayPlan): readonly string[] {
  const from = PLACE_ALTITUDES.get(day.from.toLowerCase().replaceAll(' ', '-'))
  const to = PLACE_ALTITUDES.get(day.overnight?.slug ?? '')
  if (from === undefined || to === undefined || Math.abs(to - from) < CLIMB_M)
    return (day.leg?.hours ?? 0) + (day.outing?.hours ?? 0) > UNHURRIED_HOURS
      ? MOVE.filter((pattern) => !pattern.includes('unhurried'))
      : MOVE
  return [...(to > from ? UP : DOWN), MOVE[0] ?? '']
}

/** Titles of days with a halt on the way name it. */
export function titleByHalt(day: DayPlan, halt: string, rotation: Rotation): string {
  const [name, titles] = BEHIND.has(halt) ? ['round', MOVE_ROUND] : ['via', MOVE_VIA]
  return fill(rotation.next(`${name} ${day.to}`, titles), { from: day.from, n: day.to, s: halt })
}

function stayPatterns(day: DayPlan, first: string | undefined, second: string | undefined): readonly string[] {
  if (!first) return STAY
  const one = first.includes(day.to) ? STAY_ONE.filter((pattern) => !pattern.includes('{n}')) : STAY_ONE
  return second ? [...STAY_TWO, ...one] : one
}
