/** Dates of travel are calendar dates 'YYYY-MM-DD' in India; instants are `Date` in UTC. */
export type CalendarDate = string

const IST_OFFSET_MINUTES = 330
const MS_A_DAY = 86_400_000
/** A start asks a million times what lies so many days from one of a few hundred dates. */
const DAY_NUMBERS = new Map<CalendarDate, number>()
const DATES = new Map<number, CalendarDate>()
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The calendar date in India at an instant. */
export function istDate(instant: Date): CalendarDate {
  return new Date(instant.getTime() + IST_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10)
}

/** The instant the day of an instant is over in India. */
export function endOfIstDay(instant: Date): Date {
  return new Date(Date.parse(`${addDays(istDate(instant), 1)}T00:00:00Z`) - IST_OFFSET_MINUTES * 60_000)
}

/** The instant a day begins in India. */
export function startOfIstDay(date: CalendarDate): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - IST_OFFSET_MINUTES * 60_000)
}

/** Whether a text is a day of the calendar, written 2026-12-05. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A calendar date moved by whole days. Throws where there is no such date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const number = dayNumber(date) + days
  const known = DATES.get(number)
  if (known !== undefined) return known
  const moved = new Date(number * MS_A_DAY)
  if (Number.isNaN(moved.getTime())) throw new RangeError(`no date ${date}`)
  const written = `${String(moved.getUTCFullYear()).padStart(4, '0')}-${twoDigits(moved.getUTCMonth() + 1)}-${twoDigits(moved.getUTCDate())}`
  if (isKept(number)) DATES.set(number, written)
  return written
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Days from 1970 to a date; not a number where there is no such date. */
function dayNumber(date: CalendarDate): number {
  const known = DAY_NUMBERS.get(date)
  if (known !== undefined) return known
  const number = Date.parse(`${date}T00:00:00Z`) / MS_A_DAY
  if (isKept(number)) DAY_NUMBERS.set(date, number)
  return number
}

/** Years that anybody travels in: what is asked of others cannot fill the memory. */
function isKept(number: number): boolean {
  return number > 16_000 && number < 36_000
}

/** 1 for a Monday to 7 for a Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** Month number 1 to 12 of a date. */
export function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7))
}

/** 1 to 12 → "January" … "December". Throws outside that range. */
export function monthName(month: number): string {
  const name = MONTHS[month - 1]
  if (!name) throw new RangeError(`no month ${month}`)
  return name
}

/** "Sat 5 Dec 2026", or without the year when `year` is false. */
export function formatDate(date: CalendarDate, { year = true }: { year?: boolean } = {}): string {
  const day = new Date(`${date}T00:00:00Z`)
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][day.getUTCDay()]
  const short = monthName(day.getUTCMonth() + 1).slice(0, 3)
  return `${weekday} ${day.getUTCDate()} ${short}${year ? ` ${day.getUTCFullYear()}` : ''}`
}

/** "Mon 14 Mar to Mon 22 Mar 2027", or one day. */
export function formatDays({ from, to }: { from: CalendarDate; to: CalendarDate }): string {
  const isOfOneYear = from.slice(0, 4) === to.slice(0, 4)
  return from === to ? formatDate(from) : `${formatDate(from, { year: !isOfOneYear })} to ${formatDate(to)}`
}

/** The time of day in India at an instant. */
export function timeOfDay(instant: Date): { hours: number; minutes: number } {
  const there = new Date(instant.getTime() + IST_OFFSET_MINUTES * 60_000)
  return { hours: there.getUTCHours(), minutes: there.getUTCMinutes() }
}

/** "7:42 pm": the time of day in India at an instant. */
export function formatTime(instant: Date): string {
  const { hours, minutes } = timeOfDay(instant)
  return formatClock(hours, minutes)
}

/** "7:42 pm": an hour, 0 to 23, and its minutes as a clock says them. */
export function formatClock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'am' : 'pm'}`
}

/** "2026-11-27 00:08:27": an instant by the clock in India, as a spreadsheet reads it. */
export function istDateTime(instant: Date): string {
  const there = new Date(instant.getTime() + IST_OFFSET_MINUTES * 60_000)
  return there.toISOString().slice(0, 19).replace('T', ' ')
}

/** Month numbers to words by runs, wrapping over the new year: [10,11,12,1,2] → "October to February". */
export function formatMonths(months: readonly number[]): string {
  if (months.length === 12) return 'All year'
  return monthRuns(months)
    .map(([first, last]) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(', ')
}

function monthRuns(months: readonly number[]): [number, number][] {
  const chosen = new Set(months)
  const before = (month: number) => ((month + 10) % 12) + 1
  const after = (month: number) => (month % 12) + 1
  const starts = [...chosen].filter((month) => !chosen.has(before(month))).toSorted((a, b) => a - b)
  return starts.map((start) => {
    let last = start
    while (chosen.has(after(last))) last = after(last)
    return [start, last]
  })
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
