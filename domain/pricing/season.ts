import { isInSpan } from '#domain/catalogue/day-of-year.ts'
import type { SeasonRate } from '#domain/catalogue/package.ts'
import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import { percentOf, roundToRupee } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

/** Whether a date lies in a season, which may span the new year. */
export function fallsIn(date: CalendarDate, season: Pick<SeasonRate, 'from' | 'to'>): boolean {
  return isInSpan(date.slice(5), season)
}

/** The first day of spans, both ends in them, on which the seasons ask for least; a season counts before those after it. Undefined where there is no day. */
export function cheapestDay(
  seasons: readonly SeasonRate[],
  spans: readonly { from: CalendarDate; to: CalendarDate }[],
): CalendarDate | undefined {
  const percentOn = (day: CalendarDate) => seasons.find((one) => fallsIn(day, one))?.percent ?? 0
  let best = spans[0]?.from
  if (best === undefined || seasons.length === 0) return best
  for (const { from, to } of spans)
    for (let day = from; day <= to; day = addDays(day, 1)) if (percentOn(day) < percentOn(best)) best = day
  return best
}

/** The twin price in a season, to the whole rupee: what a departure of its days is priced at, and a date of one's own. */
export function twinInSeason(twinPaise: Paise, percent: number): Paise {
  return roundToRupee(twinPaise + Math.sign(percent) * percentOf(twinPaise, Math.abs(percent)))
}
