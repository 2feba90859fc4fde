import { istDate, timeOfDay, weekdayOf } from '#platform/dates.ts'
import { listed } from '#platform/wording.ts'
import type { SiteFacts } from './settings.ts'
import { WEEKDAYS } from './weekdays.ts'

/** Business hours as the site says them: "10am - 6pm". */
export function openHoursText({ opensAt, closesAt }: Pick<SiteFacts, 'opensAt' | 'closesAt'>): string {
  return `${clockText(opensAt)} - ${clockText(closesAt)}`
}

/** The days somebody is there, where the operator has said which: "all seven days", "Monday to Saturday", "Tuesday and Friday"; else empty. */
export function openDaysText({ openDays }: Pick<SiteFacts, 'openDays'>): string {
  const open = WEEKDAYS.filter((day) => openDays.includes(day))
  if (open.length === WEEKDAYS.length) return 'all seven days'
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return ''
  const isRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === open.length - 1
  return isRow && open.length > 2 ? `${first} to ${last}` : listed(open)
}

/** Whether somebody is there at an instant: within the hours, and on a day of theirs where the operator has said which. */
export function isOpenAt(
  { opensAt, closesAt, openDays }: Pick<SiteFacts, 'opensAt' | 'closesAt' | 'openDays'>,
  instant: Date,
): boolean {
  const { hours, minutes } = timeOfDay(instant)
  const at = [hours, minutes].map((number) => String(number).padStart(2, '0')).join(':')
  const day = WEEKDAYS[weekdayOf(istDate(instant)) - 1]!
  return opensAt <= at && at < closesAt && (openDays.length === 0 || openDays.includes(day))
}

/** A time of day, "09:30", as it is said: "9.30am". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = minutes > 0 ? `${hours % 12 || 12}.${String(minutes).padStart(2, '0')}` : String(hours % 12 || 12)
  return `${shown}${hours < 12 ? 'am' : 'pm'}`
}
