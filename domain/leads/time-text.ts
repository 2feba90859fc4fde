import { formatDate, monthName } from '#platform/dates.ts'
import type { EnquiryTime } from './enquiry.ts'

/** "Sat 5 Dec 2026 to Wed 9 Dec 2026", "December 2026", "not sure yet". */
export function timeText(time: EnquiryTime): string {
  if (time.kind === 'open') return 'not sure yet'
  if (time.kind === 'month') return `${monthName(Number(time.month.slice(5)))} ${time.month.slice(0, 4)}`
  return formatDate(time.startsOn) + (time.endsOn ? ` to ${formatDate(time.endsOn)}` : '')
}
