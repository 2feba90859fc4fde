import type { DeskFilters } from '#domain/bookings/desk/departures-desk.server.ts'
import { matching } from '#app/routes/admin/counted.ts'
import { departuresText, monthText } from './words.ts'

type Listed = {
  list: { total: number; off: number; sold: number; capacity: number } | undefined
  filters: Pick<DeskFilters, 'words' | 'city' | 'month' | 'state'>
}

/** What a list of departures holds, in a sentence with its figures. */
export function listText({ list, filters }: Listed): string {
  const { total = 0, off = 0, sold = 0, capacity = 0 } = list ?? {}
  const isNarrowed = filters.words || filters.city || filters.month || filters.state
  const isSought = Boolean(filters.words || filters.city || (filters.state && filters.state !== 'left'))
  const since = filters.month
    ? ` in ${monthText(filters.month)}`
    : filters.state === 'left'
      ? ' so far'
      : ' from today on'
  if (total === 0) return `Nothing leaves${since}${isSought ? ' that matches' : ''}.`
  return `${departuresText(total)}${since}${matching(total, Boolean(isNarrowed))}${offText(off, total)}${seatsSoldText(off === total ? 0 : capacity, sold)}.`
}

/** Of what was called off the seats are not counted, which is said where some was. */
function offText(off: number, total: number): string {
  if (off === 0) return ''
  if (off === total) return total === 1 ? ', called off' : ', all called off'
  return `, ${off.toLocaleString('en-IN')} of them called off`
}

function seatsSoldText(capacity: number, sold: number): string {
  if (capacity === 0) return ''
  return `, ${sold.toLocaleString('en-IN')} of ${capacity.toLocaleString('en-IN')} seats sold`
}
