import type { Span } from '#domain/search/filters.ts'

/** "4 to 7 days", "Up to 3 days", "8 days and more", "5 days". */
export function daysText({ from, to }: Span): string {
  if (to === undefined) return `${days(from ?? 0)} and more`
  if (!from || (from === 1 && to > 1)) return from === 1 ? `1 to ${days(to)}` : `Up to ${days(to)}`
  return from === to ? days(to) : `${from} to ${days(to)}`
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}
