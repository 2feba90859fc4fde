import { daysOfMonth, restOfMonth } from '#domain/search/lists/departure-query.ts'
import type { Span } from '#domain/search/filters.ts'
import { addDays, daysBetween, formatDate, formatDays, monthName, monthOf } from '#platform/dates.ts'
import type { CalendarDate } from '#platform/dates.ts'
import type { DateSpan } from '#platform/query-values.ts'
import { dayOverAt, daysAt, MOST_DAYS, noSuchDayAt, TO } from './calendar-days.ts'
import type { DaysInWords } from './calendar-days.ts'
import { partOfMonthAt, seasonAt, soonDaysAt, weekendAt } from './calendar-phrases.ts'
import { monthAt, yearAt } from './month-names.ts'
import type { Occasion } from './occasions.ts'
import { pastPhrase, phraseEnd, phrases, says } from './phrases.ts'
import { afterWedding, withinDays } from './typed-days.ts'
import { weekdayAt } from './weekdays.ts'
import type { SentenceMeaning, Rule } from './sentence-rule.ts'
import type { SentenceNames } from './sentence-names.ts'
import type { Token } from './tokens.ts'

const BEFORE = phrases(
  'on the, on, in the, in, during, for the, for, of, this, next, coming, around, about, by, starting on, starting from, starting, from',
)
const AFTER = phrases('ke aas paas, ke liye, ke din, ko, mein, me, men, par, pe, ka, ki, ke')
/** The Diwali of the gods is fifteen days later. */
const ANOTHER_FESTIVAL = 'dev'
/** That of last year one has been away on. */
const OVER = 'last'
const OFF = phrases(
  'school holidays, school holiday, school vacation, holidays, holiday, vacation, vacations, break, time, ki chutti, ki chhutti, chhutti, chutti, ki chuttiyan, ki chhuttiyan, weekend, long weekend, week, ka hafta, wala hafta',
)
const WEEKEND = phrases('weekend, week end, vikend, ka weekend')
const LONG_WEEKEND = phrases('long weekend, long weekends, long week end, lambe vikend, lamba weekend')
const DAY_OFF = phrases('ki chutti, ki chhutti, chutti, chhutti, ki chuttiyan, ki chhuttiyan, pe chutti, ki holiday')
const BACK = phrases(
  'and leaving on, and leaving, leaving on, and returning on, and returning, returning on, returning, and return on, return on, and back on, back on, and back by, back by, and flying back on, flying back on, and fly back on, wapas, wapsi',
)
const NEXT = phrases('next, coming, upcoming, this, agle')
const A_WEEKEND: Span = { from: 2, to: 3 }
const A_LONG_WEEKEND: Span = { from: 2, to: 4 }
const ALL_OF_IT: Span = { from: 3, to: 4 }
/** A holiday that is so near to a long weekend is why there is one. */
const NEARBY_DAYS = 2
/** Where a holiday makes no long weekend, people take the days before it off. */
const TAKEN_OFF_DAYS = 4

type DatedMeaning = Pick<SentenceMeaning, 'says' | 'note' | 'filters' | 'feast' | 'isTyped'> & {
  key?: 'month'
  end: number
}

/** Which days: "15 december", "next weekend", "first week of january", "long weekend in january", "diwali". */
export const readDates: Rule = (tokens, at, names) => {
  if (!names.today) return undefined
  const start = pastPhrase(tokens, at, BEFORE)
  const found =
    longWeekendAt(tokens, at, names) ??
    weekend(tokens, at, names.today) ??
    soon(tokens, [at, start], names) ??
    occasion(tokens, start, names) ??
    yearOfOccasion(tokens, at, names) ??
    dayOver(tokens, start, names.today) ??
    noSuchDay(tokens, start, names)
  return found && { key: 'dates', ...found, end: pastPhrase(tokens, found.end, AFTER) }
}

function weekend(tokens: readonly Token[], at: number, today: CalendarDate): DatedMeaning | undefined {
  const start = pastPhrase(tokens, at, BEFORE_A_WEEKEND)
  const found = weekendAt(tokens, start, today)
  if (found) return departingOn(found, A_WEEKEND)
  const day = weekdayAt(tokens, start, today)
  return day && departingOn(day, day.days)
}

const BEFORE_A_WEEKEND = phrases('on, for, in, on the, for the')

