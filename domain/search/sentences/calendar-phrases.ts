import { addDays, daysBetween, isCalendarDate, weekdayOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { daysOfMonth } from '#domain/search/lists/leaving.ts'
import { isHindiIn, monthAt, yearAt } from './month-names.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Days that a stretch of a sentence names, and the token after it. */
export type DaysInWords = { dates: DateSpan; end: number }

const LONGEST_MONTH_DAYS = 31
const FRIDAY = 5
const SATURDAY = 6
const A_WEEK = 7
/** Whoever names days further apart means something else. */
const MOST_DAYS = 62
const ORDINAL = phrases('st, nd, rd, th')
const OF = phrases('of, ke, ki, ka, in')
const TO = phrases('to, till, until, -, se, and')
const SIGN = phrases('/, -')

/** Parts of a month by the days that begin and end them; 31 is its last. */
const PARTS: readonly [Phrases, number, number][] = [
  [phrases('first week, 1st week, pehle hafte, pahle hafte'), 1, 7],
  [phrases('second week, 2nd week, doosre hafte, dusre hafte'), 8, 14],
  [phrases('third week, 3rd week, teesre hafte, tisre hafte'), 15, 21],
  [phrases('last week, fourth week, aakhri hafte, akhri hafte'), 25, 31],
  [phrases('early, beginning, start, shuru, shuruat'), 1, 10],
  [phrases('mid, middle'), 11, 20],
  [phrases('end, late, aakhir, akhir'), 21, 31],
]

/** "15 december", "15th of dec 2026", "december 15", "15/12/2026", and from one to another: "15 se 20 december". */
export function daysAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  const first = dayAt(tokens, at, today)
  const to = phraseEnd(tokens, first?.end ?? pastNumber(tokens, at), TO)
  const last = to === undefined ? undefined : dayAt(tokens, to, first?.date ?? today)
  const from = first?.date ?? (last && dayBefore(tokens[at]?.number, last.date))
  if (from === undefined || from < today) return undefined
  const isSpan = last && last.date >= from && daysBetween(from, last.date) < MOST_DAYS
  if (isSpan) return { dates: { from, to: last.date }, end: last.end }
  return first && { dates: { from, to: from }, end: first.end }
}

/** "early december", "first week of january", "december end". */
export function partOfMonthAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  const before = partAt(tokens, at)
  const part = before ?? partAt(tokens, pastPhrase(tokens, at + 1, OF))
  const start = before ? pastPhrase(tokens, before.end, OF) : at
  const month = part && monthAt(tokens[start])
  if (!part || month === undefined) return undefined
  const named = before ? start + 1 : part.end
  const year = yearAt(tokens, named)
  return { dates: daysOfPart(part, monthText(month, year?.year, today)), end: year?.end ?? named }
}

const TODAY = phrases('today, aaj')
const TOMORROW = phrases('tomorrow, tmrw, kal')
const THIS_WEEK = phrases('this week, is hafte')
const NEXT_WEEK = phrases('next week, agle hafte, agale hafte, coming week')

/** "tomorrow", "this week", "agle hafte". */
export function soonDaysAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  const sunday = addDays(today, A_WEEK - weekdayOf(today))
  const known: [Phrases, DateSpan][] = [
    [TODAY, { from: today, to: today }],
    [TOMORROW, { from: addDays(today, 1), to: addDays(today, 1) }],
    [THIS_WEEK, { from: today, to: sunday }],
    [NEXT_WEEK, { from: addDays(sunday, 1), to: addDays(sunday, A_WEEK) }],
  ]
  return firstSaid(tokens, at, known)
}

const THIS_WEEKEND = phrases('this weekend, this week end, coming weekend, upcoming weekend, is weekend, is vikend')
const NEXT_WEEKEND = phrases('next weekend, next week end, agle weekend, agle vikend, agale vikend')

/** "this weekend" and "next weekend": the Friday and Saturday one leaves on. */
export function weekendAt(tokens: readonly Token[], at: number, today: CalendarDate): DaysInWords | undefined {
  const isOver = weekdayOf(today) > SATURDAY
  const friday = addDays(today, FRIDAY - weekdayOf(today) + (isOver ? A_WEEK : 0))
  const next = addDays(friday, A_WEEK)
  return firstSaid(tokens, at, [
    [THIS_WEEKEND, { from: friday < today ? today : friday, to: addDays(friday, 1) }],
    [NEXT_WEEKEND, { from: next, to: addDays(next, 1) }],
  ])
}

