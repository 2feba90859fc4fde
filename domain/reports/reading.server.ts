import { sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Actor } from '#domain/policy/actor.ts'
import { demand } from '#domain/policy/policy.ts'
import { addDays, startOfIstDay } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { done } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { BookYear } from './book-year.ts'

/** Reads a report for whoever may read reports. Refuses `forbidden`. */
export async function reading<Report>(actor: Actor, read: () => Promise<Report>): Promise<Result<Report, 'forbidden'>> {
  const allowed = demand(actor, 'reports.read')
  return allowed.ok ? done(await read()) : allowed
}

const PAGE_SIZE = 50

/** Where a page of so many rows lies, and how many pages there are. */
export function pageOf(total: number, page: number): { pages: number; cut: Cut } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return { pages, cut: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } }
}

export type Cut = { limit: number; offset: number }

/** A whole register, so many rows `atOnce`, each time those after the last one; nothing for who may not read reports. */
export async function* readingOn<Row>(
  actor: Actor,
  atOnce: number,
  readAfter: (last: Row | undefined, cut: Cut) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  if (!demand(actor, 'reports.read').ok) return
  for (let last: Row | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows = await readAfter(last, { limit: atOnce, offset: 0 })
    yield rows
    last = rows.length < atOnce ? undefined : rows.at(-1)
  }
}

/** The first and the last day of a month (`2026-11`). */
export function daysOfMonth(month: string): { from: CalendarDate; until: CalendarDate } {
  return { from: `${month}-01`, until: addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1) }
}

/** The months of a year of the books as rows, each with the instants it begins and ends at, to add up what happened in each by the index of its time. */
export function monthRows({ months }: BookYear): SQL {
  const rows = months.map((month, at) => {
    const next = months[at + 1] ?? addDays(`${month}-01`, 31).slice(0, 7)
    const [start, end] = [`${month}-01`, `${next}-01`].map((day) => startOfIstDay(day).toISOString())
    return sql`(${month}::text, ${start}::timestamptz, ${end}::timestamptz)`
  })
  return sql`(values ${sql.join(rows, sql`, `)}) as months (month, starts_at, ends_at)`
}

/** Of a row beside those months: whether it happened in one. */
export function isInMonth(at: AnyColumn): SQL {
  return sql`${at} >= months.starts_at and ${at} < months.ends_at`
}

/** A sum that is 0 of nothing, as a number. */
export function sumOf(what: SQL | AnyColumn, where: SQL = sql`true`): SQL<number> {
  return sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number)
}

/** The instants a year of the books begins and ends at. */
export function instantsOf({ from, until }: Pick<BookYear, 'from' | 'until'>): { start: Date; end: Date } {
  return { start: startOfIstDay(from), end: startOfIstDay(addDays(until, 1)) }
}

/** A row for every month of a year, those nothing was found for as nothing. */
export function everyMonth<Row extends { month: string }>(
  { months }: BookYear,
  found: readonly Row[],
  none: Omit<Row, 'month'>,
): Row[] {
  return months.map((month) => found.find((row) => row.month === month) ?? ({ month, ...none } as Row))
}
