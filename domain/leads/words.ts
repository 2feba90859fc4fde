import { formatDate, monthName } from '#platform/dates.ts'
import type { EnquiryParty, EnquiryTime } from './enquiry.ts'

/** "Sat 5 Dec 2026 to Wed 9 Dec 2026", "December 2026", "not sure yet". */
export function timeText(time: EnquiryTime): string {
  if (time.kind === 'open') return 'not sure yet'
  if (time.kind === 'month') return `${monthName(Number(time.month.slice(5)))} ${time.month.slice(0, 4)}`
  return formatDate(time.startsOn) + (time.endsOn ? ` to ${formatDate(time.endsOn)}` : '')
}

/** "2 adults, 2 children aged 9 and 6". */
export function partyWords({ adults, ages }: EnquiryParty): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  if (ages.length === 0) return grown
  const listed = ages
    .map(String)
    .join(', ')
    .replace(/, (\d+)$/, ' and $1')
  return `${grown}, ${ages.length} ${ages.length === 1 ? 'child' : 'children'} aged ${listed}`
}
