import { formatClock } from '#platform/dates.ts'

/** An hour of the clock as it is kept, "04:30". */
export const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/

/** The hour of a clock in hours of the day: 4.5 of "04:30"; no number where it is written otherwise. */
export function hourAt(clock: string): number {
  const [, hours = NaN, minutes = NaN] = CLOCK.exec(clock) ?? []
  return Number(hours) + Number(minutes) / 60
}

/** "04:30" of 4.5, to the minute. */
export function clockAt(hour: number): string {
  const minutes = Math.round(hour * 60)
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** As our own pages say them. */
const SAID: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' }

/** "9:30 pm", "21.30", "5:00" and "noon" as "21:30", "05:00" and "12:00"; what is none as it was typed. */
export function clockTyped(typed: string): string {
  const said = SAID[typed.trim().toLowerCase()]
  if (said) return said
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i.exec(typed.trim()) ?? []
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  return hours === '' || (half && Number(hours) > 12) ? typed.trim() : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** "04:30" as one says it, and as a form shows it: "4:30 am"; what is no hour as it stands. */
export function clockSaid(clock: string): string {
  const [, hours, minutes] = CLOCK.exec(clock) ?? []
  return hours === undefined ? clock : formatClock(Number(hours), Number(minutes))
}

/** What is kept for hours of its own, as a form has it: "Tiger Hill at 4:30 am", "Kanha at 6:00 am, 3:00 pm". */
export function keptText({ name, at = [] }: { name: string; at?: readonly string[] | undefined }): string {
  return at.length === 0 ? name : `${name} at ${at.map(clockSaid).join(', ')}`
}

/** The same read back; a name that ends in no hours is a name. */
export function keptIn(text: string): { name: string; at?: string[] } {
  const [, name = text, hours = ''] = /^(.+) at ((?:\d|noon|midnight)[\d:. apm,noidght]*)$/i.exec(text) ?? []
  const at = hours.split(',').map(clockTyped)
  return at.every((clock) => CLOCK.test(clock)) ? { name, at } : { name: text }
}
