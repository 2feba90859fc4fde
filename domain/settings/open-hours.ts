import type { SiteFacts } from './settings.ts'

/** Business hours as the site says them: "10am - 6pm". */
export function openHoursText({ opensAt, closesAt }: Pick<SiteFacts, 'opensAt' | 'closesAt'>): string {
  return `${clockText(opensAt)} - ${clockText(closesAt)}`
}

/** A time of day, "09:30", as it is said: "9.30am". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = minutes > 0 ? `${hours % 12 || 12}.${String(minutes).padStart(2, '0')}` : String(hours % 12 || 12)
  return `${shown}${hours < 12 ? 'am' : 'pm'}`
}
