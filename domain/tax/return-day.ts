import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** The day of the next month on which the return GSTR-1 of a month is due (CGST Act, section 37(1)). */
export const RETURN_DUE = 11

/** Whether the return of the month a day in India lies in is not due yet, or due `today`: so long that month may still change. */
export function isReturnOpen(day: CalendarDate, today: CalendarDate): boolean {
  return day.slice(0, 7) >= addDays(today, -RETURN_DUE).slice(0, 7)
}

/**
 * The day on which the tax of an advance counts that came on a day in India and is entered `today`. It is due when the money comes (CGST Act, section 13(2)); where the return
 * of that month was due before, it can only stand in the one that is open.
 */
export function advanceTaxDay(cameOn: CalendarDate, today: CalendarDate): CalendarDate {
  return isReturnOpen(cameOn, today) ? cameOn : today
}
