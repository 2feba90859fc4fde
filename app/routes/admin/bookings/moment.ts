import { formatDate, formatTime, istDate } from '#platform/dates.ts'

/** "Sat 12 Dec 2026, 18:45". */
export function momentText(at: Date): string {
  return `${formatDate(istDate(at))}, ${formatTime(at)}`
}