function firstSaid(
  tokens: readonly Token[],
  at: number,
  known: readonly [Phrases, DateSpan][],
): DaysInWords | undefined {
  for (const [said, dates] of known) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { dates, end }
  }
  return undefined
}

type Day = { date: CalendarDate; end: number }

function dayAt(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  return inFigures(tokens, at) ?? dayThenMonth(tokens, at, today) ?? monthThenDay(tokens, at, today)
}

/** "15/12/2026", the day first. */
function inFigures(tokens: readonly Token[], at: number): Day | undefined {
  const month = phraseEnd(tokens, at + 1, SIGN)
  const year = month === undefined ? undefined : yearAt(tokens, month + 1)
  const date = year && dateText(year.year, tokens[month!]?.number, tokens[at]?.number)
  return date === undefined ? undefined : { date, end: year!.end }
}

function dayThenMonth(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  const day = pastNumber(tokens, at)
  if (day === at) return undefined
  const named = pastPhrase(tokens, pastPhrase(tokens, day, ORDINAL), OF)
  const month = monthAt(tokens[named])
  return month === undefined || isHindiIn(tokens[named])
    ? undefined
    : dayOf(tokens, { day: tokens[at]?.number, month, end: named + 1 }, today)
}

/** Of "december 5 days" the figure is no day: only where it ends the sentence, a year follows or it is written as one. */
function monthThenDay(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  const past = pastNumber(tokens, at + 1)
  const month = past === at + 1 ? undefined : monthAt(tokens[at])
  if (month === undefined || isHindiIn(tokens[at])) return undefined
  const end = pastPhrase(tokens, past, ORDINAL)
  const isDay = end > past || end === tokens.length || yearAt(tokens, end) !== undefined
  return isDay ? dayOf(tokens, { day: tokens[at + 1]?.number, month, end }, today) : undefined
}

function dayOf(
  tokens: readonly Token[],
  { day, month, end }: { day: number | undefined; month: number; end: number },
  today: CalendarDate,
): Day | undefined {
  const year = yearAt(tokens, end)
  const date = dateText(year?.year ?? nextYear(today, month, day), month, day)
  return date === undefined ? undefined : { date, end: year?.end ?? end }
}

/** The year in which a day of the year comes next. */
function nextYear(today: CalendarDate, month: number, day = 0): number {
  const isOver = `${twoDigits(month)}-${twoDigits(day)}` < today.slice(5)
  return Number(today.slice(0, 4)) + (isOver ? 1 : 0)
}

function dateText(year: number, month = 0, day = 0): CalendarDate | undefined {
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return isCalendarDate(date) ? date : undefined
}

function pastNumber(tokens: readonly Token[], at: number): number {
  const day = tokens[at]?.number
  return day !== undefined && Number.isInteger(day) && day >= 1 && day <= LONGEST_MONTH_DAYS ? at + 1 : at
}

/** Of "15 to 20 december" the first day. */
function dayBefore(day: number | undefined, last: CalendarDate): CalendarDate | undefined {
  const date = day !== undefined && Number.isInteger(day) ? `${last.slice(0, 8)}${twoDigits(day)}` : ''
  return isCalendarDate(date) && date <= last ? date : undefined
}

function partAt(tokens: readonly Token[], at: number): { first: number; last: number; end: number } | undefined {
  for (const [said, first, last] of PARTS) {
    const end = phraseEnd(tokens, at, said)
    if (end !== undefined) return { first, last, end }
  }
  return undefined
}

function monthText(month: number, year: number | undefined, today: CalendarDate): string {
  return year === undefined ? daysOfMonth(month, today).to.slice(0, 7) : `${year}-${twoDigits(month)}`
}

function daysOfPart({ first, last }: { first: number; last: number }, month: string): DateSpan {
  const end = [last, 30, 29, 28].find((day) => isCalendarDate(`${month}-${twoDigits(day)}`))!
  return { from: `${month}-${twoDigits(first)}`, to: `${month}-${twoDigits(end)}` }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
