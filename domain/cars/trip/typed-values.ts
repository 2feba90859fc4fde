import { addDays } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { TimeOfDay } from '#domain/cars/trip.ts'
import type { TripField } from './trip-query.ts'
import type { TripReason } from './problem.ts'

/** Notes what is wrong with a field and gives undefined in place of its value. */
export type Note = (field: TripField, reason: TripReason, words: string) => undefined

const FURTHEST_DAYS = 730

/** A day from today on, within two years; undefined when left empty. */
export function readDate(text: string, today: CalendarDate, note: Note): CalendarDate | undefined {
  if (text === '') return undefined
  if (!isDate(text)) return note('date', 'not-a-date', 'A date is written 2026-12-05.')
  if (text < today) return note('date', 'past-date', 'That day has passed. Choose today or later.')
  if (text > addDays(today, FURTHEST_DAYS)) return note('date', 'not-a-date', 'Choose a day in the next two years.')
  return text
}

/** "7:30" or "07:30" as minutes after midnight; undefined when left empty. */
export function readTime(text: string, field: TripField, note: Note): TimeOfDay | undefined {
  if (text === '') return undefined
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(text) ?? []
  if (hours === undefined) return note(field, 'not-a-time', 'Give the time as hours and minutes, such as 07:30.')
  return Number(hours) * 60 + Number(minutes)
}

/** A whole number from 1 to `most`; undefined when left empty. */
export function readWhole(text: string, field: TripField, most: number, note: Note): number | undefined {
  if (text === '') return undefined
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= 1 && number <= most) return number
  return note(field, 'not-a-number', `Give a whole number from 1 to ${most}.`)
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
