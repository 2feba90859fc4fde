import { slugify } from '#platform/slug.ts'
import { monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { DIFFICULTY_NAMES } from '#domain/catalogue/difficulty-names.ts'
import { DIFFICULTIES } from '#domain/catalogue/package.ts'
import type { Difficulty } from '#domain/catalogue/package.ts'
import type { Filters, Span } from '#domain/search/filters.ts'
import { readSpan, spanText } from '#platform/query-values.ts'
import { daysOfMonth, monthsBegin } from './departure-query.ts'
import { daysText } from './length-text.ts'
import type { Choice } from './port.ts'
import { capitalised } from '#platform/wording.ts'

const LONGEST_EXACT = 14

/** Lengths offered to choose from: ranges, then exact ones. */
export const LENGTHS: readonly { value: string; name: string; span: Span }[] = [
  { value: '1-3', name: '1 to 3 days', span: { from: 1, to: 3 } },
  { value: '4-7', name: '4 to 7 days', span: { from: 4, to: 7 } },
  { value: '8-', name: '8 days and more', span: { from: 8, to: undefined } },
  ...Array.from({ length: LONGEST_EXACT }, (_, at) => exactly(at + 1)),
]
/** Stars a list can be held to. */
export const STARS = [4.5, 4, 3.5, 3] as const
/** Numbers of people a departure may be wanted to run below. */
export const GROUPS = [3, 5, 7, 9, 13] as const

function exactly(days: number): { value: string; name: string; span: Span } {
  const span = { from: days, to: days }
  return { value: spanText(span), name: daysText(span), span }
}

/** How many packages there would be with each value of a facet. */
export type ValueCounts = ReadonlyMap<string, number>
/** What is counted before it is made into choices; `rating` and `group` by the number they hold to. */
export type FacetCounts = {
  days: ValueCounts
  category: ValueCounts
  themes: ValueCounts
  tags: ValueCounts
  month: ValueCounts
  from: ValueCounts
  difficulty: ValueCounts
  rating: ValueCounts
  group: ValueCounts
}

/** What values are called, where it cannot be read off them. */
export type Names = { category: ReadonlyMap<string, string>; from: ReadonlyMap<string, string> }

/** Counts as what a visitor chooses from: nothing that leads nowhere, unless chosen already; the most first where there is no order of its own. */
export function makeChoices(
  counts: FacetCounts,
  filters: Filters,
  { names, today }: { names: Names; today: CalendarDate },
): Record<keyof FacetCounts, Choice[]> {
  const listed = (key: 'category' | 'themes' | 'tags' | 'from', name: (value: string) => string) =>
    byCount(offered(counts[key], [...counts[key].keys()], filters[key], name))
  const one = (chosen: number | undefined) => (chosen === undefined ? [] : [String(chosen)])
  return {
    days: offered(
      counts.days,
      LENGTHS.map(({ value }) => value),
      chosenLength(filters.days),
      lengthName,
    ),
    category: listed('category', (value) => names.category.get(value) ?? spelt(value)),
    themes: listed('themes', (value) => names.category.get(value) ?? spelt(value)),
    tags: listed('tags', spelt),
    month: offered(counts.month, monthsFrom(today), one(filters.month), (value) => monthAhead(Number(value), today)),
    from: listed('from', (value) => `From ${names.from.get(value) ?? titled(value)}`),
    difficulty: offered(
      counts.difficulty,
      DIFFICULTIES,
      filters.difficulty,
      (value) => DIFFICULTY_NAMES[value as Difficulty],
    ),
    rating: offered(counts.rating, numbersToCount(STARS, filters.rating).map(String), one(filters.rating), starsName),
    group: offered(counts.group, numbersToCount(GROUPS, filters.group).map(String), one(filters.group), groupName),
  }
}

/** "4.5 stars and more". */
export function starsName(value: string): string {
  return `${value} stars and more`
}

/** "Runs with fewer than 5 people". */
export function groupName(value: string): string {
  return `Runs with fewer than ${value} people`
}

/** The next such month of the year: 12 on 21 Nov 2026 is "December 2026", 10 "October 2027". */
function monthAhead(month: number, today: CalendarDate): string {
  return `${monthName(month)} ${daysOfMonth(month, today).to.slice(0, 4)}`
}

/** A key as a name: "hill-station" is "Hill station". */
export function spelt(key: string): string {
  return capitalised(key.replaceAll('-', ' '))
}

/** A slug as the name of a place: "new-delhi" is "New Delhi". */
export function titled(slug: string): string {
  return slug.replaceAll(/(^|-)([a-z0-9])/g, (_all, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())
}

/** What a departure city is asked for by. */
export function citySlug(name: string): string {
  return slugify(name)
}

function offered(
  counts: ValueCounts,
  order: readonly string[],
  chosen: readonly string[],
  name: (value: string) => string,
): Choice[] {
  const values = [...order, ...chosen.filter((value) => !order.includes(value))]
  return values
    .map((value) => ({ value, name: name(value), count: counts.get(value) ?? 0, chosen: chosen.includes(value) }))
    .filter(({ count, chosen }) => count > 0 || chosen)
}

function byCount(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}

/** Lengths to count: those offered, and the visitor's own where it is none of them. */
export function lengthsToCount(days: Span | undefined): { value: string; span: Span }[] {
  const [own] = chosenLength(days)
  const isOwn = days && own !== undefined && !LENGTHS.some(({ value }) => value === own)
  return isOwn ? [...LENGTHS, { value: own, span: days }] : [...LENGTHS]
}

/** Numbers to count: those offered, and the visitor's own where it is none of them, in the order of those offered. */
export function numbersToCount(offeredOnes: readonly number[], own: number | undefined): number[] {
  if (own === undefined || offeredOnes.includes(own)) return [...offeredOnes]
  const isRising = offeredOnes[0]! < offeredOnes.at(-1)!
  return [...offeredOnes, own].toSorted((a, b) => (isRising ? a - b : b - a))
}

/** One of the lengths offered, or one of the visitor's own. */
function chosenLength(days: Span | undefined): string[] {
  if (!days) return []
  return [LENGTHS.find(({ span }) => span.from === days.from && span.to === days.to)?.value ?? spanText(days)]
}

function lengthName(value: string): string {
  const own = readSpan([value], Number.MAX_SAFE_INTEGER)
  return LENGTHS.find((length) => length.value === value)?.name ?? (own ? daysText(own) : value)
}

function monthsFrom(today: CalendarDate): string[] {
  const first = monthOf(monthsBegin(today))
  return Array.from({ length: 12 }, (_, ahead) => String(((first - 1 + ahead) % 12) + 1))
}
