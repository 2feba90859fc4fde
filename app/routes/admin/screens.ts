import { href } from 'react-router'
import { may } from '#domain/policy/policy.ts'
import type { Role } from '#domain/policy/role.ts'
import { RINGS } from './rings.ts'
import type { RingScreen } from './rings.ts'

/** `group` is none for a page that is a ring itself. */
export type Screen = RingScreen & { group?: Group }
export type Group = keyof typeof RINGS

/** The rings of the line, in order. */
export const GROUPS = Object.keys(RINGS) as Group[]

/** Every page of the office, in the order of the line: rail, dock, palette and the day are drawn from it. */
const SCREENS: readonly Screen[] = [
  {
    path: href('/admin'),
    name: 'Today',
    action: 'office.enter',
    isDaily: true,
    words: 'home day',
    deeds: { 'Decide on a refund or a call-off as the second person': '#seconds' },
  },
  ...GROUPS.flatMap((group) => RINGS[group].map((screen) => ({ ...screen, group }))),
]

/** The pages that somebody may open. */
export function screensFor(role: Role | undefined): Screen[] {
  return SCREENS.filter(({ action }) => may(role, action))
}

/** The page an address belongs to: of those it begins with, the longest; the day is at its own address alone. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  const here = pathname.replace(/\/+$/, '')
  const around = screens.filter(({ path }) => here === path || (path !== href('/admin') && here.startsWith(`${path}/`)))
  return around.toSorted((a, b) => b.path.length - a.path.length)[0]
}
