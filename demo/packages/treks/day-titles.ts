import type { Rotation } from '#demo/packages/words/rotation.ts'
import { fill } from '#demo/packages/words/rotation.ts'
import { isTop } from './true-of.ts'
import type { TrekDay } from './way.ts'

const ARRIVE_TITLES = ['Arrive in {to}', 'Reach {to}', '{to}, the evening before']
const LEAVE_TITLES = ['Home from {to}', 'Leave {to}', '{to}, and goodbye']
const ONWARD_TITLES = [
  'Walk out to {camp}, drive to {to}',
  'Down to {camp}, and {to} by road',
  'Last miles to {camp}, then {to}',
  '{from} to {camp}, and on to {to}',
]
const WALK_TITLES = [
  '{from} to {to}',
  'On to {to}',
  'Walk to {to}',
  'To {to} by noon',
  'The path to {to}',
  '{from}, then {to}',
]
const HIGH_TITLES = [
  '{high}, {hm} m',
  'Over {high} to {to}',
  'To {high}',
  '{high}, and down to {to}',
  'The day of {high}',
]
const DRIVE_TITLES = ['{from} to {to} by road', 'Drive to {to}', 'The road to {to}']
const HOME_TITLES = ['Back to {to}', 'Home, to {to}', '{from} to {to}, and away']
const REST_TITLES = ['A day to breathe in {to}', 'Rest at {to}', 'Stay at {to}', '{to}, without a rucksack']

/** What a title claims of a day on foot. */
function isTitleOf(pattern: string, at: TrekDay, walkHours: number): boolean {
  const { day } = at
  const above = (day.high?.metres ?? 0) - (day.camp.metres ?? 0)
  if (/^Over |, and down to /.test(pattern)) return above >= 150 && isTop(at)
  return !pattern.includes('by noon') || walkHours <= 4
}

/** Whether a walk of a day ends where it began, and so goes to no other place. */
function isBackAtTrailhead({ way, day, isFirstWalk }: TrekDay): boolean {
  return isFirstWalk && day.high !== null && day.camp.name === way.trek.trailhead
}

/** How a day of a trek is called; `walkHours` is what it takes with the road before it. */
export function titleOf(at: TrekDay, rotation: Rotation, walkHours: number): string {
  const { way, day, from, i } = at
  const words = {
    from: from.name,
    camp: day.camp.name,
    to: day.onward && !day.high ? day.onward.name : day.camp.name,
    high: day.high?.name ?? '',
    hm: figure(day.high?.metres ?? 0),
  }
  const patterns =
    day.how === 'rest'
      ? i === way.days.length - 1
        ? LEAVE_TITLES
        : REST_TITLES
      : day.how === 'drive' && from.name === day.camp.name
        ? i < way.days.length - 1
          ? ARRIVE_TITLES
          : LEAVE_TITLES
        : day.how === 'drive'
          ? i > 0 && i === way.days.length - 1
            ? HOME_TITLES
            : DRIVE_TITLES
          : day.high
            ? HIGH_TITLES
            : day.onward
              ? ONWARD_TITLES
              : WALK_TITLES
  const usable = patterns.filter(
    (pattern) =>
      isTitleOf(pattern, at, walkHours) &&
      (!(words.to === words.from || words.to === words.high || isBackAtTrailhead(at)) ||
        !pattern.includes('{to}') ||
        day.how === 'rest' ||
        day.how === 'drive'),
  )
  return fill(rotation.next(`trek title ${usable.length} ${day.how}`, usable.length > 0 ? usable : ['{to}']), words)
}

export function figure(metres: number): string {
  return metres.toLocaleString('en-IN')
}
