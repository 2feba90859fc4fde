import { daysBetween, isCalendarDate } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { readDays } from './days.ts'
import { isHindiIn, monthAt, yearAt } from './month-names.ts'
import { readParty } from './party.ts'
import { pastPhrase, phraseEnd, phrases } from './phrases.ts'
import { readPrice } from './price.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

/** Days that a stretch of a sentence names, and the token after it. */
export type DaysInWords = { dates: DateSpan; end: number }

const LONGEST_MONTH_DAYS = 31
/** Whoever names days further apart means something else. */
export const MOST_DAYS = 62
const ORDINAL = phrases('st, nd, rd, th')
/** Not "in": of "for 4 in december" the figure is no day. */
const OF = phrases('of, ke, ki, ka')
export const TO = phrases('to, till, until, -, se, and')
const SIGN = phrases('/, -')
/** "2/3 days", "3/4 star": so many or so many. */
const COUNTED_BY_TWO = phrases(
  'days, day, din, nights, night, raat, weeks, week, star, stars, seater, people, persons, person, pax, log, adults, adult, friends, kids, children, hours, hrs, km',
)
const LEAST_YEAR = 2020

/** "15 december", "15th of dec 2026", "december 15", "15/12/2026", and from one to another: "15 se 20 december", "december 15-20". */
export function daysAt(tokens: readonly Token[], at: number, names: SentenceNames): DaysInWords | undefined {
  const today = names.today!
  const monthFirst = monthFirstDaysAt(tokens, at, names)
  if (monthFirst) return monthFirst
  const first = dayAt(tokens, at, today)
  const to = phraseEnd(tokens, first?.end ?? pastPhrase(tokens, pastNumber(tokens, at), ORDINAL), TO)
  const last = to === undefined ? undefined : dayAt(tokens, to, first?.date ?? today)
  const from = first?.date ?? (last && dayBefore(tokens[at]?.number, last.date))
  if (from === undefined || from < today) return undefined
  if (last && isSpan(from, last.date)) return { dates: { from, to: last.date }, end: last.end }
  return first && { dates: { from, to: from }, end: first.end }
}

/** "nov 28 to dec 3", "december 20-25"; of "december 4 to 7 days" the figures are no days of it. */
function monthFirstDaysAt(tokens: readonly Token[], at: number, names: SentenceNames): DaysInWords | undefined {
  const first = figureAfterMonth(tokens, at, names.today!)
  const to = first && phraseEnd(tokens, first.end, TO)
  if (!first || to === undefined) return undefined
  const last =
    dayThenMonth(tokens, to, first.date) ??
    figureAfterMonth(tokens, to, first.date) ??
    figureIn(tokens, to, { month: monthAt(tokens[at])!, today: first.date })
  if (!last || !isSpan(first.date, last.date)) return undefined
  const isCounted = [at + 1, to].some((one) => countsSomething(tokens, one, names))
  return isCounted ? undefined : { dates: { from: first.date, to: last.date }, end: last.end }
}

function countsSomething(tokens: readonly Token[], at: number, names: SentenceNames): boolean {
  return [readDays, readPrice, readParty].some((rule) => rule(tokens, at, names) !== undefined)
}

function isSpan(from: CalendarDate, to: CalendarDate): boolean {
  return to >= from && daysBetween(from, to) < MOST_DAYS
}

type Day = { date: CalendarDate; end: number }

function dayAt(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  return inFigures(tokens, at, today) ?? dayThenMonth(tokens, at, today) ?? monthThenDay(tokens, at, today)
}

/** "15/12/2026", "15.12.2026" and "15/12", the day first, and "2026-12-15". */
function inFigures(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(tokens[at]?.spellings[0] ?? '')
  if (dotted) return dated(dateText(Number(dotted[3]), Number(dotted[2]), Number(dotted[1])), at + 1)
  const second = phraseEnd(tokens, at + 1, SIGN)
  if (second === undefined) return undefined
  const [first, month] = [tokens[at]?.number, tokens[second]?.number]
  const year = yearAt(tokens, second + 1)
  if (year) return dated(dateText(year.year, month, first), year.end)
  const third = phraseEnd(tokens, second + 1, SIGN)
  if (third !== undefined)
    return first !== undefined && first >= LEAST_YEAR
      ? dated(dateText(first, month, tokens[third]?.number), third + 1)
      : undefined
  const isAtAnyHour = first === 24 && month === 7
  if (
    isAtAnyHour ||
    tokens[at + 1]?.spellings[0] !== '/' ||
    !tokens[second]?.glued ||
    phraseEnd(tokens, second + 1, COUNTED_BY_TWO) !== undefined
  )
    return undefined
  return dated(dateText(nextYear(today, month ?? 0, first), month, first), second + 1)
}

