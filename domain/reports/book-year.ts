import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A year of the books in India, from the first of April to the end of March; months as `2026-11`. */
export type BookYear = { begins: number; name: string; from: CalendarDate; until: CalendarDate; months: string[] }

/** The year of the books that begins in April of a year. */
export function bookYear(begins: number): BookYear {
  const months = Array.from({ length: 12 }, (_, at) => {
    const [year, month] = at < 9 ? [begins, at + 4] : [begins + 1, at - 8]
    return `${year}-${String(month).padStart(2, '0')}`
  })
  const name = `${begins}–${String((begins + 1) % 100).padStart(2, '0')}`
  return { begins, name, from: `${begins}-04-01`, until: addDays(`${begins + 1}-04-01`, -1), months }
}

/** The year of the books a day lies in, by the year it begins in. */
export function bookYearOf(day: CalendarDate): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
}

/** The same day of the year before; the 29th of February is the 28th. */
export function yearBefore(day: CalendarDate): CalendarDate {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before
}

/** The rows of a report added up, figure by figure. */
export function inAll<Sums extends Record<string, number>>(rows: readonly Sums[], none: Sums): Sums {
  const sums = Object.keys(none).map((name) => [name, rows.reduce((sum, row) => sum + row[name]!, 0)])
  return Object.fromEntries(sums) as Sums
}