function soon(tokens: readonly Token[], starts: readonly number[], names: SentenceNames): DatedMeaning | undefined {
  const today = names.today!
  for (const start of starts) {
    const found =
      soonDaysAt(tokens, start, today) ??
      seasonAt(tokens, start, today) ??
      daysAt(tokens, start, names) ??
      partOfMonthAt(tokens, start, today)
    const isADay = found && found.dates.from === found.dates.to
    const isFree = isADay && isHoliday(found.dates.from, names) && phraseEnd(tokens, found.end, DAY_OFF) !== undefined
    if (isFree || (isADay && phraseEnd(tokens, found.end, WEEKEND) !== undefined))
      return longWeekendOf({ ...found, end: pastPhrase(tokens, found.end, OFF) }, names)
    const back = isADay ? untilBack(tokens, found, names) : undefined
    if (back) return back
    const married = isADay ? afterWedding(tokens, start, found) : undefined
    if (married) return departingOn(married)
    if (found && daysAt(tokens, start, names)) return withinDays(tokens, start, { found, names }) ?? departingOn(found)
    if (found) return departingOn(found)
  }
  return undefined
}

function isHoliday(date: CalendarDate, { occasions = [] }: SentenceNames): boolean {
  return occasions.some(({ days }) => days.from <= date && days.to >= date)
}

/** "12 april and leaving on 17 april": as many days as from the one to the other. */
function untilBack(
  tokens: readonly Token[],
  { dates: { from }, end }: DaysInWords,
  names: SentenceNames,
): DatedMeaning | undefined {
  const back = phraseEnd(tokens, end, BACK)
  const last = back === undefined ? undefined : daysAt(tokens, back, { ...names, today: from })
  const days = last && daysBetween(from, last.dates.to) + 1
  if (!last || days === undefined || days < 2 || days > MOST_DAYS) return undefined
  return departingOn({ dates: { from, to: from }, end: last.end }, { from: days, to: days })
}

function departingOn({ dates, end }: DaysInWords, days?: Span): DatedMeaning {
  return { says: `Leaving ${formatDays(dates)}`, filters: { dates, ...(days && { days }) }, end }
}

/** The month of a day that is over, and that it is. */
function dayOver(tokens: readonly Token[], at: number, today: CalendarDate): DatedMeaning | undefined {
  const found = dayOverAt(tokens, at, today)
  if (!found) return undefined
  const month = monthOf(found.date)
  const note = `${formatDate(found.date)} is over`
  return { key: 'month', says: `In ${monthName(month)}`, note, filters: { month }, end: found.end }
}

/** The month of a day there is not, and that there is none; of days from it to another the last day there is. */
function noSuchDay(tokens: readonly Token[], at: number, names: SentenceNames): DatedMeaning | undefined {
  const found = noSuchDayAt(tokens, at)
  if (!found) return undefined
  const { day, month, year, end } = found
  const none = `no ${ordinal(day)}${year === undefined ? '' : ` in ${year}`}`
  const to = phraseEnd(tokens, end, TO)
  const last = to === undefined ? undefined : lastDayAt(tokens, to, { names, year })
  if (!last) return { key: 'month', says: `In ${monthName(month)}`, note: `it has ${none}`, filters: { month }, end }
  const dates = { from: restOfMonth(month, addDays(last.dates.to, -MOST_DAYS)).to, to: last.dates.to }
  return dates.from < names.today! || dates.from > dates.to
    ? undefined
    : { ...departingOn({ dates, end: last.end }), note: `${monthName(month)} has ${none}` }
}

/** Days that end as said; of the year that was said of the first where theirs is earlier. */
function lastDayAt(
  tokens: readonly Token[],
  at: number,
  { names, year }: { names: SentenceNames; year: number | undefined },
): DaysInWords | undefined {
  const found = daysAt(tokens, at, names)
  if (!found || year === undefined || yearOf(found.dates.to) >= year) return found
  const inYear = (date: CalendarDate) => `${year}${date.slice(4)}`
  return { dates: { from: inYear(found.dates.from), to: inYear(found.dates.to) }, end: found.end }
}

function ordinal(day: number): string {
  const teens = day % 100 > 10 && day % 100 < 14
  return `${day}${(teens ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`
}

function occasion(tokens: readonly Token[], at: number, names: SentenceNames): DatedMeaning | undefined {
  const found = occasionAt(tokens, at, names)
  if (!found) return undefined
  const { departing: dates, days, says: because } = found.occasion
  const off = pastPhrase(tokens, found.end, OFF)
  if (phraseEnd(tokens, found.end, WEEKEND) !== undefined) return longWeekendOf({ dates: days, end: off }, names)
  const said = yearAt(tokens, off)
  const feast = found.occasion.name
  if (!said) return { says: because, filters: { dates }, feast, end: off }
  return inItsYear(found.occasion, { ...said, end: pastPhrase(tokens, said.end, OFF) })
}

