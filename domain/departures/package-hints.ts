import { LONGEST_DRIVE_KM } from '#domain/catalogue/package.ts'
import { addDays, monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** A page shows so many pictures at least, each of another hour. */
export const FEWEST_PICTURES = 4
/** Whoever plans a journey looks so far ahead. */
export const DATES_AHEAD_DAYS = 120

export type HintFacts = {
  pictureCount: number
  /** The last date that is on sale. */
  lastStartsOn: CalendarDate | null
  /** The day with the longest drive. */
  longest: { day: number; km: number } | null
}

/** What is worth mending of a package, in words. */
export function hintsOf({ pictureCount, lastStartsOn, longest }: HintFacts, today: CalendarDate): string[] {
  return [
    ...(pictureCount < FEWEST_PICTURES ? [`No picture ${pictureCount + 1}`] : []),
    ...(lastStartsOn === null ? ['No departure'] : []),
    ...(lastStartsOn !== null && lastStartsOn < addDays(today, DATES_AHEAD_DAYS)
      ? [`No departure after ${monthName(monthOf(lastStartsOn))}`]
      : []),
    ...(longest && longest.km > LONGEST_DRIVE_KM ? [`Day ${longest.day} drives ${longest.km} km`] : []),
  ]
}
