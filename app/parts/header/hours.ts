import { openDaysText, openHoursText } from '#domain/settings/open-hours.ts'
import type { OpenHours } from '#domain/settings/open-hours.ts'

/** Business hours with the days, where the operator has said which: "10am - 6pm, all seven days", "10am - 6pm, Monday to Saturday"; empty where nothing is said of them. */
export function hoursAndDays(site: OpenHours): string {
  return [openHoursText(site), openDaysText(site)].filter(Boolean).join(', ')
}

/** A number as a telephone link dials it. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
