import type { SeasonRate } from '#domain/catalogue/package.ts'
import { monthName } from '#platform/dates.ts'

/** "Christmas and New Year, 20 December to 5 January: 15 % more on twin sharing, every other bed by the same sum." */
export function seasonText({ name, from, to, percent }: SeasonRate): string {
  return `${name}, ${dayText(from)} to ${dayText(to)}: ${Math.abs(percent)}\u00a0% ${percent < 0 ? 'less' : 'more'} on twin sharing, every other bed by the same sum.`
}

function dayText(day: string): string {
  return `${Number(day.slice(3))} ${monthName(Number(day.slice(0, 2)))}`
}
