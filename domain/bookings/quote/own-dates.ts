import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** The days a date of one's own may be on. */
export function ownDates(today: CalendarDate): { first: CalendarDate; last: CalendarDate } {
  return { first: addDays(today, PRIVATE_LEAD_DAYS), last: addDays(today, PRIVATE_DAYS_AHEAD) }
}

/** A date of one's own needs so many days to be arranged, and is sold so far ahead. */
const PRIVATE_LEAD_DAYS = 5
const PRIVATE_DAYS_AHEAD = 365
