import { openHoursText } from '#domain/settings/open-hours.ts'
import { WEEKDAYS } from '#domain/settings/weekdays.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import { listed } from '#platform/wording.ts'

/** Business hours with the days, where the operator has said which: "10am - 6pm, all seven days", "10am - 6pm, Monday to Saturday". */
export function hoursAndDays(site: Pick<SiteFacts, 'opensAt' | 'closesAt' | 'openDays'>): string {
  return [openHoursText(site), daysText(site.openDays)].filter(Boolean).join(', ')
}

function daysText(openDays: SiteFacts['openDays']): string {
  const open = WEEKDAYS.filter((day) => openDays.includes(day))
  if (open.length === WEEKDAYS.length) return 'all seven days'
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return ''
  const isRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === open.length - 1
  return isRow && open.length > 2 ? `${first} to ${last}` : listed(open)
}

/** A number as a telephone link dials it. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
