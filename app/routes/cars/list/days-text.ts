import { addDays, formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

/** ", Sat 19 Dec 2026" of one day, ", Sat 19 Dec to Sun 20 Dec 2026" of several; nothing where no date is told. */
export function onDaysText(date: CalendarDate | undefined, days: number): string {
  if (!date) return ''
  const last = addDays(date, days - 1)
  return days > 1 ? `, ${formatDate(date, { year: false })} to ${formatDate(last)}` : `, ${formatDate(last)}`
}
