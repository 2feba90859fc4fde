import { isCalendarDate, istDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'

const DAY = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/-](\d{1,2})[/-](\d{4}))(?:[T ]\s*(.+))?$/
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?([AP]M)?$/i
const ZONE = /\s*(?:(Z|UTC|GMT)|(IST)|([+-]\d{2}):?(\d{2}))$/i

/**
 * The day in India a text tells of: 2026-12-05 or 05/12/2026, day first, alone or with a time after it. A time without a zone is India's own; one with a zone (`Z`, `UTC`, `+00:00`) is
 * moved to India first, which may be the next day there. Undefined of anything else.
 */
export function dayIn(text: string): CalendarDate | undefined {
  const [, y1, m1, d1, d2, m2, y2, time] = DAY.exec(text.trim()) ?? []
  const day = [y1 ?? y2, m1 ?? m2, d1 ?? d2].map((part) => (part ?? '').padStart(2, '0')).join('-')
  if (!isCalendarDate(day)) return undefined
  return time === undefined ? day : dayAt(day, time)
}

function dayAt(day: CalendarDate, said: string): CalendarDate | undefined {
  const zone = ZONE.exec(said)
  const time = TIME.exec(zone ? said.slice(0, zone.index) : said)
  const clock = time && clockOf(time)
  if (!clock) return undefined
  return !zone || zone[2] ? day : abroad(`${day}T${clock}${zone[1] ? 'Z' : `${zone[3]}:${zone[4]}`}`)
}

function clockOf([, hours, minutes, seconds = '00', half]: RegExpExecArray): string | undefined {
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return [String(hour).padStart(2, '0'), minutes, seconds].join(':')
}

function abroad(text: string): CalendarDate | undefined {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : istDate(at)
}
