import type { SiteFacts } from '#domain/settings/settings.ts'

/** Business hours as the site says them: "10am - 6pm". */
export function hoursText({ opensAt, closesAt }: Pick<SiteFacts, 'opensAt' | 'closesAt'>): string {
  return `${twelveHours(opensAt)} - ${twelveHours(closesAt)}`
}

function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = minutes > 0 ? `${hours % 12 || 12}.${String(minutes).padStart(2, '0')}` : String(hours % 12 || 12)
  return `${shown}${hours < 12 ? 'am' : 'pm'}`
}

/** A number as a telephone link dials it. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
