import { istDate, timeOfDay, weekdayOf } from '#platform/dates.ts'
import { listed } from '#platform/wording.ts'
import type { SiteFacts } from './settings.ts'
import { WEEKDAYS } from './weekdays.ts'

/** When an operator is there, and what says that they are there at all. */
export type OpenHours = Pick<
  SiteFacts,
  'opensAt' | 'closesAt' | 'openDays' | 'bandPhone' | 'salesPhones' | 'whatsappNumber'
>

/** Business hours as the site says them: "10am - 6pm". Empty while nobody has said on which days or at which number somebody is there: the hours of SPEC §1 are then no operator's. */
export function openHoursText(site: OpenHours): string {
  const { opensAt, closesAt, openDays, bandPhone, salesPhones, whatsappNumber } = site
  const isSaid = openDays.length + salesPhones.length > 0 || bandPhone !== null || whatsappNumber !== null
  return isSaid ? `${clockText(opensAt)} - ${clockText(closesAt)}` : ''
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