/** Of what a package is named for the word finds the package: only the year after it is read, "pushkar fair 2026". */
function yearOfOccasion(
  tokens: readonly Token[],
  at: number,
  { occasions = [] }: SentenceNames,
): DatedMeaning | undefined {
  const said = yearAt(tokens, at)
  if (!said || at === 0) return undefined
  const isBefore = ({ said: names, isBorne }: Occasion) =>
    isBorne && tokens.some((_, from) => from < at && phraseEnd(tokens, from, names) === at)
  const found = occasions.find(isBefore)
  return found && inItsYear(found, said)
}

function inItsYear(
  { says: because, departing: dates, days }: Occasion,
  { year, end }: { year: number; end: number },
): DatedMeaning {
  const note = noteOf(year, days)
  return { says: because, ...(note && { note }), filters: { dates }, end }
}

function noteOf(year: number, { from, to }: DateSpan): string | undefined {
  if (year < yearOf(from)) return `that of ${year} is over`
  return year > yearOf(to) ? `nothing is sold for that of ${year} yet` : undefined
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

function occasionAt(tokens: readonly Token[], at: number, { occasions = [] }: SentenceNames) {
  if ([ANOTHER_FESTIVAL, OVER].some((word) => says(tokens[at - 1], word, false))) return undefined
  for (const one of occasions) {
    const end = phraseEnd(tokens, at, one.said)
    const isMeant = end !== undefined && (!one.isBorne || phraseEnd(tokens, end, OFF) !== undefined)
    if (isMeant) return { occasion: one, end }
  }
  return undefined
}

/** "long weekend in january", "26 january long weekend", "the next long weekend". */
function longWeekendAt(tokens: readonly Token[], at: number, names: SentenceNames): DatedMeaning | undefined {
  if (!tokens.some((_token, one) => phraseEnd(tokens, one, LONG_WEEKEND) !== undefined)) return undefined
  const next = phraseEnd(tokens, at, NEXT)
  const said = phraseEnd(tokens, next ?? at, LONG_WEEKEND)
  if (said === undefined) {
    const when = whenAt(tokens, at, names)
    const end = when && phraseEnd(tokens, pastPhrase(tokens, when.end, AFTER), LONG_WEEKEND)
    return end === undefined ? undefined : longWeekendOf({ ...when!, end }, names)
  }
  const when = whenAt(tokens, pastPhrase(tokens, said, BEFORE), names)
  if (when) return longWeekendOf(when, names)
  const first = names.longWeekends?.[0]
  return first && departingOn({ dates: evesOf(first), end: said }, next === undefined ? ALL_OF_IT : A_LONG_WEEKEND)
}

type When = { month: number; end: number } | { dates: DateSpan; end: number }

function whenAt(tokens: readonly Token[], at: number, names: SentenceNames): When | undefined {
  const days = daysAt(tokens, at, names)
  if (days) return days
  const known = occasionAt(tokens, at, names)
  if (known) return { dates: known.occasion.days, end: known.end }
  const month = monthAt(tokens[at])
  return month === undefined ? undefined : { month, end: at + 1 }
}

function longWeekendOf(when: When, { longWeekends = [], today }: SentenceNames): DatedMeaning {
  const wanted = 'month' in when ? daysOfMonth(when.month, today!) : reaching(when.dates)
  const found = longWeekends.find(({ from, to }) => from <= wanted.to && to >= wanted.from)
  if (found) return departingOn({ dates: evesOf(found), end: when.end }, A_LONG_WEEKEND)
  if (!('month' in when)) {
    const dates = { from: addDays(when.dates.from, -TAKEN_OFF_DAYS), to: when.dates.to }
    return departingOn({ dates, end: when.end }, A_LONG_WEEKEND)
  }
  const { month, end } = when
  return { key: 'month', says: `In ${monthName(month)}`, filters: { month, days: A_LONG_WEEKEND }, end }
}

function reaching({ from, to }: DateSpan): DateSpan {
  return { from: addDays(from, -NEARBY_DAYS), to: addDays(to, NEARBY_DAYS) }
}

/** One leaves on the evening before it or on any of its days but the last. */
function evesOf({ from, to }: DateSpan): DateSpan {
  return { from: addDays(from, -1), to: addDays(to, -1) }
}
