import { formatDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DeskWay } from './payment.ts'

/** How and on which day money came that staff took. */
export type CameByHand = { way: DeskWay; on: CalendarDate }

/** How it came, as it ends a sentence. */
export const CAME_BY: Record<DeskWay, string> = {
  cash: 'in cash',
  cheque: 'by cheque',
  transfer: 'by bank transfer',
  'upi-desk': 'by UPI',
}

/** "received in cash on Fri 27 Nov 2026". */
export function receivedText({ way, on }: CameByHand): string {
  return `received ${CAME_BY[way]} on ${formatDate(on)}`
}