function dated(date: CalendarDate | undefined, end: number): Day | undefined {
  return date === undefined ? undefined : { date, end }
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
  const end = pastNumber(tokens, at + 1)
  const isDay = phraseEnd(tokens, end, ORDINAL) !== undefined || end === tokens.length || yearAt(tokens, end)
  return isDay ? figureAfterMonth(tokens, at, today) : undefined
}

function figureAfterMonth(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  const month = monthAt(tokens[at])
  return month === undefined || isHindiIn(tokens[at]) ? undefined : figureIn(tokens, at + 1, { month, today })
}

function figureIn(
  tokens: readonly Token[],
  at: number,
  { month, today }: { month: number; today: CalendarDate },
): Day | undefined {
  const past = pastNumber(tokens, at)
  if (past === at) return undefined
  return dayOf(tokens, { day: tokens[at]?.number, month, end: pastPhrase(tokens, past, ORDINAL) }, today)
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

/** A day of a month that has none such: "32 december", "30 feb", "30/02/2027", "20 to 31 november". */
export function noSuchDayAt(tokens: readonly Token[], at: number): NoSuchDay | undefined {
  const to = isDay(tokens[at]?.number) ? phraseEnd(tokens, at + 1, TO) : undefined
  const found = monthBesideFigure(tokens, at) ?? (to === undefined ? undefined : monthBesideFigure(tokens, to))
  if (!found) return undefined
  const { day, month, end } = found
  const year = yearAt(tokens, end)
  // A leap day comes, if not every year.
  if (day > MOST_SAID || dateText(year?.year ?? LEAP_YEAR, month, day)) return undefined
  return { day, month, year: year?.year, end: year?.end ?? end }
}

const LEAP_YEAR = 2028
/** Above it a figure counts something else. */
const MOST_SAID = 39

/** A day that has been: "1 january 2026", "20 november" of this year only where the year is said. */
export function dayOverAt(tokens: readonly Token[], at: number, today: CalendarDate): Day | undefined {
  const found = dayAt(tokens, at, today)
  return found && found.date < today ? found : undefined
}

/** A day that was said of a month that does not have it. */
export type NoSuchDay = { day: number; month: number; year: number | undefined; end: number }

function monthBesideFigure(tokens: readonly Token[], at: number): Omit<NoSuchDay, 'year'> | undefined {
  const sign = phraseEnd(tokens, at + 1, SIGN)
  const [day, second] = [tokens[at]?.number, sign === undefined ? undefined : tokens[sign]?.number]
  if (day !== undefined && second !== undefined && second <= DECEMBER && yearAt(tokens, sign! + 1))
    return isDay(day) ? { day, month: second, end: sign! + 1 } : undefined
  if (isDay(day)) {
    const named = pastPhrase(tokens, pastPhrase(tokens, at + 1, ORDINAL), OF)
    const month = isHindiIn(tokens[named]) ? undefined : monthAt(tokens[named])
    return month === undefined ? undefined : { day, month, end: named + 1 }
  }
  const [month, after] = [isHindiIn(tokens[at]) ? undefined : monthAt(tokens[at]), tokens[at + 1]?.number]
  const end = pastPhrase(tokens, at + 2, ORDINAL)
  const isSaid = end > at + 2 || end === tokens.length || yearAt(tokens, end) !== undefined
  return month !== undefined && isDay(after) && isSaid ? { day: after, month, end } : undefined
}

const DECEMBER = 12

function isDay(figure: number | undefined): figure is number {
  return figure !== undefined && Number.isInteger(figure) && figure >= 1
}

/** The year in which a day of the year comes next. */
function nextYear(today: CalendarDate, month: number, day = 0): number {
  const isOver = `${twoDigits(month)}-${twoDigits(day)}` < today.slice(5)
  return Number(today.slice(0, 4)) + (isOver ? 1 : 0)
}

/** A day of a year; undefined where there is none. */
export function dateText(year: number, month = 0, day = 0): CalendarDate | undefined {
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

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
