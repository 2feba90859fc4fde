import type { Action } from '#domain/policy/policy.ts'

/** What is written beside what is public of it, as a whole, and who may write it. */
export const DRAFTED = {
  states: 'catalogue.edit',
  cities: 'catalogue.edit',
  attractions: 'catalogue.edit',
  categories: 'catalogue.edit',
  cars: 'cars.edit',
} as const satisfies Record<string, Action>
export type DraftedKind = keyof typeof DRAFTED
export const DRAFTED_KINDS = Object.keys(DRAFTED) as [DraftedKind, ...DraftedKind[]]

/** How a draft stands: being written, waiting for a colleague to read it, or for its hour. */
export const DRAFT_STATES = ['draft', 'review', 'scheduled'] as const
export type DraftState = (typeof DRAFT_STATES)[number]

/** The fields of a thing by name, as far as they are written: what is missing is a gap, and what is there need not be right yet. */
export type DraftContent = Readonly<Record<string, unknown>>

/** What a draft holds at a path of its fields, as `idealDays.0`. */
export function writtenAt(content: DraftContent, path: string): unknown {
  return path.split('.').reduce<unknown>((at, part) => (at as DraftContent | null | undefined)?.[part], content)
}

/** The words a draft holds in a field; none where it holds nothing, or something else. */
export function wordsAt(content: DraftContent, path: string): string {
  const held = writtenAt(content, path)
  return typeof held === 'string' ? held.trim() : ''
}
